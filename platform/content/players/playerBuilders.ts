import type { ClaimedContent, EarnedContent, PlayerContent } from '../types';

/** The ledger's reason for the Units: 'Weekly, two stars', 'Action'. */
type EarnedReason = 'Action' | `${'Weekly' | 'Special' | 'Classic'}, ${'first star' | 'two stars' | 'all three stars'}`;

interface Earning {
  units: number;
  gameSlug: string;
  /** Name of the challenge or action. */
  name: string;
  reason: EarnedReason;
}

interface EarnedRow extends Earning {
  expiresInMonths: number;
  day: number;
}

/** Units earned, by the month in which they expire. */
export const earned = (...rows: readonly EarnedRow[]): EarnedContent[] =>
  rows.map(({ name, ...row }) => ({
    ...row,
    source: { type: row.reason === 'Action' ? 'action' : 'challenge', name },
  }));

interface SteadyPlay {
  /** Months in which the Units expire, both included, counted from the seeding month. */
  firstMonth: number;
  lastMonth: number;
  perMonth: number;
  /** Repeated in this order. */
  habits: readonly Earning[];
}

/** The Units of a player who earns `perMonth` times a month. */
export function earnedBySteadyPlay({ firstMonth, lastMonth, perMonth, habits }: SteadyPlay): EarnedContent[] {
  const rows = Array.from({ length: (lastMonth - firstMonth + 1) * perMonth }, (_, index) => {
    const habit = habits[index % habits.length];
    const timing = { expiresInMonths: firstMonth + Math.floor(index / perMonth), day: 4 + (index % perMonth) * 4 };
    return habit ? [{ ...timing, ...habit }] : [];
  });
  return earned(...rows.flat());
}

type ClaimedRow = Omit<ClaimedContent, 'rewardKey'> & { monthsAgo: number; day: number; rewardKeys: readonly string[] };

/** Rewards claimed, one row for each day of claims. */
export const claimed = (...rows: readonly ClaimedRow[]): ClaimedContent[] =>
  rows.flatMap(({ rewardKeys, ...row }) => rewardKeys.map((rewardKey) => ({ ...row, rewardKey })));

type Identity = Pick<PlayerContent, 'key' | 'username' | 'country' | 'avatarKey' | 'story'>;

/** A player who has an account and no history. */
export const newPlayer = (player: Identity & Partial<PlayerContent>): PlayerContent => ({
  email: `${player.key}@meridian.example`,
  preferredLanguage: 'en-US',
  dateOfBirth: '2001-05-04',
  xp: 0,
  friends: [],
  favorites: [],
  owned: [],
  presence: { status: 'offline' },
  earned: [],
  claimed: [],
  discounts: [],
  challenges: [],
  challengesCompletedEarlier: 0,
  completedActions: [],
  badgeShowcase: [],
  ...player,
});
