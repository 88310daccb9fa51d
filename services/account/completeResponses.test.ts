import {
  type CompleteRow,
  allImages,
  instant,
  noImages,
  pictureOf,
  same,
  sameInList,
  wireInstant,
} from '../testing/completeRows';
import { readApplication, readPlayedApplications } from './applications';
import { readEntity } from './entities';
import { readBlocks } from './blocks';
import { readAppSetup, readClosing, readDevices, readRecoveryCodes, readSecondFactor } from './accountCare';
import { readFriend, readFriendRequests, readRequestedFriend } from './friends';
import { readLeaderboard } from './leaderboard';
import { readNews } from './news';
import { readPolicies, readReacceptanceText } from './policies';
import { readPresences } from './presence';
import { getExternalProfiles, readProfiles } from './profiles';
import { readConsoleAuthCode, readLogin, readSwitchTicket } from './sessions';
import { readCommunications, readCreatedUser, readPreferredLanguage, readUser, sendEmailVerification } from './users';

const application = {
  applicationId: 'app',
  spaceId: 'space-saltwatch',
  name: 'Saltwatch PC',
  slug: 'saltwatch',
  displayName: 'Saltwatch',
  description: 'Keep the light.',
  platform: 'PC',
  genre: 'Survival',
  ageRating: '12',
  images: allImages,
};
const user = {
  userId: 'player',
  username: 'Marlo',
  nameOnPlatform: 'Marlo_Reyes',
  email: 'marlo@northlight.example',
  emailVerified: true,
  country: 'FR',
  preferredLanguage: 'fr-FR',
  dateCreated: '2016-05-02T08:00:00.000Z',
  communicationOptIn: true,
  communicationThirdPartyOptIn: true,
  hasAcceptedLegalOptins: true,
  nextRenameDate: instant,
  closingDate: instant,
};
const friend = {
  pid: 'ansel',
  nameOnPlatform: 'Ansel',
  isFavorite: true,
  nickname: 'Anse',
  avatarUrl: pictureOf('ansel'),
  friendshipDate: instant,
};
const request = {
  pid: 'brisa',
  nameOnPlatform: 'Brisa',
  avatarUrl: pictureOf('brisa'),
  state: 'PendingReceivedInvite',
  requestDate: instant,
};
const block = {
  pid: 'corin',
  nameOnPlatform: 'Corin',
  blockDate: instant,
};
const device = {
  deviceId: 'device',
  name: 'Firefox, Windows',
  lastUseDate: instant,
  countryCode: 'FR',
  isCurrent: true,
};
const session = {
  ticket: 'a-ticket',
  expiration: instant,
  userId: 'player',
  profileId: 'profile',
  nameOnPlatform: 'Marlo',
  sessionId: 'a-session',
  rememberMeTicket: 'remember',
  clientIpCountry: 'FR',
  serverTime: '2024-03-04T11:00:00.000Z',
};
const twoFactorNeeded = {
  expiration: instant,
  sessionId: 'a-session',
  maskedPhone: '*******12',
  codeGenerationPreference: ['email'],
};
const news = {
  newsId: 'season-of-tides',
  publicationDate: instant,
  title: 'The season of tides begins',
  body: '<p>New caves open.</p>',
  summary: 'New caves open.',
  links: [{ url: 'https://halcyon.example/tides', title: 'Read more' }],
  tags: ['season'],
};
const policies = {
  termOfSaleContent: 'Sale',
  termOfUseContent: 'Use',
  privacyPolicyContent: 'Privacy',
  legalOptinsKey: 'key',
};
const connection = {
  name: 'Saltwatch',
  imageUrl: pictureOf('saltwatch'),
};
const score = {
  pid: 'ansel',
  nameOnPlatform: 'Ansel',
  avatarUrl: pictureOf('ansel'),
  isMe: true,
  level: 12,
  xp: 40_000,
  placeInTotal: 3,
  xpThisWeek: 600,
  placeThisWeek: 2,
  xpOfWeeks: [600, 300],
};
const profile = {
  profileId: 'profile',
  userId: 'player',
  platformType: 'psn',
  idOnPlatform: 'id',
  nameOnPlatform: 'Marlo',
};

it.each<CompleteRow>([
  same('an application', readApplication, application),
  sameInList('played applications', readPlayedApplications, 'applications', {
    profileId: 'profile',
    appId: 'app',
    firstDatePlayed: '2023-05-01T00:00:00.000Z',
    lastDatePlayed: instant,
    daysPlayed: 30,
    sessionsPlayed: 45,
  }),
  same('an entity', readEntity, {
    entityId: 'my-badges',
    type: 'userSelectedBadges',
    obj: { badgeList: ['first-dock'] },
    revision: 3,
  }),
  same('a friend', readFriend, friend),
  ['a friend by request', readRequestedFriend, { ...friend, state: 'Friends' }, friend],
  same('a friend request', readRequestedFriend, request),
  sameInList('friend requests', readFriendRequests, 'requests', request),
  sameInList('devices', readDevices, 'devices', device),
  same('the second factor', readSecondFactor, { isOn: true, recoveryCodesLeft: 9 }),
  same('the setup of an app', readAppSetup, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/club' }),
  ['recovery codes', readRecoveryCodes, { recoveryCodes: ['7KQT-X4M9-P2RD'] }, ['7KQT-X4M9-P2RD']],
  same('a closed account', readClosing, { closingDate: instant }),
  sameInList('blocked players', readBlocks, 'blocks', block),
  same('the leaderboard', readLeaderboard, { weekEndDate: instant, scores: [score] }),
  [
    'news',
    readNews,
    {
      news: [
        {
          ...news,
          publicationDate: wireInstant,
          mediaURL: pictureOf('tides'),
          obj: { gameSlug: 'saltwatch', gameTitle: 'Saltwatch' },
        },
      ],
    },
    [{ ...news, mediaUrl: pictureOf('tides'), game: { slug: 'saltwatch', title: 'Saltwatch' } }],
  ],
  same('policies', readPolicies, policies),
  same('the text for a new acceptance', readReacceptanceText, { content: 'Read them.' }),
  [
    'presences',
    readPresences,
    {
      onlineStatuses: [
        { userId: 'player', onlineStatus: 'away', connections: [{ ...connection, lastModified: instant }] },
      ],
    },
    [{ userId: 'player', status: 'away', connections: [{ ...connection, since: instant }] }],
  ],
  sameInList('profiles', readProfiles, 'profiles', profile),
  sameInList('linked profiles', getExternalProfiles.parse, 'profiles', { ...profile, isConfirmed: false }),
  same('whether the address is verified', sendEmailVerification.parse, { emailVerified: true }),
  ['a login', readLogin, session, { kind: 'session', ...session }],
  [
    'a login that needs a code',
    readLogin,
    { ...twoFactorNeeded, ticket: null, twoFactorAuthenticationTicket: 'two-factor' },
    { kind: 'twoFactorNeeded', twoFactorTicket: 'two-factor', ...twoFactorNeeded },
  ],
  same('the codes of a console', readConsoleAuthCode, {
    code: 'code',
    userCode: 'KQTX-WBMP',
    verificationUrl: 'https://club.test/console',
    expiration: instant,
    intervalSec: 5,
  }),
  same('a switch ticket', readSwitchTicket, { switchTicket: 'switch', expiration: instant }),
  same('a user', readUser, user),
  same('what email a user wants', readCommunications, {
    communicationOptIn: true,
    communicationThirdPartyOptIn: false,
  }),
  same('a new user', readCreatedUser, {
    userId: 'player',
    profileId: 'profile',
    nameOnPlatform: 'Marlo',
    email: 'marlo@northlight.example',
    country: 'FR',
  }),
  same('the preferred language', readPreferredLanguage, { preferredLanguage: 'fr-FR' }),
])('reads every field of %s', (_title, read, response, expected) => {
  expect(read(response)).toEqual(expected);
});

const required = { newsId: 'a', publicationDate: instant, title: 'A' };

it.each([
  [
    'an application',
    readApplication,
    { applicationId: 'app', spaceId: 'space', name: 'Saltwatch PC' },
    { slug: '', displayName: '', description: '', platform: '', genre: null, ageRating: null, images: noImages },
  ],
  [
    'an entity',
    readEntity,
    { entityId: 'my-badges', type: 'userSelectedBadges', revision: 0 },
    { obj: { badgeList: [] } },
  ],
  [
    'a friend',
    readFriend,
    { pid: 'ansel', nameOnPlatform: 'Ansel' },
    { isFavorite: false, nickname: null, avatarUrl: null, friendshipDate: null },
  ],
  [
    'a user',
    readUser,
    { userId: 'player', country: 'FR' },
    {
      emailVerified: true,
      ...Object.fromEntries(['username', 'nameOnPlatform', 'email', 'preferredLanguage'].map((name) => [name, ''])),
      ...Object.fromEntries(
        ['communicationOptIn', 'communicationThirdPartyOptIn', 'hasAcceptedLegalOptins'].map((name) => [name, false]),
      ),
      ...Object.fromEntries(['dateCreated', 'nextRenameDate', 'closingDate'].map((name) => [name, null])),
    },
  ],
])('reads %s without its optional fields', (_title, read, response, defaults) => {
  expect(read(response)).toEqual({ ...response, ...defaults });
});

it.each([
  ['no game', undefined],
  ['no title of the game', { gameSlug: 'saltwatch' }],
  ['no address of the game', { gameTitle: 'Saltwatch' }],
  ['a list', ['saltwatch']],
])('reads news with %s as about no game', (_case, obj) => {
  expect(readNews({ news: [{ ...required, obj }] })).toMatchObject([{ game: null, links: [], tags: [] }]);
});

it.each([
  ['with a ticket', { ...session, twoFactorAuthenticationTicket: 'two-factor' }],
  ['without the ticket of a second step', { ...session, twoFactorAuthenticationTicket: null }],
])('reads a login %s as a session', (_case, response) => {
  expect(readLogin(response)).toMatchObject({ kind: 'session', ticket: 'a-ticket' });
});

it('reads a linked profile as confirmed where nothing else is reported', () => {
  const linked = { profileId: 'profile', userId: 'player' };
  expect(getExternalProfiles.parse({ profiles: [linked] })).toMatchObject([{ ...linked, isConfirmed: true }]);
});

it('reads a player without connections as in no game', () => {
  const onlineStatuses = [{ userId: 'player', onlineStatus: 'online' }];
  expect(readPresences({ onlineStatuses })).toEqual([{ userId: 'player', status: 'online', connections: [] }]);
});
