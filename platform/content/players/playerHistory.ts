import type { ClaimedContent, EarnedContent, ExpiryMoment, GameContent, PastMoment, PlayerContent } from '../types';

/** Units live two years, to the last day of the month they were earned in (spec 4, Units expiry). */
const lifeInMonths = 24;
const hourOfPlay = 19;
const dayMs = 24 * 60 * 60 * 1000;

/** What a store discount costs, in Units (spec 9, Discount). */
export const discountPrice = 100;

export type HistoryEvent = { at: Date; units: number } & (
  { kind: 'earned'; earned: EarnedContent } | { kind: 'claimed'; claimed: ClaimedContent } | { kind: 'discount' }
);

/** When something in a player's past happened, in UTC; never after `now`, so that a seed on the first of a month holds. */
export const momentOf = (when: PastMoment | ExpiryMoment, now: Date) =>
  new Date(Math.min(nominalMoment(when, now), now.getTime()));

/**
 * All that moved a player's Units, in the order it happened. `units` is positive; expiry is not in it, the ledger's rule
 * finds that by itself. Throws on a reward that no game has.
 */
export function historyOf(player: PlayerContent, games: readonly GameContent[], now: Date): HistoryEvent[] {
  const events: { when: PastMoment | ExpiryMoment; event: (at: Date) => HistoryEvent }[] = [
    ...player.earned.map((earned) => ({
      when: earned,
      event: (at: Date): HistoryEvent => ({ kind: 'earned', at, units: earned.units, earned }),
    })),
    ...player.claimed.map((claimed) => ({
      when: claimed,
      event: (at: Date): HistoryEvent => ({ kind: 'claimed', at, units: priceOf(claimed, games), claimed }),
    })),
    ...player.discounts.map((when) => ({
      when,
      event: (at: Date): HistoryEvent => ({ kind: 'discount', at, units: discountPrice }),
    })),
  ];
  return events
    .sort((a, b) => nominalMoment(a.when, now) - nominalMoment(b.when, now))
    .map(({ when, event }) => event(momentOf(when, now)));
}

function nominalMoment(when: PastMoment | ExpiryMoment, now: Date): number {
  if ('daysAgo' in when) return now.getTime() - when.daysAgo * dayMs;
  const monthsAgo = 'monthsAgo' in when ? when.monthsAgo : lifeInMonths - when.expiresInMonths;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, when.day, hourOfPlay);
}

function priceOf({ gameSlug, rewardKey }: ClaimedContent, games: readonly GameContent[]): number {
  const game = games.find(({ slug }) => slug === gameSlug);
  const reward = game?.rewards.find(({ key }) => key === rewardKey);
  if (!reward) throw new Error(`No reward ${rewardKey} in ${gameSlug}.`);
  return reward.value;
}
