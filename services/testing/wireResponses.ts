import { noticeChannels, noticeKinds } from '../club/notices';

/** Responses as the services send them, for tests; a test overrides only the fields that it is about. */
type Overrides = Record<string, unknown>;

export const wireGame = (overrides: Overrides = {}) => ({
  spaceId: 'space-halcyon',
  installmentSpaceId: 'space-halcyon-installment',
  brandSpaceId: 'space-halcyon-brand',
  applicationId: 'app-halcyon',
  profileId: 'player',
  owned: true,
  status: 'Active',
  platform: 'PC',
  platforms: ['PC', 'PS4'],
  releaseDate: '2023-10-12T00:00:00.0000000Z',
  slug: 'halcyon-orbit',
  xp: 1200,
  challengesEnabled: true,
  communityChallengesEnabled: false,
  statsEnabled: true,
  lastSessionDate: '2024-03-03T21:14:09.0783145Z',
  title: 'Halcyon Orbit',
  description: 'Keep a station alive around a dying star.',
  images: {
    lowThumbnail: 'http://services.test/pictures/thumb',
    highThumbnail: 'http://services.test/pictures/thumb-large',
    background: 'http://services.test/pictures/hero',
    lowLogo: null,
    highLogo: null,
    lowBoxArt: 'http://services.test/pictures/box',
    highBoxArt: 'http://services.test/pictures/box-large',
  },
  friendsPlayingGame: [{ nameOnPlatform: 'Ansel', avatar: 'http://services.test/ansel.png', isPlaying: true }],
  rewardsAvailable: 40,
  rewardsOwned: 3,
  unitsAvailable: 900,
  unitsOwned: 120,
  badgesAvailable: 6,
  badgesOwned: 1,
  links: {
    betaLink: '',
    storeLink: 'https://store.example/halcyon-orbit',
    websiteLink: 'https://halcyon.example',
    facebookLink: '',
    instagramLink: '',
    twitterLink: 'https://twitter.example/halcyon',
    supportLink: '',
    twitchLink: '',
    discordLink: 'https://discord.example/halcyon',
    redditLink: '',
    gameplan: '',
    communityCreation: '',
    trailerLink: 'https://www.youtube.com/watch?v=abcdefghijk',
    samDailyLoginLink: '',
    rewardLink: 'https://youtu.be/tooshort',
  },
  gameProgression: 40,
  ...overrides,
});

export const wireReward = (overrides: Overrides = {}) => ({
  rewardId: 'ferrymans-mask',
  name: "Ferryman's Mask",
  imageUrl: 'http://services.test/pictures/mask.svg',
  rarityId: 'rare',
  value: 30,
  isLocked: false,
  isNew: true,
  quantityLimit: 1,
  quantityPurchased: 0,
  rewardLocation: 'In the wardrobe of the Ferry House',
  detail: { description: 'Carved by the last ferryman.', instruction: 'Open your wardrobe.' },
  ...overrides,
});

/** Two rewards, one of each rarity; the common one is owned. */
export const wireRewards = (overrides: Overrides = {}) => ({
  rewards: [
    wireReward(),
    wireReward({
      rewardId: 'lamp-oil',
      name: 'Lamp Oil',
      rarityId: 'common',
      quantityLimit: null,
      quantityPurchased: 2,
    }),
  ],
  rarity: [
    { rarityId: 'common', owned: 1, available: 1 },
    { rarityId: 'rare', owned: 0, available: 1 },
  ],
  totalRewards: { owned: 1, available: 2 },
  ...overrides,
});

export const wireClubReward = (overrides: Overrides = {}) => ({
  id: 'ferrymans-mask',
  profileId: 'player',
  spaceId: 'space-halcyon',
  value: 30,
  creationDate: '2024-01-01T00:00:00.0000000Z',
  typeId: 2,
  typeName: 'Unlockable',
  name: "Ferryman's Mask",
  description: 'Carved by the last ferryman.',
  obj: null,
  platformShared: false,
  isOwned: true,
  quantityPurchased: 1,
  quantityUsed: 0,
  quantityLimit: 1,
  rewardLocation: null,
  instruction: 'Open your wardrobe.',
  condition: '',
  images: [{ type: 'emblem', url: 'http://services.test/pictures/mask.svg' }],
  tags: [],
  groups: [],
  purchaseDate: '2024-03-04T12:00:00.0000000Z',
  rarity: 'RARE',
  ...overrides,
});

export const wireClaim = (unitBalance: number) => ({ unitBalance, reward: wireClubReward() });

/** A claim on record. */
export const wireClaimRecord = (overrides: Overrides = {}) => ({
  claimId: 'claim-1',
  claimDate: '2024-03-04T12:00:00.0000000Z',
  units: 30,
  refundDate: null,
  deliveryDate: null,
  transactionId: 'line-1',
  undo: null,
  giverName: null,
  code: 'CLAIM-4F7A-91C2-0B3D',
  rewardId: 'ferrymans-mask',
  spaceId: 'space-halcyon',
  gameSlug: 'halcyon-orbit',
  gameTitle: 'Halcyon Orbit',
  name: "Ferryman's Mask",
  kind: 'Outfit',
  imageUrl: 'http://services.test/pictures/mask.svg',
  rarityId: 'rare',
  rewardLocation: 'In the wardrobe of the Ferry House',
  instruction: 'Open your wardrobe.',
  ...overrides,
});

/** A gift of the player that waits for a friend. */
export const wireGift = (overrides: Overrides = {}) => ({
  giftId: 'gift-1',
  isGiven: true,
  state: 'waiting',
  pid: 'marlowe',
  nameOnPlatform: 'Marlowe',
  avatarUrl: 'http://services.test/avatars/marlowe.svg',
  message: 'wellPlayed',
  units: 30,
  giftDate: '2024-03-04T12:00:00.0000000Z',
  acceptUntil: '2024-03-18T12:00:00.0000000Z',
  endDate: null,
  rewardId: 'ferrymans-mask',
  spaceId: 'space-halcyon',
  gameSlug: 'halcyon-orbit',
  gameTitle: 'Halcyon Orbit',
  name: "Ferryman's Mask",
  imageUrl: 'http://services.test/pictures/mask.svg',
  rarityId: 'rare',
  ...overrides,
});

/** A wish without a notification. */
export const wireWish = (overrides: Overrides = {}) => ({
  rewardId: 'ferrymans-mask',
  wishDate: '2024-03-01T12:00:00.0000000Z',
  notifiedDate: null,
  seenDate: null,
  reward: wireReward({
    spaceId: 'space-halcyon',
    gameSlug: 'halcyon-orbit',
    gameTitle: 'Halcyon Orbit',
    gamePlatform: 'PC',
  }),
  ...overrides,
});

export const wireNotice = (overrides: Overrides = {}) => ({
  noticeId: 'notice-1',
  kind: 'friendRequest',
  date: '2024-03-04T12:00:00.0000000Z',
  readDate: null,
  units: null,
  until: null,
  name: null,
  playerName: 'Corin',
  subjectId: 'corin',
  spaceId: null,
  ...overrides,
});

/** What a player has chosen about notices: all of them, with quiet hours. */
export const wireNoticeSettings = (overrides: Overrides = {}) => ({
  choices: noticeKinds.flatMap((kind) => noticeChannels.map((channel) => ({ kind, channel, isChosen: true }))),
  quietHours: { isOn: true, from: 22, until: 8, timeZone: 'Europe/Paris' },
  hasChosenZone: true,
  isEmailVerified: true,
  push: null,
  ...overrides,
});

/** A discount code as it is bought, and as it is listed afterwards. */
export const wireKey = (overrides: Overrides = {}) => ({
  code: 'MERIDIAN-4F7A-91C2-0B3D',
  expiresAt: '2024-06-04T12:00:00.0000000Z',
  ...overrides,
});

export const wireBoughtKey = (overrides: Overrides = {}) => ({
  ...wireKey(),
  purchaseDate: '2024-03-04T12:00:00.0000000Z',
  ...overrides,
});

export const wireChallenge = (overrides: Overrides = {}) => ({
  challengeId: 'chart-caves',
  spaceId: 'space-halcyon',
  type: 'weekly',
  name: 'Chart the sea caves',
  description: 'Chart nine sea caves this week.',
  imageUrl: null,
  startDate: '2024-03-04T00:00:00.0000000Z',
  endDate: '2024-03-11T00:00:00.0000000Z',
  status: 'active',
  progress: 5,
  thresholds: [
    { value: 3, units: 10, xp: 100, reached: true },
    { value: 6, units: 20, xp: 200, reached: false },
    { value: 9, units: 30, xp: 300, reached: false },
  ],
  reward: { units: 60, xp: 600, items: [] },
  activationDate: '2024-03-04T08:00:00.0000000Z',
  completionDate: null,
  bankedDate: null,
  ...overrides,
});

/** An event that counted. */
export const wireChallengeEvent = (overrides: Overrides = {}) => ({
  eventId: 'event-1',
  date: '2024-03-04T10:00:00.0000000Z',
  spaceId: 'space-halcyon',
  gameTitle: 'Halcyon Orbit',
  platform: 'PC',
  count: 5,
  counted: 5,
  reason: null,
  ...overrides,
});

export const wireBankedChallenge = (overrides: Overrides = {}) => ({
  ...wireChallenge({ status: 'banked', progress: 9, bankedDate: '2024-03-04T12:00:00.0000000Z' }),
  rewardsGranted: { units: 60, xp: 600 },
  unitBalance: 180,
  ...overrides,
});

export const wireBankedChallenges = (...banked: Overrides[]) => ({
  challenges: banked.map((overrides) => wireChallenge({ status: 'banked', progress: 9, ...overrides })),
  rewardsGranted: { units: 60 * banked.length, xp: 600 * banked.length },
  unitBalance: 120 + 60 * banked.length,
});

export const wireTransaction = (overrides: Overrides = {}) => ({
  id: 'transaction-1',
  date: '2024-03-04T12:00:00.0000000Z',
  units: -30,
  kind: 'spent',
  reason: "Ferryman's Mask",
  source: { type: 'reward', id: 'ferrymans-mask', name: "Ferryman's Mask" },
  spaceId: 'space-halcyon',
  expiresAt: null,
  balanceAfter: 90,
  ...overrides,
});

export const wireBalanceHistory = (overrides: Overrides = {}) => ({
  before: 120,
  days: [{ date: '2024-03-04T12:00:00.0000000Z', balance: 90 }],
  spendings: [{ id: 'transaction-1', date: '2024-03-04T12:00:00.0000000Z', units: -30, name: "Ferryman's Mask" }],
  earned: 120,
  spent: 30,
  expired: 0,
  ...overrides,
});

export const wireBadge = (overrides: Overrides = {}) => ({
  badgeId: 'first-dock',
  spaceId: 'space-halcyon',
  gameSlug: 'halcyon-orbit',
  gameTitle: 'Halcyon Orbit',
  name: 'First Dock',
  description: 'Dock for the first time.',
  imageUrl: null,
  actionId: null,
  isOwned: true,
  ...overrides,
});

export const wireStatCard = (overrides: Overrides = {}) => ({
  statName: 'playtime',
  displayName: 'Time in orbit',
  format: 'LongTimespan',
  value: '86400',
  unit: null,
  lastModified: '2024-03-03T21:14:09.0783145Z',
  ...overrides,
});

export const wireAction = (overrides: Overrides = {}) => ({
  id: 'first-dock',
  name: 'First dock',
  description: 'Dock at the station.',
  isCompleted: true,
  completionDate: '2024-03-01T10:00:00.0000000Z',
  activationDate: null,
  isBadge: true,
  xp: 50,
  images: [],
  ...overrides,
});

export const wirePlayerProfile = (overrides: Overrides = {}) => ({
  userId: 'player',
  username: 'Marlo',
  avatar: { initialAvatar: 'http://services.test/a.svg', src: 'http://services.test/a.svg' },
  units: 120,
  badges: ['first-dock'],
  unlockedBadgeSlot: 3,
  challengesCompleted: 4,
  yos: 2,
  friendsCount: 2,
  redeemedRewardsCount: 1,
  xp: 7380,
  currentLevel: { levelNumber: 23, xpLowBound: 7000, xpHighBound: 7800, xpToNextLevel: 420 },
  ...overrides,
});

export const wireFriend = (overrides: Overrides = {}) => ({
  pid: 'ansel',
  nameOnPlatform: 'Ansel',
  state: 'Friends',
  isFavorite: false,
  nickname: null,
  lastModified: '2024-01-01T00:00:00.0000000Z',
  friendshipDate: '2023-05-01T00:00:00.0000000Z',
  ...overrides,
});

export const wireFriendRequest = (overrides: Overrides = {}) => ({
  pid: 'brisa',
  nameOnPlatform: 'Brisa',
  avatarUrl: 'http://services.test/brisa.svg',
  state: 'PendingReceivedInvite',
  requestDate: '2024-03-03T12:00:00.0000000Z',
  ...overrides,
});

export const wireBlock = (overrides: Overrides = {}) => ({
  pid: 'corin',
  nameOnPlatform: 'Corin',
  avatarUrl: 'http://services.test/corin.svg',
  blockDate: '2024-03-02T12:00:00.0000000Z',
  ...overrides,
});

export const wireScore = (overrides: Overrides = {}) => ({
  pid: 'ansel',
  nameOnPlatform: 'Ansel',
  avatarUrl: 'http://services.test/ansel.svg',
  isMe: false,
  level: 12,
  xp: 40_000,
  placeInTotal: 1,
  xpThisWeek: 600,
  placeThisWeek: 1,
  xpOfWeeks: [600, 0, 300, 0, 0, 0, 0, 0],
  ...overrides,
});

export const wireNewsItem = (overrides: Overrides = {}) => ({
  spaceId: 'space-club',
  newsId: 'season-of-tides',
  type: 'news',
  placement: 'home',
  priority: 1,
  displayTime: 10,
  publicationDate: '2024-03-01T09:00:00.0000000Z',
  expirationDate: null,
  locale: 'en-US',
  title: 'The season of tides begins',
  contentType: 'text/html',
  body: '<p>New caves open.</p>',
  summary: 'New caves open.',
  mediaURL: 'http://services.test/pictures/tides',
  mediaType: 'image',
  profileId: null,
  obj: {},
  links: [{ url: 'https://halcyon.example/tides', title: 'Read more' }],
  tags: ['season'],
  ...overrides,
});

export const wireSession = (overrides: Overrides = {}) => ({
  platformType: 'uplay',
  ticket: 'a-ticket',
  twoFactorAuthenticationTicket: null,
  profileId: 'player',
  userId: 'player',
  nameOnPlatform: 'Marlo',
  environment: 'Uat',
  expiration: '2024-03-04T15:00:00.0783145Z',
  spaceId: 'space-club',
  clientIp: '127.0.0.1',
  clientIpCountry: 'US',
  serverTime: '2024-03-04T12:00:00.0783145Z',
  sessionId: 'a-session',
  sessionKey: 'a-key',
  rememberMeTicket: null,
  ...overrides,
});

/** A login that requires the second factor. */
export const wireTwoFactorNeeded = (overrides: Overrides = {}) =>
  wireSession({
    ticket: null,
    userId: null,
    profileId: null,
    twoFactorAuthenticationTicket: 'two-factor',
    maskedPhone: '*******12',
    codeGenerationPreference: ['authenticator', 'email'],
    ...overrides,
  });

/** An error's body (wire, Errors). */
export const wireError = (errorCode: number, httpCode: number, message = 'No.') => ({
  message,
  errorCode,
  httpCode,
  errorContext: 'Club platform',
  moreInfo: '',
  transactionTime: '2024-03-04T12:00:00.0000000Z',
  transactionId: 'a-transaction',
  environment: 'Uat',
});
