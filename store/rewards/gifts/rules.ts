import type { Friend } from '../../../services/account/friends';

const dayMs = 24 * 60 * 60 * 1000;
/** The services reject gifts to later friends (docs/contracts/club-calls.md, Gifts). */
const friendDays = 7;

/** `now` in ms. */
export const canGiveTo = ({ friendshipDate }: Pick<Friend, 'friendshipDate'>, now: number): boolean =>
  friendshipDate !== null && Date.parse(friendshipDate) + friendDays * dayMs <= now;
