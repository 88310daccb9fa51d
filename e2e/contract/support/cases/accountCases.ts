import { TOTP } from 'otpauth';
import { randomUUID } from 'node:crypto';
import { getApplication, getPlayedApplications } from '../../../../services/account/applications';
import { getConfiguration } from '../../../../services/account/configuration';
import { updateSelectedBadges } from '../../../../services/account/entities';
import { sendEvents } from '../../../../services/account/gameplayEvents';
import {
  changeEmail,
  closeAccount,
  copyData,
  getSecondFactor,
  keepAccount,
  setUpSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
  changePassword,
  endDevice,
  getDevices,
} from '../../../../services/account/accountCare';
import { getIpLocation } from '../../../../services/account/ipLocation';
import { getNews } from '../../../../services/account/news';
import { acceptPolicies, getPolicies, getReacceptanceText } from '../../../../services/account/policies';
import { getExternalProfiles, renameProfile } from '../../../../services/account/profiles';
import { createUser, getUser, startResetPassword, validateCreation } from '../../../../services/account/users';
import { loginWithPassword } from '../../../../services/account/sessions';
import { getAvatarGallery, updateAvatar } from '../../../../services/avatar/gallery';
import { getPlayerProfile } from '../../../../services/clubWebsite/profiles';
import { request } from '../../../../services/http/endpoint';
import { newAccount, newPlayer, type Fixture } from '../fixture';
import { asGame } from '../asGame';
import { richPlayer } from './clubCases';
import { as, asDemo, asVisitor, type EndpointCase, endpointCase } from './endpointCase';

const region = { country: 'FR', languageCode: 'fr-FR' };

/** Spec 7, Account, except the logins. */
export const accountCases: readonly EndpointCase[] = [
  endpointCase({
    endpoint: getPlayedApplications,
    prepare: asDemo(() => ({})),
    expects: (played, { demo }) => expect(played[0]).toMatchObject({ profileId: demo.session.profileId }),
    malformed: { query: { limit: '101' }, names: 'limit' },
  }),
  endpointCase({
    endpoint: getApplication,
    prepare: async (fixture) => as(fixture.demo, { gameAppId: await playedAppId(fixture) }),
    expects: ({ displayName, platform }) => expect([displayName, platform]).not.toContain(''),
    malformed: null,
    foreign: 'cannot be named',
  }),
  endpointCase({
    endpoint: getConfiguration,
    prepare: asVisitor(({ environment: { appId } }) => ({ appId })),
    expects: ({ sdkConfig }) => expect(sdkConfig).toMatchObject({ httpRetry: { maxCount: 3, initialDelayMsec: 500 } }),
    malformed: null,
  }),
  endpointCase({
    endpoint: updateSelectedBadges,
    prepare: async (fixture) => {
      const player = await richPlayer(fixture);
      const { selectedBadges, badges } = await request(getPlayerProfile, {}, player.context);
      return as(player, {
        entityId: selectedBadges?.entityId ?? '',
        badges: {
          badgeList: badges.slice(0, 1),
          revision: selectedBadges?.revision ?? 0,
          spaceId: null,
          tags: ['badge', 'club'],
          type: 'userSelectedBadges',
        },
      });
    },
    expects: (entity) => expect(entity).toMatchObject({ type: 'userSelectedBadges', revision: 1 }),
    malformed: { body: { badgeList: 'all' }, names: 'badgeList' },
    foreign: 'is not found',
  }),
  endpointCase({
    endpoint: sendEvents,
    prepare: async (fixture) =>
      as(await asGame(await newPlayer(fixture), fixture), {
        events: [{ id: randomUUID(), name: 'session.ended', data: { seconds: 600 } }],
        gameSessionId: 'contract',
        playerSessionId: 'contract',
        spaceId: fixture.game.spaceId,
      }),
    malformed: { body: { events: 'many' }, names: 'events' },
  }),
  endpointCase({
    endpoint: getNews,
    prepare: asVisitor(() => ({ locale: 'fr-FR', limit: 2 })),
    expects: (news) => expect(news).toHaveLength(2),
    malformed: { query: { limit: 'all' }, names: 'limit' },
  }),
  endpointCase({ endpoint: getExternalProfiles, prepare: asDemo(() => null), malformed: null }),
  endpointCase({
    endpoint: renameProfile,
    prepare: async (fixture) => as(await newPlayer(fixture), newAccount(fixture.legalOptinsKey)),
    expects: ({ nameOnPlatform }) => expect(nameOnPlatform).toMatch(/^C[0-9a-f]{12}$/),
    malformed: { body: { nameOnPlatform: 7 }, names: 'nameOnPlatform' },
  }),
  endpointCase({
    endpoint: getPolicies,
    prepare: asVisitor(() => region),
    expects: ({ legalOptinsKey }) => expect(legalOptinsKey).not.toBe(''),
    malformed: { query: { languageCode: 'french' }, names: 'languageCode' },
  }),
  endpointCase({
    endpoint: getUser,
    prepare: asDemo(() => ({})),
    expects: (user, { demo }) => expect(user).toMatchObject({ email: demo.email, userId: demo.session.userId }),
    malformed: null,
  }),
  endpointCase({
    endpoint: validateCreation,
    prepare: asVisitor(({ legalOptinsKey }) => newAccount(legalOptinsKey)),
    expects: (reports) => expect(reports).toEqual([]),
    malformed: { body: { email: 7 }, names: 'email' },
  }),
  endpointCase({
    endpoint: createUser,
    prepare: asVisitor(({ legalOptinsKey }) => newAccount(legalOptinsKey)),
    expects: (user) => expect(user).not.toHaveProperty('password'),
    malformed: { body: { email: 'a@b.example', password: ['a'] }, names: 'password' },
  }),
  endpointCase({
    endpoint: startResetPassword,
    prepare: asVisitor(({ environment: { siteUrl } }) => ({ email: 'nobody@players.example', nextUrl: siteUrl })),
    malformed: { body: { email: 'a@b.example', nextUrl: 'https://evil.example' }, names: 'nextUrl' },
  }),
  endpointCase({
    endpoint: acceptPolicies,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { userId: player.session.userId, legalOptinsKey: fixture.legalOptinsKey });
    },
    malformed: { body: { legalOptinsKey: 7 }, names: 'legalOptinsKey' },
  }),
  endpointCase({
    endpoint: getDevices,
    prepare: async (fixture) => as(await newPlayer(fixture), {}),
    expects: (devices) => expect(devices).toMatchObject([{ isCurrent: true }]),
    malformed: null,
  }),
  endpointCase({
    endpoint: endDevice,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const other = await request(loginWithPassword, { ...player, rememberMe: false }, player.context);
      if (other.kind !== 'session') throw new Error('The second login opened no session.');
      return as(player, { deviceId: other.sessionId });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: changePassword,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password, newPassword: 'Another-over-9-seas' });
    },
    malformed: { body: { password: 7, newPassword: 'Another-over-9-seas' }, names: 'password' },
  }),
  endpointCase({
    endpoint: changeEmail,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password, email: `new.${player.email}` });
    },
    malformed: { body: { password: 7, email: 'a@b.example' }, names: 'password' },
  }),
  endpointCase({
    endpoint: getSecondFactor,
    prepare: async (fixture) => as(await newPlayer(fixture), {}),
    expects: (factor) => expect(factor).toEqual({ isOn: false, recoveryCodesLeft: 0 }),
    malformed: null,
  }),
  endpointCase({
    endpoint: setUpSecondFactor,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password });
    },
    expects: ({ uri, secret }) => expect(uri).toContain(`secret=${secret}`),
    malformed: { body: { password: 7 }, names: 'password' },
  }),
  endpointCase({
    endpoint: turnSecondFactorOn,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      const { secret } = await request(setUpSecondFactor, { password: player.password }, player.context);
      return as(player, { secret, code: new TOTP({ secret }).generate() });
    },
    expects: (codes) => expect(codes).toHaveLength(10),
    malformed: { body: { code: 7, secret: 'JBSW' }, names: 'code' },
  }),
  endpointCase({
    endpoint: turnSecondFactorOff,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password });
    },
    malformed: { body: { password: 7 }, names: 'password' },
  }),
  endpointCase({
    endpoint: copyData,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password });
    },
    expects: (copy) => expect(copy).toHaveProperty('data.account'),
    malformed: { body: { password: 7 }, names: 'password' },
  }),
  endpointCase({
    endpoint: closeAccount,
    prepare: async (fixture) => {
      const player = await newPlayer(fixture);
      return as(player, { password: player.password });
    },
    endsSession: true,
    malformed: { body: { password: 7 }, names: 'password' },
  }),
  endpointCase({
    endpoint: keepAccount,
    prepare: async (fixture) => as(await newPlayer(fixture), {}),
    malformed: null,
  }),
  endpointCase({
    endpoint: getIpLocation,
    prepare: asVisitor(() => null),
    expects: (place) => expect(place).toEqual({ countryCode: 'US' }),
    malformed: null,
  }),
  endpointCase({
    endpoint: getReacceptanceText,
    prepare: asVisitor(() => ({ ...region, format: 'html' })),
    expects: ({ content }) => expect(content).not.toBe(''),
    malformed: { query: { languageCode: 'f' }, names: 'languageCode' },
  }),
  endpointCase({
    endpoint: getAvatarGallery,
    prepare: asVisitor(({ game }) => ({ locale: 'fr-FR', limit: 2, offset: 1, random: true, game: game.slug })),
    expects: (gallery, { game }) => {
      expect(gallery).toMatchObject({ limit: 2, offset: 1 });
      expect(gallery.avatars.every((avatar) => avatar.game?.spaceId === game.spaceId)).toBe(true);
    },
    malformed: { query: { random: 'perhaps' }, names: 'random' },
  }),
  endpointCase({
    endpoint: updateAvatar,
    prepare: async (fixture) => {
      const { avatars } = await request(getAvatarGallery, { locale: 'en-US', limit: 1 }, fixture.visitor);
      return as(await newPlayer(fixture), { avatarGalleryId: avatars[0]?.avatarGalleryId ?? '' });
    },
    expects: ({ imageUrl }) => expect(imageUrl).toMatch(/^http/),
    malformed: { query: { avatarGalleryId: '' }, names: 'avatarGalleryId' },
    foreign: 'cannot be named',
  }),
];

/** An application that the demo player has played. */
async function playedAppId({ demo }: Fixture): Promise<string> {
  const [played] = await request(getPlayedApplications, {}, demo.context);
  return played?.appId ?? '';
}
