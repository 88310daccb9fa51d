import type { LinkedProfile, Profile } from '../../../services/account/profiles';
import type { User } from '../../../services/account/users';
import type { UserProfile } from '../../../services/clubWebsite/profiles';
import type { LoginReport, TicketReport } from '../../../services/sso/signOn';

/** The time in tests: Monday 4 March 2024, noon UTC, in ms. */
export const testNow = Date.UTC(2024, 2, 4, 12);

/** The lifetime of a ticket, in ms. */
export const threeHours = 3 * 60 * 60 * 1000;

export const buildPlatformProfile = (overrides: Partial<Profile> = {}): Profile => ({
  profileId: '9f2c8a4e-6d1b-4c3f-8a7e-1b2c3d4e5f60',
  userId: '1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d',
  nameOnPlatform: 'Marlo',
  platformType: 'uplay',
  idOnPlatform: '1a2b3c4d-5e6f-4a1b-8c2d-3e4f5a6b7c8d',
  ...overrides,
});

export const buildLinkedProfile = (overrides: Partial<LinkedProfile> = {}): LinkedProfile => ({
  ...buildPlatformProfile({ profileId: 'steam-1', platformType: 'steam', nameOnPlatform: 'marlo_s' }),
  isConfirmed: true,
  ...overrides,
});

export function buildLoginReport(overrides: Partial<LoginReport> = {}): LoginReport {
  const result = buildPlatformProfile(overrides.userId ? { userId: overrides.userId } : {});
  return {
    ticket: 'a-ticket',
    expiration: testNow + threeHours,
    userId: result.userId,
    sessionId: 'a-session',
    token: 'a-token',
    result,
    ...overrides,
  };
}

export function buildTicketReport(overrides: Partial<TicketReport> = {}): TicketReport {
  const { ticket, expiration, userId, sessionId, token, result } = buildLoginReport(overrides);
  return { ticket, expiration, userId, sessionId, token, profileId: result.profileId };
}

export const buildUser = (overrides: Partial<User> = {}): User => ({
  userId: buildPlatformProfile().userId,
  username: 'Marlo',
  nameOnPlatform: 'Marlo',
  email: 'marlo@northlight.example',
  emailVerified: true,
  country: 'US',
  preferredLanguage: 'en-US',
  dateCreated: '2016-05-02T08:00:00.000Z',
  communicationOptIn: true,
  communicationThirdPartyOptIn: false,
  hasAcceptedLegalOptins: true,
  nextRenameDate: null,
  closingDate: null,
  ...overrides,
});

export const buildUserProfile = (overrides: Partial<UserProfile> = {}): UserProfile => ({
  userId: buildPlatformProfile().userId,
  username: 'Marlo',
  avatar: { initialAvatar: 'http://pictures.test/heron.svg', src: 'http://pictures.test/heron.svg' },
  units: 1240,
  badges: ['first-light'],
  unlockedBadgeSlot: 3,
  challengesCompleted: 41,
  yos: 7,
  friendsCount: 12,
  redeemedRewardsCount: 9,
  xp: 92_620,
  currentLevel: { levelNumber: 23, xpLowBound: 90_000, xpHighBound: 100_000, xpToNextLevel: 7_380 },
  selectedBadges: undefined,
  ...overrides,
});
