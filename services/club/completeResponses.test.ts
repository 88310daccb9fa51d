import { readGallery, readChosenAvatar } from '../avatar/gallery';
import { readPlayerCard } from '../console/console';
import { getDiscountCodes, redeemDiscount } from '../promotions/discountCodes';
import { type CompleteRow, allImages, instant, noImages, pictureOf, same, sameInList } from '../testing/completeRows';
import { readGifts, readGiven } from './gifts';
import { readClaims, readUndoneClaim } from './claims';
import { readConfig } from './configuration';
import { readClubGames } from './games';
import { readRewardCatalog, readRewardDetails, readRewardSample } from './rewardCatalog';
import { readRuleChanges } from './ruleChanges';
import { readRewardClaim } from './rewards';
import { readStarPlayers } from './starPlayers';
import { readTitles } from './titles';
import { readTransactions } from './transactions';

const saltwatch = { spaceId: 'space-saltwatch', gameTitle: 'Saltwatch' };
const earlier = '2024-03-01T08:00:00.000Z';

const clubReward = { code: 'CLAIM-1', downloadUrl: 'https://files.example/mask.webp' };
const catalogReward = {
  ...saltwatch,
  rewardId: 'peacoat',
  name: 'Pilot’s peacoat',
  kind: 'Outfit',
  imageUrl: pictureOf('peacoat'),
  rarityId: 'RARE',
  value: 80,
};
const gift = {
  giftId: 'gift-1',
  isGiven: true,
  state: 'accepted',
  pid: 'marlowe',
  nameOnPlatform: 'Marlowe',
  message: 'goodLuck',
  units: 30,
  giftDate: earlier,
  acceptUntil: instant,
  endDate: instant,
  rewardId: 'ferrymans-mask',
  gameTitle: 'Saltwatch',
  name: 'Ferryman’s Mask',
  imageUrl: pictureOf('mask'),
};
const boughtKey = { code: 'MERIDIAN-4F7A-91C2-0B3D', purchaseDate: earlier, expiresAt: instant };

it.each<CompleteRow>([
  same('claims', readClaims, {
    claims: [
      {
        gameTitle: 'Saltwatch',
        claimId: 'claim-1',
        claimDate: instant,
        units: 30,
        refundDate: earlier,
        transactionId: 'line-1',
        undo: { until: instant, lots: [{ units: 30, expiresAt: instant, hasGrace: true }] },
        giverName: 'Marlowe',
        code: 'CLAIM-1',
        rewardId: 'ferrymans-mask',
        name: 'Ferryman’s Mask',
        imageUrl: pictureOf('mask'),
        rarityId: 'RARE',
        rewardLocation: 'In the wardrobe',
        instruction: 'Open your wardrobe.',
      },
    ],
    total: 5,
  }),
  sameInList('gifts', readGifts, 'gifts', gift),
  same('a gift that was given', readGiven, { gift, unitBalance: 90 }),
  same('an undone claim', readUndoneClaim, { claimId: 'claim-1', units: 30, renewedUntil: instant, unitBalance: 90 }),
  same('the settings of the club', readConfig, {
    environment: 'UAT',
    days: 180,
  }),
  sameInList('games', readClubGames, 'games', {
    spaceId: 'space-saltwatch',
    slug: 'saltwatch',
    title: 'Saltwatch',
    platforms: ['PC'],
    releaseDate: instant,
    status: 'active',
    images: allImages,
    hasStats: true,
  }),
  [
    'the number of rewards',
    readRewardSample,
    {
      totalRewards: 756,
      rarities: [{ rarityId: 'rare', available: 211, lowestValue: 60, highestValue: 110 }],
      rewards: [catalogReward],
    },
    {
      totalRewards: 756,
      rarities: [{ id: 'RARE', available: 211, lowestValue: 60, highestValue: 110 }],
      rewards: [catalogReward],
    },
  ],
  same('a page of the catalog', readRewardCatalog, { total: 756, rewards: [catalogReward] }),
  same('a reward of the catalog', readRewardDetails, {
    reward: {
      ...catalogReward,
      rewardLocation: 'On the hook by the stairs',
      detail: { description: 'Warm.', instruction: 'Take it from the hook.' },
      lockedDetails: ['Reach level 30'],
      limitReachedDetails: [],
      preview: { kind: 'image', url: pictureOf('coat-large'), width: 1920, height: 1080, alt: 'A coat' },
    },
    alike: [catalogReward],
    priceChanges: [{ date: instant, before: 180, after: 150 }],
  }),
  same('changes of rules', readRuleChanges, {
    hasMore: true,
    changes: [
      {
        changeId: 'change',
        date: instant,
        rule: 'price',
        before: 180,
        after: 150,
        name: 'Ferryman’s Mask',
        gameTitle: 'Saltwatch',
        rewardId: 'ferrymans-mask',
      },
    ],
  }),
  same('a claim', readRewardClaim, { unitBalance: 90, reward: clubReward }),
  sameInList('Star Players', readStarPlayers, 'starPlayers', {
    gameTitle: 'Saltwatch',
    id: 'old-bram',
    name: 'Old Bram',
    role: 'The Anchor',
    story: 'Kindly corrects us about knots.',
    avatarUrl: pictureOf('bram'),
    constellationUrl: pictureOf('anchor'),
    gameImages: allImages,
  }),
  sameInList('titles', readTitles, 'titles', {
    spaceId: 'space-saltwatch',
    profileId: 'player',
    platform: 'PC',
    owned: true,
    units: { owned: 1, available: 2 },
    actions: { owned: 3, available: 4 },
    badges: { owned: 5, available: 6 },
    rewards: { new: 7, owned: 8, available: 9 },
    challengesCompleted: 10,
    gameXp: 11,
  }),
  same('a page of the ledger', readTransactions, {
    transactions: [
      {
        id: 'transaction-1',
        date: instant,
        units: 30,
        kind: 'earned',
        reason: 'Weekly, first star',
        source: { type: 'challenge', id: 'chart-caves', name: 'Chart the sea caves' },
        spaceId: 'space-saltwatch',
        expiresAt: earlier,
        balanceAfter: 90,
      },
    ],
    total: 12,
  }),
  same('the card of a console', readPlayerCard, {
    profileId: 'player',
    username: 'Marlo',
    avatar: pictureOf('marlo'),
    level: 23,
    xp: 7380,
    units: 120,
    badges: ['first-dock'],
  }),
  same('the avatar gallery', readGallery, {
    avatars: [
      {
        avatarGalleryId: 'heron',
        name: 'Heron',
        imageUrl: '/heron.svg',
        game: { spaceId: 'space-saltwatch', name: 'Saltwatch' },
      },
    ],
    total: 40,
    limit: 20,
    offset: 20,
  }),
  same('the chosen avatar', readChosenAvatar, { imageUrl: '/heron.svg' }),
  same('a bought code', (json) => redeemDiscount.parse(json), {
    keys: [{ code: boughtKey.code, expiresAt: instant }],
    unitBalance: 20,
  }),
  sameInList('all codes', (json) => getDiscountCodes.parse(json), 'keys', boughtKey),
])('reads every field of %s', (_title, read, response, expected) => {
  expect(read(response)).toEqual(expected);
});

it.each([
  [
    'a title',
    (value: unknown) => readTitles({ titles: [value] })[0],
    { spaceId: 's', profileId: 'player' },
    {
      platform: '',
      owned: true,
      units: { owned: 0, available: 0 },
      actions: { owned: 0, available: 0 },
      badges: { owned: 0, available: 0 },
      rewards: { new: 0, owned: 0, available: 0 },
      challengesCompleted: 0,
      gameXp: 0,
    },
  ],
  [
    'a game',
    (value: unknown) => readClubGames({ games: [value] })[0],
    { spaceId: 's', slug: 'saltwatch', title: 'Saltwatch', platforms: [], status: 'active' },
    { releaseDate: null, images: noImages, hasStats: false },
  ],
])('reads %s without its optional fields', (_title, read, response, defaults) => {
  expect(read(response)).toEqual({ ...response, ...defaults });
});
