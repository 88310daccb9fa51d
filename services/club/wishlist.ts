import { readReward } from '../clubWebsite/rewards';
import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

export const readWish = read.object({
  rewardId: read.string,
  wishDate: read.instant,
  notifiedDate: read.optionalInstant,
  seenDate: read.optionalInstant,
  reward: readReward,
});

/** Dates are ISO instants. */
export type Wish = ReturnType<typeof readWish>;

export const readWishes = read.listIn('wishes', readWish);

const listPath = '/v1/profiles/me/club/wishlist';

const wishPath = ({ rewardId }: { rewardId: string }) => listPath + path`/${rewardId}`;

/** Newest wish first. */
export const getWishlist = defineAddition('club.getWishlist', 'GET', { path: listPath, parse: readWishes });

/** Idempotent. */
export const addWish = defineAddition('club.addWish', 'PUT', { path: wishPath, parse: readWish });

/** Idempotent. */
export const removeWish = defineAddition('club.removeWish', 'DELETE', { path: wishPath, parse: () => null });

export const noteWishes = defineAddition('club.noteWishes', 'PUT', {
  path: listPath,
  body: ({ notified = [], seen = [] }: { notified?: string[]; seen?: string[] }) => ({ notified, seen }),
  // Otherwise a player who leaves the page at once is notified again on the next page.
  outlivesPage: true,
  parse: readWishes,
});
