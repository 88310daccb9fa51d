import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';

export const readRewardClaim = read.object({
  unitBalance: read.number,
  reward: read.object({ code: read.optionalText, downloadUrl: read.link }),
});

/** A repeated Idempotency-Key does not charge twice. */
export const claimReward = defineEndpoint('club.claimReward', 'POST', {
  path: '/v1/profiles/me/club/rewards',
  body: ({ rewardId, spaceId }: { spaceId: string; rewardId: string }) => ({ id: rewardId, spaceId, quantity: 1 }),
  parse: readRewardClaim,
  honorsIdempotencyKey: true,
});
