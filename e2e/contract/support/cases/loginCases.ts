import {
  loginWithFirstPartyToken,
  loginWithPassword,
  loginWithRememberMe,
  loginWithSwitchTicket,
  requestConsoleAuthCode,
  requestSwitchTicket,
} from '../../../../services/account/sessions';
import { confirmProfile, getExternalProfiles, linkProfile, unlinkProfile } from '../../../../services/account/profiles';
import { logoutEverywhere } from '../../../../services/account/logout';
import type { LoginResponse } from '../../../../services/account/sessions';
import { request } from '../../../../services/http/endpoint';
import { newPlayer } from '../fixture';
import { as, asDemo, asVisitor, type EndpointCase, endpointCase } from './endpointCase';

const noBoolean = { body: { rememberMe: 'yes' }, names: 'rememberMe' };
const isSession = (response: LoginResponse) => expect(response.kind).toBe('session');

/** Every kind of login, and the codes and tickets that they need. */
export const loginCases: readonly EndpointCase[] = [
  endpointCase({
    endpoint: loginWithPassword,
    prepare: asVisitor(({ demo: { email, password } }) => ({ email, password })),
    expects: (response, { demo }) => expect(response).toMatchObject({ kind: 'session', userId: demo.session.userId }),
    malformed: noBoolean,
    wrong: { email: 'northwind@meridian.example', password: 'not it' },
  }),
  endpointCase({
    endpoint: loginWithRememberMe,
    prepare: async (fixture) => {
      const { session } = await newPlayer(fixture);
      return { context: fixture.visitor, input: { ticket: session.rememberMeTicket ?? '', rememberMe: true } };
    },
    expects: (response) => expect(response.kind === 'session' && response.rememberMeTicket).toBeTruthy(),
    malformed: null,
    wrong: { ticket: 'unknown' },
  }),
  endpointCase({
    endpoint: loginWithSwitchTicket,
    prepare: async (fixture) => {
      const { switchTicket } = await request(requestSwitchTicket, {}, fixture.demo.context);
      return { context: fixture.visitor, input: { ticket: switchTicket } };
    },
    expects: isSession,
    malformed: null,
    wrong: { ticket: 'unknown' },
  }),
  endpointCase({
    endpoint: loginWithFirstPartyToken,
    prepare: asVisitor(() => ({ platform: 'psn' as const, token: 'demo-psn-northwind' })),
    expects: (response, { demo }) => expect(response).toMatchObject({ userId: demo.session.userId }),
    malformed: noBoolean,
    wrong: { platform: 'xbl', token: 'demo-psn-northwind' },
  }),
  endpointCase({
    endpoint: requestConsoleAuthCode,
    prepare: asVisitor(() => ({ deviceName: 'Living room' })),
    expects: ({ userCode, intervalSec }) => {
      expect(userCode).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
      expect(intervalSec).toBeGreaterThan(0);
    },
    malformed: { body: { deviceName: 7 }, names: 'deviceName' },
  }),
  endpointCase({
    endpoint: requestSwitchTicket,
    prepare: asDemo(() => ({})),
    malformed: { body: { appId: 'the-club' }, names: 'appId' },
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: linkProfile,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { userId: player.session.userId, otherTicket: 'xbl t=demo-xbl-waiting' });
    },
    expects: (profiles) => expect(profiles).toMatchObject([{ platformType: 'xbl' }]),
    malformed: { body: { otherTicket: 7 }, names: 'otherTicket' },
  }),
  // The profile is confirmed, so that the call changes nothing of the demo player.
  endpointCase({
    endpoint: confirmProfile,
    prepare: async ({ demo }) => {
      const [profile] = await request(getExternalProfiles, null, demo.context);
      return as(demo, { userId: demo.session.userId, profileId: profile?.profileId ?? '' });
    },
    expects: ([profile]) => expect(profile).toMatchObject({ platformType: 'psn', isConfirmed: true }),
    malformed: null,
  }),
  // The call voids its own ticket, which could not name another player after that.
  endpointCase({
    endpoint: logoutEverywhere,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { userId: player.session.userId });
    },
    malformed: null,
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: unlinkProfile,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const { userId } = player.session;
      const otherTicket = 'nintendo t=demo-nintendo-waiting';
      const [profile] = await request(linkProfile, { userId, otherTicket }, player.context);
      return as(player, { userId, profileId: profile?.profileId ?? '' });
    },
    malformed: null,
  }),
];
