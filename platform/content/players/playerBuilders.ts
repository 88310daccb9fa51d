import type { ClaimedContent, EarnedContent, PlayerContent } from '../types';

/** 'Weekly, two stars', 'Action': how the ledger tells what was paid. */
export type PaidFor =
  'Action' | `${'Weekly' | 'Special' | 'Classic'}, ${'first star' | 'two stars' | 'all three stars'}`;

export type EarnedRow = readonly [
  expiresInMonths: number,
  day: number,
  units: number,
  gameSlug: string,
  name: string,
  reason: PaidFor,
];

/** Units earned, one row each, by the month in which they go. */
export const earned = (...rows: readonly EarnedRow[]): EarnedContent[] =>
  rows.map(([expiresInMonths, day, units, gameSlug, name, reason]) => ({
    expiresInMonths,
    day,
    units,
    gameSlug,
    reason,
    source: { type: reason === 'Action' ? 'action' : 'challenge', name },
  }));

type Habit = readonly [units: number, gameSlug: string, name: string, reason: PaidFor];

/** What a player of settled habits earns: `perMonth` of the habits in turn, every month from the first to the last. */
export function earnedBySteadyPlay(
  [first, last]: readonly [first: number, last: number],
  perMonth: number,
  habits: readonly Habit[],
): EarnedContent[] {
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return months.flatMap((expiresInMonths, month) =>
    earned(
      ...Array.from({ length: perMonth }, (_, index) => habits[(month * perMonth + index) % habits.length])
        .filter((habit) => habit !== undefined)
        .map((habit, index): EarnedRow => [expiresInMonths, 4 + index * 4, ...habit]),
    ),
  );
}

type ClaimedRow = readonly [monthsAgo: number, day: number, gameSlug: string, rewardKeys: readonly string[]];

/** Rewards claimed, a row for each visit to the shelf. */
export const claimed = (...rows: readonly ClaimedRow[]): ClaimedContent[] =>
  rows.flatMap(([monthsAgo, day, gameSlug, rewardKeys]) =>
    rewardKeys.map((rewardKey) => ({ monthsAgo, day, gameSlug, rewardKey })),
  );

type Identity = Pick<PlayerContent, 'key' | 'username' | 'country' | 'avatarKey' | 'story'>;

/** A player who has an account and nothing else yet. */
export const withoutPast = (player: Identity & Partial<PlayerContent>): PlayerContent => ({
  email: `${player.key}@meridian.example`,
  preferredLanguage: 'en-US',
  dateOfBirth: '2001-05-04',
  xp: 0,
  friends: [],
  favourites: [],
  owned: [],
  presence: { status: 'offline' },
  earned: [],
  claimed: [],
  discounts: [],
  challenges: [],
  challengesCompletedEarlier: 0,
  completedActions: [],
  showcase: [],
  ...player,
});
