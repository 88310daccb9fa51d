import * as login from '../../../../services/account/login';
import { unlinkProfile } from '../../../../services/account/moreEndpoints';
import { linkProfile } from '../../../../services/account/endpoints';
import type { LoginResponse } from '../../../../services/account/types';
import { request } from '../../../../services/http/endpoint';
import { letterFrom } from '../letters';
import { cautiousPlayer, newPlayer, type World } from '../world';
import { as, asDemo, asVisitor, way, type Way } from './way';

const noBoolean = { body: { rememberMe: 'yes' }, names: 'rememberMe' };
const isSession = (reply: LoginResponse) => expect(reply.kind).toBe('session');

/** Every way to log in, and what they begin with. */
export const loginWays: readonly Way[] = [
  way({
    endpoint: login.loginWithPassword,
    prepare: asVisitor(({ demo: { email, password } }) => ({ email, password })),
    expects: (reply, { demo }) => expect(reply).toMatchObject({ kind: 'session', userId: demo.session.userId }),
    malformed: noBoolean,
    wrong: { email: 'northwind@meridian.example', password: 'not it' },
  }),
  way({
    endpoint: login.loginWithRememberMe,
    prepare: async (world) => {
      const { session } = await newPlayer(world);
      return { context: world.visitor, input: { ticket: session.rememberMeTicket ?? '', rememberMe: true } };
    },
    expects: (reply) => expect(reply.kind === 'session' && reply.rememberMeTicket).toBeTruthy(),
    malformed: null,
    wrong: { ticket: 'nobodys' },
  }),
  way({
    endpoint: login.loginWithSwitchTicket,
    prepare: async (world) => {
      const { switchTicket } = await request(login.requestSwitchTicket, {}, world.demo.context);
      return { context: world.visitor, input: { ticket: switchTicket } };
    },
    expects: isSession,
    malformed: null,
    wrong: { ticket: 'nobodys' },
  }),
  way({
    endpoint: login.loginWithFirstPartyToken,
    prepare: asVisitor(() => ({ platform: 'psn' as const, token: 'demo-psn-northwind' })),
    expects: (reply, { demo }) => expect(reply).toMatchObject({ userId: demo.session.userId }),
    malformed: noBoolean,
    wrong: { platform: 'xbl', token: 'demo-psn-northwind' },
  }),
  way({
    endpoint: login.confirmSecondFactor,
    prepare: async (world) => {
      const twoFactorTicket = await waitingLogin(world);
      const letter = await letterFrom(() => request(login.sendSecondFactorCode, { twoFactorTicket }, world.visitor), {
        ...cautiousPlayer,
        platform: world.platform,
      });
      return { context: world.visitor, input: { twoFactorTicket, code: /\b\d{6}\b/.exec(letter)?.[0] ?? '' } };
    },
    expects: isSession,
    malformed: null,
    wrong: { twoFactorTicket: 'nobodys', code: '000000' },
  }),
  way({
    endpoint: login.sendSecondFactorCode,
    prepare: async (world) => ({ context: world.visitor, input: { twoFactorTicket: await waitingLogin(world) } }),
    malformed: null,
    wrong: { twoFactorTicket: 'nobodys' },
  }),
  way({
    endpoint: login.requestConsoleAuthCode,
    prepare: asVisitor(() => ({ deviceName: 'Living room' })),
    expects: ({ userCode, intervalSec }) => {
      expect(userCode).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
      expect(intervalSec).toBeGreaterThan(0);
    },
    malformed: { body: { deviceName: 7 }, names: 'deviceName' },
  }),
  way({
    endpoint: login.requestSwitchTicket,
    prepare: asDemo(() => ({})),
    malformed: { body: { appId: 'the-club' }, names: 'appId' },
  }),
  // A renewed ticket is void, so that nothing else can be asked with it.
  way({ endpoint: login.renewSession, prepare: async (world) => as(await newPlayer(world), {}), malformed: null }),
  way({
    endpoint: linkProfile,
    prepare: async (world) => {
      const player = await newPlayer(world);
      return as(player, { userId: player.session.userId, otherTicket: 'xbl t=demo-xbl-waiting' });
    },
    expects: (profiles) => expect(profiles).toMatchObject([{ platformType: 'xbl' }]),
    malformed: { body: { otherTicket: 7 }, names: 'otherTicket' },
  }),
  way({
    endpoint: unlinkProfile,
    prepare: async (world) => {
      const player = await newPlayer(world);
      const { userId } = player.session;
      const otherTicket = 'nintendo t=demo-nintendo-waiting';
      const [profile] = await request(linkProfile, { userId, otherTicket }, player.context);
      return as(player, { userId, profileId: profile?.profileId ?? '' });
    },
    malformed: null,
  }),
];

/** The two-factor ticket of a player whose password is not enough. */
async function waitingLogin({ visitor }: World): Promise<string> {
  const reply = await request(login.loginWithPassword, cautiousPlayer, visitor);
  if (reply.kind !== 'twoFactorNeeded') throw new Error(`${cautiousPlayer.email} needs no second factor.`);
  return reply.twoFactorTicket;
}
