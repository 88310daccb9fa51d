import type { Wish } from '../../../services/club/wishlistTypes';
import { availabilityOf, type RewardAvailability } from '../rules';

/** The wishlist as the player sees it, and as the services have it. */
export interface Wishes {
  /** Newest first. */
  wishes: Wish[];
  saved: Wish[];
}

/** A change that the services do not know of yet. */
export interface UnsavedWish {
  rewardId: string;
  name: string;
  isWished: boolean;
}

/** A wish with where the player stands with its reward. */
export interface WishWithAvailability {
  wish: Wish;
  availability: RewardAvailability;
}

/** What one list holds and the other does not: the first such change, or null where both hold the same. */
export function unsavedWish({ wishes, saved }: Wishes): UnsavedWish | null {
  const added = wishes.find((wish) => !holds(saved, wish.rewardId));
  if (added) return { ...nameOf(added), isWished: true };
  const removed = saved.find((wish) => !holds(wishes, wish.rewardId));
  return removed ? { ...nameOf(removed), isWished: false } : null;
}

/** The list that was fetched, with the changes that are not saved yet still in it. */
export function afterFetch({ wishes, saved }: Wishes, fetched: readonly Wish[]): Wishes {
  const added = wishes.filter(({ rewardId }) => !holds(saved, rewardId) && !holds(fetched, rewardId));
  const kept = fetched.filter(({ rewardId }) => holds(wishes, rewardId) || !holds(saved, rewardId));
  return { wishes: [...added, ...kept.map((wish) => withNotesOf(wish, wishes))], saved: [...fetched] };
}

/** A wish with what was noted of it here, where the services have not heard of it yet. */
function withNotesOf(wish: Wish, wishes: readonly Wish[]): Wish {
  const { notifiedDate: toldDate = null, seenDate = null } =
    wishes.find(({ rewardId }) => rewardId === wish.rewardId) ?? {};
  return { ...wish, notifiedDate: wish.notifiedDate ?? toldDate, seenDate: wish.seenDate ?? seenDate };
}

/** A change is saved: `wish` is what the services have now, null where it is gone. What was noted meanwhile stays. */
export function afterSaving({ wishes, saved }: Wishes, rewardId: string, wish: Wish | null): Wishes {
  return {
    wishes: wish ? wishes.map((one) => (one.rewardId === rewardId ? withNotesOf(wish, wishes) : one)) : wishes,
    saved: [...(wish ? [wish] : []), ...without(saved, rewardId)],
  };
}

/** A change was refused: the reward is wished for, or not, as the services have it. */
export function afterFailure({ wishes, saved }: Wishes, rewardId: string): Wishes {
  const place = saved.findIndex((wish) => wish.rewardId === rewardId);
  const wish = saved[place];
  const others = without(wishes, rewardId);
  return { wishes: wish ? [...others.slice(0, place), wish, ...others.slice(place)] : others, saved };
}

/** The lists without a wish that came true. */
export const afterClaim = ({ wishes, saved }: Wishes, rewardId: string): Wishes => ({
  wishes: without(wishes, rewardId),
  saved: without(saved, rewardId),
});

/** Wishes by how near they are: affordable ones, those with the fewest Units to go, and what else stands in the way. */
export function byNearness(wishes: readonly Wish[], units: number | null): WishWithAvailability[] {
  return wishes
    .map((wish) => ({ wish, availability: availabilityOf(wish.reward, units) }))
    .sort((a, b) => distanceOf(a.availability) - distanceOf(b.availability));
}

/** Affordable wishes that the player has not been told of. */
export const wishesToNotify = (wishes: readonly WishWithAvailability[]) =>
  wishes.filter(({ wish, availability }) => availability.kind === 'withinReach' && wish.notifiedDate === null);

/** Affordable wishes that the player was told of and has not looked at. */
export const unseenWishes = (wishes: readonly WishWithAvailability[]) =>
  wishes.filter(({ wish, availability }) => availability.kind === 'withinReach' && wish.seenDate === null);

const holds = (wishes: readonly Wish[], rewardId: string) => wishes.some((wish) => wish.rewardId === rewardId);
const without = (wishes: readonly Wish[], rewardId: string) => wishes.filter((wish) => wish.rewardId !== rewardId);
const nameOf = ({ rewardId, reward: { name } }: Wish) => ({ rewardId, name });

const afterAllPrices = Number.MAX_SAFE_INTEGER;
const distances = { withinReach: 0, locked: afterAllPrices - 2, soldOut: afterAllPrices - 1, owned: afterAllPrices };
const distanceOf = (availability: RewardAvailability) =>
  availability.kind === 'short' ? availability.missing : distances[availability.kind];
