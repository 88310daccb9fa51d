import type { Wish } from '../../../services/club/wishlist';
import { pick } from '../../support/pick';
import { availabilityOf, type RewardAvailability } from '../rules';

/** The reward is among the known rewards. */
export type StoredWish = Omit<Wish, 'reward'>;

/** `wishes` as the player sees them. */
export interface Wishes {
  /** Newest first. */
  wishes: StoredWish[];
  saved: StoredWish[];
}

export interface UnsavedWish {
  rewardId: string;
  isWished: boolean;
}

export interface WishWithAvailability {
  wish: Wish;
  availability: RewardAvailability;
}

export function unsavedWish({ wishes, saved }: Wishes): UnsavedWish | null {
  const added = wishes.find((wish) => !holds(saved, wish.rewardId));
  if (added) return { rewardId: added.rewardId, isWished: true };
  const removed = saved.find((wish) => !holds(wishes, wish.rewardId));
  return removed ? { rewardId: removed.rewardId, isWished: false } : null;
}

export function afterFetch({ wishes, saved }: Wishes, fetched: readonly StoredWish[]): Wishes {
  const added = wishes.filter(({ rewardId }) => !holds(saved, rewardId) && !holds(fetched, rewardId));
  const kept = fetched.filter(({ rewardId }) => holds(wishes, rewardId) || !holds(saved, rewardId));
  return { wishes: [...added, ...kept.map((wish) => withNotesOf(wish, wishes))], saved: [...fetched] };
}

/** Keeps the dates that are noted here and not stored yet. */
function withNotesOf(wish: StoredWish, wishes: readonly StoredWish[]): StoredWish {
  const noted = wishes.find(({ rewardId }) => rewardId === wish.rewardId);
  return {
    ...wish,
    notifiedDate: wish.notifiedDate ?? noted?.notifiedDate ?? null,
    seenDate: wish.seenDate ?? noted?.seenDate ?? null,
  };
}

/** A change is stored: `wish` is the stored wish, null when removed. Dates noted in the meantime stay. */
export function afterSaving({ wishes, saved }: Wishes, rewardId: string, wish: StoredWish | null): Wishes {
  return {
    wishes: wish ? wishes.map((one) => (one.rewardId === rewardId ? withNotesOf(wish, wishes) : one)) : wishes,
    saved: [...(wish ? [wish] : []), ...without(saved, rewardId)],
  };
}

/** A change was rejected: the stored state of the reward applies. */
export function afterFailure({ wishes, saved }: Wishes, rewardId: string): Wishes {
  const place = saved.findIndex((wish) => wish.rewardId === rewardId);
  const wish = saved[place];
  const others = without(wishes, rewardId);
  return { wishes: wish ? [...others.slice(0, place), wish, ...others.slice(place)] : others, saved };
}

export const afterClaim = ({ wishes, saved }: Wishes, rewardId: string): Wishes => ({
  wishes: without(wishes, rewardId),
  saved: without(saved, rewardId),
});

/** Affordable ones first, then by missing Units, then those with other obstacles. */
export function byNearness(wishes: readonly Wish[], units: number | null): WishWithAvailability[] {
  return wishes
    .map((wish) => ({ wish, availability: availabilityOf(wish.reward, units) }))
    .sort((a, b) => distanceOf(a.availability) - distanceOf(b.availability));
}

/** Those that the balance suffices for, as long as this is not noted. */
export const affordableWithout = (note: 'notifiedDate' | 'seenDate', wishes: readonly WishWithAvailability[]) =>
  wishes.filter(({ wish, availability }) => availability.kind === 'withinReach' && wish[note] === null);

const holds = (wishes: readonly StoredWish[], rewardId: string) => wishes.some((wish) => wish.rewardId === rewardId);
const without = (wishes: readonly StoredWish[], rewardId: string) =>
  wishes.filter((wish) => wish.rewardId !== rewardId);

const afterAllPrices = Number.MAX_SAFE_INTEGER;
const distances = { withinReach: 0, locked: afterAllPrices - 2, soldOut: afterAllPrices - 1, owned: afterAllPrices };
const distanceOf = (availability: RewardAvailability) =>
  availability.kind === 'short' ? availability.missing : distances[availability.kind];

export const storedWish = (wish: Wish): StoredWish => pick(wish, 'rewardId', 'wishDate', 'notifiedDate', 'seenDate');
