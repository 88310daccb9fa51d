import type { UnitsTransaction } from '../../services/club/transactions';

export interface PlayerStatus {
  units: number | null;
  level: number;
  xp: number;
  badges: readonly string[];
}

export interface Progress {
  units: number;
  xp: number;
  /** Null without a level-up. */
  level: number | null;
  /** New badges: names, or ids if the names are unknown. */
  badges: string[];
}

/** A balance that went down was spent, which is no progress. */
export const progressBetween = (before: PlayerStatus, after: PlayerStatus): Progress => ({
  units: before.units === null || after.units === null ? 0 : Math.max(0, after.units - before.units),
  xp: Math.max(0, after.xp - before.xp),
  level: after.level > before.level ? after.level : null,
  badges: after.badges.filter((badge) => !before.badges.includes(badge)),
});

/**
 * What of a gain was earned since the balance was `before`: Units that come back from a gift or an undone claim were the
 * player's already. The transactions are the newest first.
 */
export function earnedOf(gain: number, before: number | null, transactions: readonly UnitsTransaction[]): number {
  const known = transactions.findIndex(({ balanceAfter }) => balanceAfter === before);
  const since = known === -1 ? transactions : transactions.slice(0, known);
  const earned = since.reduce((sum, { kind, units }) => (kind === 'earned' ? sum + units : sum), 0);
  return Math.min(gain, earned);
}

/** XP alone is no news: it comes with every event of a game. */
export const isNews = ({ units, level, badges }: Progress) => units > 0 || level !== null || badges.length > 0;
