import { readReward } from '../clubWebsite/parse';
import { orNull, readList, readInstant, readObject, readString } from '../http/parse';
import type { Wish } from './wishlistTypes';

const readDate = orNull(readInstant);

export const readWish = readObject<Wish>((field) => ({
  rewardId: field('rewardId', readString),
  wishDate: field('wishDate', readInstant),
  notifiedDate: field('toldDate', readDate),
  seenDate: field('seenDate', readDate),
  reward: field('reward', readReward),
}));

/** `{wishes: [...]}` as a list. */
export const readWishes = readObject((field) => field('wishes', readList(readWish)));
