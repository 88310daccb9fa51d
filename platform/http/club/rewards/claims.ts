import { z } from 'zod';
import { readClaims, type ClaimRecord } from '../../../db/stores/rewards/claimStore';
import { claimCode } from '../../../domain/rewards';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { amountOfUnits, timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { numberInQuery } from '../../kernel/validate';
import { clubPath } from '../paths';
import { pictureUrl, rewardImage, type ImageOrigin } from '../images';
import { rarityId } from './rewardShapes';

const claimShape = z
  .object({
    claimId: z.guid(),
    claimDate: timestamp,
    units: amountOfUnits.describe('What it took.'),
    refundDate: timestamp.nullable().describe('When the Units came back; the claim counts no more then.'),
    code: z.string().nullable().describe('What the player shows to prove it; null once it is refunded.'),
    rewardId: z.guid(),
    spaceId: z.guid(),
    gameSlug: z.string(),
    gameTitle: z.string(),
    name: clubText,
    kind: clubText,
    imageUrl: pictureUrl,
    rarityId,
    rewardLocation: clubText.nullable(),
    instruction: clubText,
  })
  .meta({ id: 'Claim' });

/** The player's claims; this platform's own operation (docs/contracts/club-calls.md, Claims and wishes). */
export const claims = (services: ServiceContext) => [
  playerOperation(
    {
      id: 'getClaims',
      method: 'GET',
      paths: [clubPath('rewards/claims')],
      tag: 'Rewards',
      summary: 'What the player has claimed, of one game or of all, newest first.',
      query: z.object({
        spaceId: z.guid().optional(),
        offset: numberInQuery({ min: 0, max: 1_000_000, fallback: 0 }),
        limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
      }),
      response: z.object({ claims: z.array(claimShape), total: z.int().describe('How many there are in all.') }),
    },
    async ({ profileId, query }) => {
      const { claims: rows, total } = await readClaims(services.db, profileId, query);
      return { claims: rows.map((record) => claimResponse(services, record)), total };
    },
  ),
];

const claimResponse = (
  origin: ImageOrigin,
  { claim, reward, gameSlug, gameTitle }: ClaimRecord,
): z.input<typeof claimShape> => ({
  claimId: claim.claimId,
  claimDate: wireDate(claim.claimedAt),
  units: claim.units,
  refundDate: wireDateOrNull(claim.refundedAt),
  code: claim.refundedAt ? null : claimCode(claim.claimId),
  rewardId: reward.rewardId,
  spaceId: reward.spaceId,
  gameSlug,
  gameTitle,
  name: reward.name,
  kind: reward.kind,
  imageUrl: rewardImage(origin, { ...reward, gameSlug }),
  rarityId: reward.rarityId,
  rewardLocation: reward.location,
  instruction: reward.instruction,
});
