import { defineEndpoint, path } from '../http/endpoint';
import { readWish, readWishes } from './wishlistParse';
import type { Wish } from './wishlistTypes';

const listPath = '/v1/profiles/me/club/wishlist';
const wishPath = ({ rewardId }: { rewardId: string }) => listPath + path`/${rewardId}`;

/** The rewards that the player saves for, as they stand, the newest wish first. */
export const getWishlist = defineEndpoint<null, Wish[]>({
  name: 'club.getWishlist',
  method: 'GET',
  path: () => listPath,
  auth: 'ticket',
  parse: readWishes,
});

/** Puts a reward on the wishlist; a repeat changes nothing. */
export const addWish = defineEndpoint<{ rewardId: string }, Wish>({
  name: 'club.addWish',
  method: 'PUT',
  path: wishPath,
  auth: 'ticket',
  parse: readWish,
});

/** Takes a reward off the wishlist; where it is not on it, nothing happens. */
export const removeWish = defineEndpoint<{ rewardId: string }, null>({
  name: 'club.removeWish',
  method: 'DELETE',
  path: wishPath,
  auth: 'ticket',
  parse: () => null,
});

/** Notes which wishes the player was told of as affordable, and which were looked at since. */
export const noteWishes = defineEndpoint<{ told?: string[]; seen?: string[] }, Wish[]>({
  name: 'club.noteWishes',
  method: 'PUT',
  path: () => listPath,
  body: ({ told = [], seen = [] }) => ({ told, seen }),
  auth: 'ticket',
  // Otherwise a player who leaves the page at once is notified again on the next page.
  outlivesPage: true,
  parse: readWishes,
});
