import { readGoal } from '../club/goal';
import { readWishes } from '../club/wishlist';
import { type CompleteRow, allImages, instant, noImages, pictureOf, same, sameInList } from '../testing/completeRows';
import { readBadges } from './badges';
import { readChallengesOverview } from './challenges';
import { readGame } from './games';
import { readUserProfile } from './profiles';
import { readReward, readRewardsDetails, readRewardsOverview } from './rewards';
import { readStatCards } from './stats';

const earlier = '2024-03-01T08:00:00.000Z';
const link = (name: string) => `https://${name}.example/saltwatch`;

const badge = {
  badgeId: 'first-dock',
  gameTitle: 'Saltwatch',
  name: 'First Dock',
  description: 'Dock for the first time.',
  imageUrl: pictureOf('dock'),
  actionId: 'dock',
  isOwned: false,
};
const reward = {
  rewardId: 'ferrymans-mask',
  spaceId: 'space-saltwatch',
  name: 'Ferryman’s Mask',
  kind: 'Outfit',
  imageUrl: pictureOf('mask'),
  rarityId: 'RARE',
  value: 30,
  isLocked: true,
  isNew: true,
  quantityLimit: 3,
  quantityPurchased: 1,
  rewardLocation: 'In the wardrobe',
  detail: { description: 'Carved by the last ferryman.', instruction: 'Open your wardrobe.' },
  lockedDetails: ['Reach level 5'],
  lockRewardId: 'lamp-oil',
  lockProgress: { value: 2, target: 5 },
  limitReachedDetails: ['All are gone'],
  code: 'CLAIM-1',
  downloadUrl: link('files'),
  preview: { kind: 'audio', url: link('song'), width: null, height: null, alt: '' },
};
const gameOfReward = { gameSlug: 'saltwatch', gameTitle: 'Saltwatch', gamePlatform: 'PC' };
const readRewardAs = { ...reward, game: { slug: 'saltwatch', title: 'Saltwatch', platform: 'PC' } };
const profile = {
  userId: 'player',
  username: 'Marlo',
  avatar: { initialAvatar: pictureOf('a'), src: pictureOf('b') },
  units: 120,
  badges: ['first-dock'],
  unlockedBadgeSlot: 3,
  challengesCompleted: 4,
  yos: 2,
  friendsCount: 5,
  redeemedRewardsCount: 1,
  xp: 7380,
  currentLevel: { levelNumber: 23, xpLowBound: 7000, xpHighBound: 7800, xpToNextLevel: 420 },
};
const game = {
  spaceId: 'space-saltwatch',
  title: 'Saltwatch',
  slug: 'saltwatch',
  platform: 'PC',
  platforms: ['PC', 'PS4'],
  owned: true,
  ownedSince: earlier,
  releaseDate: '2022-11-03T00:00:00.000Z',
  tagline: 'Keep the light.',
  genre: 'Survival',
  ageRating: '12',
  description: 'Keep a lighthouse through the storms.',
  images: allImages,
  rewardsAvailable: 40,
  rewardsOwned: 3,
  unitsAvailable: 900,
  unitsOwned: 120,
  badgesAvailable: 6,
  badgesOwned: 1,
  friendsPlayingCount: 1,
  friendsPlayingGame: [
    { nameOnPlatform: 'Ansel', avatar: pictureOf('ansel'), isPlaying: true, lastPlayedDate: earlier },
  ],
  xp: 1200,
  challengesEnabled: true,
  statsEnabled: true,
  lastSessionDate: instant,
  lastSessionSeconds: 3600,
  secondsPlayed: 86_400,
};
const networks = ['facebook', 'instagram', 'twitter', 'twitch', 'discord', 'reddit'];
const summary = { available: 1, active: 2, completed: 3, banked: 4, endDate: instant };

it.each<CompleteRow>([
  sameInList('badges', readBadges, 'badges', badge),
  ['a reward', readReward, { ...reward, ...gameOfReward }, readRewardAs],
  [
    'the rewards of a game',
    readRewardsDetails,
    {
      rewards: [{ ...reward, ...gameOfReward }],
      rarity: [{ rarityId: 'rare', owned: 1, available: 2 }],
      totalRewards: { owned: 1, available: 2 },
    },
    {
      rewards: [readRewardAs],
      rarities: [{ id: 'RARE', owned: 1, available: 2 }],
      totalOwned: 1,
      totalAvailable: 2,
    },
  ],
  [
    'the counts of rewards',
    readRewardsOverview,
    { rarity: [{ rarityId: 'EPIC', owned: 3, available: 4 }], totalRewards: { owned: 3, available: 4 } },
    { rarities: [{ id: 'EPIC', owned: 3, available: 4 }], totalOwned: 3, totalAvailable: 4 },
  ],
  [
    'a goal',
    readGoal,
    { goal: { rewardId: 'mask', goalDate: instant, claimsItself: true, reward: { ...reward, ...gameOfReward } } },
    { goal: { rewardId: 'mask', goalDate: instant, claimsItself: true, reward: readRewardAs } },
  ],
  [
    'wishes',
    readWishes,
    {
      wishes: [
        {
          rewardId: 'mask',
          wishDate: earlier,
          notifiedDate: instant,
          seenDate: instant,
          reward: { ...reward, ...gameOfReward },
        },
      ],
    },
    [{ rewardId: 'mask', wishDate: earlier, notifiedDate: instant, seenDate: instant, reward: readRewardAs }],
  ],
  same('a profile', readUserProfile, {
    ...profile,
    selectedBadges: { entityId: 'mine', revision: 3, badges: [badge] },
  }),
  same('the counts of challenges', readChallengesOverview, {
    weekly: summary,
    special: { ...summary, banked: 5 },
    classic: { owned: 6, available: 7 },
  }),
  [
    'stats',
    readStatCards,
    {
      Statscards: [
        {
          statName: 'playtime',
          displayName: 'Time at sea',
          format: 'LongTimespan',
          value: '86400',
          unit: 's',
        },
      ],
    },
    [
      {
        statName: 'playtime',
        displayName: 'Time at sea',
        format: 'LongTimespan',
        value: 86_400,
        unit: 's',
      },
    ],
  ],
  [
    'a game',
    readGame,
    {
      ...game,
      status: 'Active',
      gameProgression: 40,
      communityVideos: [{ url: 'https://youtu.be/abcdefghijk', title: 'Speedrun' }],
      links: {
        websiteLink: link('site'),
        storeLink: link('store'),
        betaLink: link('beta'),
        supportLink: link('support'),
        trailerLink: link('trailer'),
        samDailyLoginLink: link('sam'),
        rewardLink: link('reward'),
        ...Object.fromEntries(networks.map((name) => [`${name}Link`, link(name)])),
      },
    },
    {
      ...game,
      status: 'active',
      isReleased: true,
      progression: 40,
      communityVideos: [{ url: 'https://youtu.be/abcdefghijk', title: 'Speedrun', id: 'abcdefghijk' }],
      siteUrl: link('site'),
      storeUrl: link('store'),
      betaUrl: link('beta'),
      supportUrl: link('support'),
      trailerUrl: link('trailer'),
      samVideo: link('sam'),
      rewardVideo: link('reward'),
      socials: networks.map((name) => ({ name, url: link(name) })),
    },
  ],
])('reads every field of %s', (_title, read, response, expected) => {
  expect(read(response)).toEqual(expected);
});

it('reads a reward without its optional fields', () => {
  const required = { rewardId: 'mask', name: 'Mask', rarityId: 'RARE', value: 30 };
  expect(readReward(required)).toEqual({
    ...required,
    ...Object.fromEntries(
      [
        ...['game', 'kind', 'imageUrl', 'quantityLimit', 'rewardLocation', 'lockRewardId', 'lockProgress'],
        ...['code', 'downloadUrl', 'preview'],
      ].map((name) => [name, null]),
    ),
    spaceId: '',
    isLocked: false,
    isNew: false,
    quantityPurchased: 0,
    detail: { description: '', instruction: '' },
    lockedDetails: [],
    limitReachedDetails: [],
  });
});

it.each([
  ['of an unknown kind', { kind: 'hologram', url: link('hologram') }],
  ['without an address', { kind: 'image', url: '' }],
])('reads no preview %s', (_case, preview) => {
  expect(readReward({ ...reward, preview }).preview).toBeNull();
});

it.each([
  ['a slug', { gameTitle: 'Saltwatch', gamePlatform: 'PC' }],
  ['a platform', { gameTitle: 'Saltwatch', gameSlug: 'saltwatch' }],
])('reads the game of a reward as none without %s for its link', (_case, known) => {
  expect(readReward({ ...reward, ...known }).game).toBeNull();
});

it('reads a badge as owned unless the services say otherwise', () => {
  const { isOwned: _, ...unsaid } = badge;
  expect(readBadges({ badges: [unsaid] })).toEqual([{ ...badge, isOwned: true }]);
});

it('reads a profile without badges to show', () => {
  expect(readUserProfile(profile).selectedBadges).toBeUndefined();
});

it('reads a game without its optional fields', () => {
  const required = { spaceId: 'space-saltwatch', title: 'Saltwatch', slug: 'saltwatch', platform: 'PC' };
  expect(readGame({ ...required, status: 'ComingSoon' })).toEqual({
    ...required,
    ...Object.fromEntries(
      [
        ...['ownedSince', 'releaseDate', 'genre', 'ageRating', 'lastSessionDate', 'siteUrl', 'storeUrl', 'betaUrl'],
        ...['supportUrl', 'trailerUrl', 'samVideo', 'rewardVideo'],
      ].map((name) => [name, null]),
    ),
    ...Object.fromEntries(
      [
        ...['rewardsAvailable', 'rewardsOwned', 'unitsAvailable', 'unitsOwned', 'badgesAvailable', 'badgesOwned'],
        ...['xp', 'lastSessionSeconds', 'secondsPlayed', 'progression'],
      ].map((name) => [name, 0]),
    ),
    platforms: ['PC'],
    owned: true,
    status: 'comingSoon',
    isReleased: false,
    tagline: '',
    description: '',
    images: noImages,
    friendsPlayingGame: [],
    friendsPlayingCount: 0,
    socials: [],
    communityVideos: [],
    challengesEnabled: false,
    statsEnabled: false,
  });
});

it.each([
  ['a number', 12.5, 12.5],
  ['a number in a text', '12.5', 12.5],
])('reads %s as the value of a stat', (_case, value, expected) => {
  const card = { statName: 'a', displayName: 'A', format: 'Integer', value };
  expect(readStatCards({ Statscards: [card] })).toMatchObject([{ value: expected, unit: null }]);
});

it.each(['', 'many', null])('rejects %p as the value of a stat', (value) => {
  const card = { statName: 'a', displayName: 'A', format: 'Integer', value };
  expect(() => readStatCards({ Statscards: [card] })).toThrow('reply.Statscards[0].value is not a number');
});
