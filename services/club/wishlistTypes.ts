import type { Reward } from '../clubWebsite/types';

/** A reward that a player saves for. Moments are ISO. */
export interface Wish {
  rewardId: string;
  wishDate: string;
  /** When the player was told that it is affordable; null until then. */
  notifiedDate: string | null;
  /** When the player looked at it after that; null until then. */
  seenDate: string | null;
  reward: Reward;
}
