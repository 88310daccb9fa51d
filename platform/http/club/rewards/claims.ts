import { z } from 'zod';
import { readClaims, type ClaimRecord } from '../../../db/stores/rewards/claimStore';
import { claimCode, undoUntil } from '../../../domain/rewards';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { undoClaim } from '../../../useCases/club/undoClaim';
import { guidPattern } from '../../kernel/paths';
import { amountOfUnits, timestamp, totalOfPages, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { pageInQuery } from '../../kernel/validate';
import { clubPath } from '../paths';
import type { ImageOrigin } from '../images';
import { rewardSummary, wireRewardSummary } from './rewardShapes';

const claimShape = z
  .object({
    claimId: z.guid(),
    claimDate: timestamp,
    units: amountOfUnits.describe('What it took.'),
    refundDate: timestamp.nullable().describe('When the Units came back; the claim counts no more then.'),
    deliveryDate: timestamp.nullable().describe('When the game delivered it; from then on it cannot be taken back.'),
    transactionId: z.guid().nullable().describe('The ledger entry that paid; null where none did.'),
    undo: z
      .object({
        until: timestamp,
        lots: z
          .array(
            z.object({
              units: amountOfUnits,
              expiresAt: timestamp.nullable(),
              hasGrace: z.boolean().describe('True where its Units have had their 30 days.'),
            }),
          )
          .describe(
            'Where the Units return to. Those that expire before they return are valid for 30 days; the second time they are gone.',
          ),
      })
      .nullable()
      .describe('Until when the player may take it back; null where that is over.'),
    giverName: z.string().nullable().describe('The friend who gave it; null where the player claimed it.'),
    code: z.string().nullable().describe('What the player shows to prove it; null once it is refunded.'),
    ...rewardSummary,
    kind: clubText,
    rewardLocation: clubText.nullable(),
    instruction: clubText,
  })
  .meta({ id: 'Claim' });

const undoShape = z.object({
  claimId: z.guid(),
  units: amountOfUnits.describe('What came back.'),
  refundDate: timestamp,
  renewedUntil: timestamp
    .nullable()
    .describe('Until when the Units are valid whose lot had expired for the first time; null where none had.'),
  unitBalance: amountOfUnits.describe('What there is now.'),
});

/** The player's claims; this platform's own operation (docs/contracts/club-calls.md, Claims and wishes). */
export const claims = (services: ServiceContext) => [
  playerOperation('GET', clubPath('rewards/claims'), {
    id: 'getClaims',
    summary: 'What the player has claimed, of one game or of all, newest first.',
    query: pageInQuery.extend({
      spaceId: z.guid().optional(),
      undoable: z.literal('true').optional().describe('Only those that the player may take back now.'),
    }),
    response: z.object({ claims: z.array(claimShape), total: totalOfPages }),
    handle: async ({ profileId, query: { undoable, ...query }, now }) => {
      const filter = { ...query, isUndoable: undoable !== undefined };
      const { claims: rows, total } = await readClaims(services.db, profileId, filter, now);
      return { claims: rows.map((record) => claimResponse(services, record)), total };
    },
  }),
  playerOperation('POST', `${clubPath('rewards/claims')}/:claimId{${guidPattern}}/undo`, {
    id: 'undoClaim',
    summary: 'Takes a claim back, within 24 hours and before its game has delivered it.',
    description: 'The Units return to their lots. A claim that was taken back before changes nothing.',
    takesIdempotencyKey: true,
    response: undoShape,
    errors: ['notFound', 'claimDelivered', 'claimTakenBack', 'undoOver', 'claimNeeded'],
    handle: async ({ c, profileId, idempotencyKey, now }) => {
      const claimId = (c.req.param('claimId') ?? '').toLowerCase();
      const request = { profileId, claimId, idempotencyKey };
      const { units, undoneAt, renewedUntil, unitBalance } = await undoClaim(services.db, request, now);
      return {
        claimId,
        units,
        refundDate: wireDate(undoneAt),
        renewedUntil: wireDateOrNull(renewedUntil),
        unitBalance,
      };
    },
  }),
];

const claimResponse = (
  origin: ImageOrigin,
  { claim, reward, gameSlug, gameTitle, giverName, undo }: ClaimRecord,
): z.input<typeof claimShape> => ({
  claimId: claim.claimId,
  claimDate: wireDate(claim.claimedAt),
  units: claim.units,
  refundDate: wireDateOrNull(claim.refundedAt),
  deliveryDate: wireDateOrNull(claim.deliveredAt),
  transactionId: claim.transactionId,
  undo: undo && {
    until: wireDate(undoUntil(claim)),
    lots: undo.map((lot) => ({ ...lot, expiresAt: wireDateOrNull(lot.expiresAt) })),
  },
  giverName,
  code: claim.refundedAt ? null : claimCode(claim.claimId),
  ...wireRewardSummary(origin, { ...reward, gameSlug, gameTitle }),
  kind: reward.kind,
  rewardLocation: reward.location,
  instruction: reward.instruction,
});
