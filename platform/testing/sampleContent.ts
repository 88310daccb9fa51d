import { externalProfiles } from '../content/externalProfiles';
import type { ChallengeContent, GameContent, PlayerContent, RewardContent, SeedContent } from '../content/types';

export const buildRewardContent = (overrides: Partial<RewardContent> = {}): RewardContent => ({
  key: 'ferrymans-mask',
  name: 'Ferryman’s mask',
  kind: 'Outfit',
  rarity: 'EPIC',
  value: 150,
  description: 'Nobody asks the ferryman for his name.',
  instruction: 'Start Moongate once so that it can arrive.',
  location: 'At the ferryman’s hut',
  quantityLimit: 1,
  ...overrides,
});

export const buildChallengeContent = (overrides: Partial<ChallengeContent> = {}): ChallengeContent => ({
  key: 'the-ferryman-is-owed',
  type: 'weekly',
  name: 'The ferryman is owed',
  description: 'Cross the lake 8 times.',
  event: 'lake.crossed',
  unitName: 'crossings',
  thresholds: [
    { value: 2, units: 10, xp: 200 },
    { value: 5, units: 20, xp: 400 },
    { value: 8, units: 30, xp: 600 },
  ],
  ...overrides,
});

export const buildGameContent = (overrides: Partial<GameContent> = {}): GameContent => ({
  slug: 'moongate',
  name: 'Moongate',
  tagline: 'Cross where the water is still.',
  genre: 'Stealth',
  description: 'A stealth fantasy about nine gates.',
  platforms: ['PC', 'PS4'],
  release: '2025-03-14T00:00:00Z',
  ageRating: '12',
  links: { storeLink: 'https://store.meridian-games.example/moongate' },
  communityVideos: [{ title: 'The fifth gate without a lantern', videoId: 'a1B2c3D4e5F' }],
  rewards: [
    buildRewardContent(),
    buildRewardContent({
      key: 'river-charm',
      name: 'River charm',
      rarity: 'COMMON',
      value: 30,
      quantityLimit: undefined,
    }),
    buildRewardContent({
      key: 'night-court-mask',
      name: 'Night-court mask',
      value: 220,
      lock: { reason: 'Own the Ferryman’s mask', rewardKey: 'ferrymans-mask' },
    }),
    buildRewardContent({ key: 'last-ferry', name: 'The last ferry', rarity: 'EXOTIC', value: 1600 }),
  ],
  challenges: [
    buildChallengeContent(),
    buildChallengeContent({ key: 'nine-gates', type: 'classic', name: 'Nine gates', event: 'gate.opened' }),
    buildChallengeContent({
      key: 'no-moon',
      type: 'special',
      name: 'No moon',
      event: 'gate.passedDark',
      runs: { from: { days: -3 }, to: { days: 20 } },
    }),
  ],
  actions: [
    {
      key: 'fare-paid',
      name: 'Pay the ferryman in full',
      description: 'Cross the lake 10 times.',
      event: 'lake.crossed',
      target: 10,
      units: 20,
      xp: 400,
    },
    {
      key: 'unseen',
      name: 'Leave the lanterns lit',
      description: 'Pass a gate with no lantern lit.',
      event: 'gate.passedDark',
      target: 1,
      units: 15,
      xp: 300,
    },
  ],
  badges: [
    { key: 'fare-paid', name: 'Fare Paid', description: 'No more coins.', actionKey: 'fare-paid' },
    { key: 'unseen', name: 'Unseen', description: 'No lantern.', actionKey: 'unseen' },
  ],
  stats: [
    { statName: 'timePlayed', displayName: 'played', format: 'LongTimespan', event: 'session.ended', perHour: 3600 },
    { statName: 'crossings', displayName: 'crossings', format: 'Integer', event: 'lake.crossed', perHour: 2 },
  ],
  ...overrides,
});

export const buildPlayerContent = (overrides: Partial<PlayerContent> = {}): PlayerContent => ({
  key: 'northwind',
  username: 'Northwind',
  email: 'northwind@meridian.example',
  country: 'FR',
  preferredLanguage: 'fr-FR',
  dateOfBirth: '1994-05-02',
  avatarKey: 'northwind',
  story: 'Maps coasts.',
  xp: 142_120,
  friends: ['marlowe'],
  favorites: ['marlowe'],
  owned: [{ gameSlug: 'moongate', platform: 'PC', hoursPlayed: 38, lastPlayedDaysAgo: 1, lastSessionMinutes: 130 }],
  presence: { status: 'online' },
  earned: [
    {
      expiresInMonths: 0,
      day: 4,
      units: 40,
      gameSlug: 'moongate',
      reason: 'Weekly, first star',
      source: { type: 'challenge', name: 'The ferryman is owed' },
    },
    {
      expiresInMonths: 12,
      day: 9,
      units: 100,
      gameSlug: 'moongate',
      reason: 'Special, all three stars',
      source: { type: 'challenge', name: 'Nine lamps, nine nights' },
    },
  ],
  claimed: [{ daysAgo: 5, gameSlug: 'moongate', rewardKey: 'river-charm' }],
  discounts: [],
  challenges: [{ gameSlug: 'moongate', challengeKey: 'nine-gates', state: 'active', progress: 3 }],
  challengesCompletedEarlier: 86,
  completedActions: [{ gameSlug: 'moongate', actionKey: 'unseen', daysAgo: 40 }],
  badgeShowcase: [{ gameSlug: 'moongate', badgeKey: 'unseen' }],
  ...overrides,
});

/** A small club: three games, two friends and a player without friends. */
export const sampleContent: SeedContent = {
  games: [
    buildGameContent(),
    buildGameContent({ slug: 'saltwatch', name: 'Saltwatch', platforms: ['PC'], release: { days: -30 } }),
    buildGameContent({ slug: 'emberfall', name: 'Emberfall', platforms: ['XONE'], release: { days: 60 }, stats: [] }),
  ],
  news: [
    {
      newsId: 'winter-road',
      gameSlug: 'moongate',
      title: 'The winter road opens',
      summary: 'The pass thaws.',
      body: '<p>For three weeks.</p>',
      type: 'news',
      placement: 'home',
      published: { days: -2 },
      tags: ['event'],
    },
    {
      newsId: 'club-week',
      title: 'A week of the club',
      summary: 'What changes.',
      body: '<p>From April.</p>',
      type: 'event',
      placement: 'news',
      published: { days: -9 },
      tags: [],
    },
    {
      newsId: 'not-yet',
      title: 'Not yet',
      summary: 'Later.',
      body: '<p>Later.</p>',
      type: 'news',
      placement: 'home',
      published: { days: 30 },
      tags: [],
    },
  ],
  avatars: [
    { key: 'northwind', name: 'Northwind', kind: 'fox' },
    { key: 'heron-watcher', name: 'Heron-watcher', kind: 'owl', gameSlug: 'moongate' },
  ],
  players: [
    buildPlayerContent(),
    buildPlayerContent({
      key: 'marlowe',
      username: 'Marlowe',
      email: 'marlowe@meridian.example',
      friends: [],
      favorites: [],
      xp: 5_000,
      presence: { status: 'online', gameSlug: 'moongate', minutes: 42 },
      badgeShowcase: [],
    }),
    buildPlayerContent({
      key: 'stranger',
      username: 'Stranger',
      email: 'stranger@meridian.example',
      friends: [],
      favorites: [],
      earned: [],
      claimed: [],
      badgeShowcase: [],
    }),
  ],
  externalProfiles: externalProfiles.filter(({ playerKey }) => playerKey !== 'tamsin'),
  starPlayers: [
    { key: 'heron', name: 'Ada Okonkwo', role: 'The Heron', story: 'Waits.', gameSlug: 'moongate', avatarKind: 'owl' },
  ],
};
