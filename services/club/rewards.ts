import { defineAddition, defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';

export const readClubReward = read.object({ code: read.optionalText, downloadUrl: read.link });

export const readClubRewards = read.listIn('rewards', readClubReward);

export const readRewardClaim = read.object({ unitBalance: read.number, reward: readClubReward });

/** A repeated Idempotency-Key does not charge twice. */
export const claimReward = defineEndpoint('club.claimReward', 'POST', {
  path: '/v1/profiles/me/club/rewards',
  body: ({ rewardId, spaceId }: { spaceId: string; rewardId: string }) => ({ id: rewardId, spaceId, quantity: 1 }),
  parse: readRewardClaim,
  honorsIdempotencyKey: true,
});

export const getClubRewards = defineAddition('club.getClubRewards', 'GET', {
  path: '/v1/profiles/me/club/rewards',
  query: pick<{ spaceId: string }>('spaceId'),
  parse: readClubRewards,
});
