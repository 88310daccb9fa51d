import { addDays } from './calendar';
import { isLimitReached, isLocked, type RewardClaimant, type RewardTerms } from './rewards';

/** What a player may write with a gift: ids of fixed texts, which each site has in the languages of its players. */
export const giftMessages = ['forYou', 'thankYou', 'congratulations', 'wellPlayed', 'goodLuck'] as const;
export type GiftMessage = (typeof giftMessages)[number];

/** How a gift ended. `returned`: the friendship or an account ended before, or an operator refunded it. */
export const giftEnds = ['accepted', 'declined', 'expired', 'returned'] as const;
export type GiftEnd = (typeof giftEnds)[number];

/** Days that two players have to be friends before one can give the other a reward. */
export const friendDays = 7;

/** Days for which a friend can accept a gift. */
export const acceptDays = 14;

/** How many gifts a player may give within so many days, also those that came back. */
export const giftLimits = [
  { days: 1, gifts: 3 },
  { days: 30, gifts: 10 },
] as const;

export const acceptUntil = (givenAt: Date): Date => addDays(givenAt, acceptDays);

export const isFriendLongEnough = (friendshipDate: Date, now: Date): boolean =>
  addDays(friendshipDate, friendDays) <= now;

/** When a player may give another gift, by the instants of those given, oldest first; null where that is now. */
export function nextGiftAt(givenAt: readonly Date[], now: Date): Date | null {
  const waits = giftLimits.flatMap(({ days, gifts }) => {
    const limiting = givenAt.at(-gifts);
    return limiting ? [addDays(limiting, days).getTime()] : [];
  });
  const next = new Date(Math.max(...waits, 0));
  return next > now ? next : null;
}

/** Whether a player could claim a reward if somebody else paid, with `waiting` gifts of it not accepted yet. */
export function canReceive(reward: RewardTerms, receiver: RewardClaimant, waiting: number): boolean {
  const { rewardId } = reward;
  const claimCounts = new Map(receiver.claimCounts).set(rewardId, (receiver.claimCounts.get(rewardId) ?? 0) + waiting);
  return !isLocked(reward, receiver) && !isLimitReached(reward, { ...receiver, claimCounts });
}
