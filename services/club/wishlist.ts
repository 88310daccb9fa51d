import { readReward, type Reward } from '../clubWebsite/rewards';
import { defineEndpoint, path } from '../http/endpoint';
import { readInstant, readListIn, readObject, readOptionalInstant, readString } from '../http/parse';

/** A reward on the wishlist. Dates are ISO instants. */
export interface Wish {
  rewardId: string;
  wishDate: string;
  /** When the player was notified that it is affordable; null until then. */
  notifiedDate: string | null;
  /** When the player saw it after the notification; null until then. */
  seenDate: string | null;
  reward: Reward;
}

export const readWish = readObject<Wish>((field) => ({
  rewardId: field('rewardId', readString),
  wishDate: field('wishDate', readInstant),
  notifiedDate: field('notifiedDate', readOptionalInstant),
  seenDate: field('seenDate', readOptionalInstant),
  reward: field('reward', readReward),
}));

export const readWishes = readListIn('wishes', readWish);

const listPath = '/v1/profiles/me/club/wishlist';

const wishPath = ({ rewardId }: { rewardId: string }) => listPath + path`/${rewardId}`;

/** The player's wishlist with the current state of its rewards, newest wish first. */
export const getWishlist = defineEndpoint<null, Wish[]>({
  name: 'club.getWishlist',
  method: 'GET',
  path: () => listPath,
  auth: 'ticket',
  parse: readWishes,
});

/** Adds a reward to the wishlist; idempotent. */
export const addWish = defineEndpoint<{ rewardId: string }, Wish>({
  name: 'club.addWish',
  method: 'PUT',
  path: wishPath,
  auth: 'ticket',
  parse: readWish,
});

/** Removes a reward from the wishlist; idempotent. */
export const removeWish = defineEndpoint<{ rewardId: string }, null>({
  name: 'club.removeWish',
  method: 'DELETE',
  path: wishPath,
  auth: 'ticket',
  parse: () => null,
});

/** Records the wishes that the player was notified of, and those seen since. */
export const noteWishes = defineEndpoint<{ notified?: string[]; seen?: string[] }, Wish[]>({
  name: 'club.noteWishes',
  method: 'PUT',
  path: () => listPath,
  body: ({ notified = [], seen = [] }) => ({ notified, seen }),
  auth: 'ticket',
  // Otherwise a player who leaves the page at once is notified again on the next page.
  outlivesPage: true,
  parse: readWishes,
});
