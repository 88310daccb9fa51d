import { readReward } from '../clubWebsite/rewards';
import { defineEndpoint, path } from '../http/endpoint';
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

export const getWishlist = defineEndpoint<null, Wish[]>({
  name: 'club.getWishlist',
  path: () => listPath,
  parse: readWishes,
});

/** Idempotent. */
export const addWish = defineEndpoint<{ rewardId: string }, Wish>({
  name: 'club.addWish',
  method: 'PUT',
  path: wishPath,
  parse: readWish,
});

/** Idempotent. */
export const removeWish = defineEndpoint<{ rewardId: string }, null>({
  name: 'club.removeWish',
  method: 'DELETE',
  path: wishPath,
  parse: () => null,
});

export const noteWishes = defineEndpoint<{ notified?: string[]; seen?: string[] }, Wish[]>({
  name: 'club.noteWishes',
  method: 'PUT',
  path: () => listPath,
  body: ({ notified = [], seen = [] }) => ({ notified, seen }),
  // Otherwise a player who leaves the page at once is notified again on the next page.
  outlivesPage: true,
  parse: readWishes,
});
