import type { CurrentChallenge } from '../club/currentChallenges';
import type { ClubGame } from '../club/games';
import type { RewardSample, CatalogReward } from '../club/rewardCatalog';
import type { StarPlayer } from '../club/starPlayers';

const saltwatch = { spaceId: 'space-saltwatch', gameTitle: 'Saltwatch' };

const noImages = {
  lowThumbnail: null,
  highThumbnail: null,
  background: null,
  lowLogo: null,
  highLogo: null,
  lowBoxArt: null,
  highBoxArt: null,
  card: null,
  wide: null,
  heroPhone: null,
};

/** A rare reward of a game, as visitors see it. */
export const buildCatalogReward = (overrides: Partial<CatalogReward> = {}): CatalogReward => ({
  ...saltwatch,
  rewardId: 'peacoat',
  name: 'Pilot’s peacoat',
  kind: 'Outfit',
  imageUrl: 'http://pictures.test/peacoat.svg',
  rarityId: 'RARE',
  value: 80,
  ...overrides,
});

/** 756 rewards in five rarities, one of them shown. */
export const buildRewardSample = (overrides: Partial<RewardSample> = {}): RewardSample => ({
  totalRewards: 756,
  rarities: [
    { id: 'COMMON', available: 288, lowestValue: 10, highestValue: 40 },
    { id: 'RARE', available: 211, lowestValue: 60, highestValue: 110 },
    { id: 'EPIC', available: 145, lowestValue: 150, highestValue: 150 },
    { id: 'LEGENDARY', available: 79, lowestValue: 200, highestValue: 260 },
    { id: 'EXOTIC', available: 33, lowestValue: 400, highestValue: 1600 },
  ],
  rewards: [buildCatalogReward()],
  ...overrides,
});

/** A weekly challenge of three stars, in the week of 4 March 2024. */
export const buildCurrentChallenge = (overrides: Partial<CurrentChallenge> = {}): CurrentChallenge => ({
  ...saltwatch,
  gameSlug: 'saltwatch',
  challengeId: 'storms',
  gameImageUrl: 'http://pictures.test/saltwatch',
  type: 'weekly',
  name: 'Three nights, one lamp',
  description: 'Survive 9 storms.',
  imageUrl: null,
  unitName: 'storms',
  startDate: '2024-03-04T00:00:00.000Z',
  endDate: '2024-03-11T00:00:00.000Z',
  target: 9,
  thresholds: [
    { value: 3, units: 10, xp: 200 },
    { value: 6, units: 20, xp: 400 },
    { value: 9, units: 30, xp: 600 },
  ],
  reward: { units: 60, xp: 1200 },
  ...overrides,
});

export const buildStarPlayer = (overrides: Partial<StarPlayer> = {}): StarPlayer => ({
  gameTitle: 'Saltwatch',
  id: 'old-bram',
  name: 'Old Bram',
  role: 'The Anchor',
  story: 'Kindly corrects us about knots.',
  avatarUrl: 'http://pictures.test/bram.svg',
  constellationUrl: 'http://pictures.test/anchor.svg',
  gameImages: noImages,
  ...overrides,
});

/** A game that has been out for years, with stats. */
export const buildClubGame = (overrides: Partial<ClubGame> = {}): ClubGame => ({
  spaceId: 'space-saltwatch',
  slug: 'saltwatch',
  title: 'Saltwatch',
  platforms: ['PC'],
  releaseDate: '2022-11-03T00:00:00.000Z',
  status: 'active',
  images: noImages,
  hasStats: true,
  ...overrides,
});

/** A change of a price as the services send it. */
export const wireRuleChange = (overrides: Record<string, unknown> = {}) => ({
  changeId: '5f3c1c9e-3f57-5a0e-8f0b-2f4e6a7b8c9d',
  date: '2026-11-18T00:00:00.0000000Z',
  rule: 'price',
  before: 180,
  after: 150,
  name: 'Pilot’s peacoat',
  gameTitle: 'Saltwatch',
  rewardId: 'peacoat',
  ...overrides,
});

/** A change of a rule of the whole club as the services send it. */
export const wireClubRuleChange = (overrides: Record<string, unknown> = {}) =>
  wireRuleChange({
    changeId: 'b7d4f0a1-0c3a-5e1b-9d2f-6a5b4c3d2e1f',
    date: '2019-04-01T00:00:00.0000000Z',
    rule: 'unitsLifeMonths',
    before: null,
    after: 24,
    name: null,
    gameTitle: null,
    rewardId: null,
    ...overrides,
  });
