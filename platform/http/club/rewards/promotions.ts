import { z } from 'zod';
import { readPromotionKeys } from '../../../db/stores/rewards/promotionStore';
import { discount } from '../../../domain/discount';
import type { ServiceContext } from '../../../serviceContext';
import { redeemDiscount } from '../../../useCases/club/redeemDiscount';
import { spendingErrors } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { amountOfUnits, timestamp, wireDate } from '../../kernel/wireTypes';

const key = z.object({ code: z.string(), expiresAt: timestamp });

const path = `/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${idInPath}/PromotionKeyRewards`;

/** Discount codes for the store, 100 Units each (spec 9, Discount). */
export const promotions = (services: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getDiscountCodes',
    summary: 'The codes for the store that the player bought, newest first.',
    description: 'Expired ones are among them. Whether a code was used, only the store knows.',
    response: z.object({ keys: z.array(key.extend({ purchaseDate: timestamp })) }),
    handle: async ({ profileId }) => {
      const bought = await readPromotionKeys(services.db, profileId);
      return {
        keys: bought.map(({ code, boughtAt, expiresAt }) => ({
          code,
          purchaseDate: wireDate(boughtAt),
          expiresAt: wireDate(expiresAt),
        })),
      };
    },
  }),
  playerOperation('POST', path, {
    id: 'redeemDiscount',
    summary: `Pays ${discount.units} Units for a code that takes 20% off one order in the store.`,
    description: 'A code is good for three months, until the end of the day in the last time zone (UTC-12).',
    takesIdempotencyKey: true,
    body: z.object({
      id: z.string().min(1).max(80),
      spaceId: z.string().min(1).max(80),
      quantity: z.number().int().min(1).max(10).default(1),
      sendMessageToUser: z.boolean().default(true),
    }),
    response: z.object({ keys: z.array(key), unitBalance: amountOfUnits }),
    errors: spendingErrors,
    handle: async ({ profileId, body: { sendMessageToUser: sendsEmail, ...body }, idempotencyKey, now }) => {
      const request = { profileId, ...body, sendsEmail, idempotencyKey };
      const { codes, expiresAt, unitBalance } = await redeemDiscount(services.db, request, now);
      return { keys: codes.map((code) => ({ code, expiresAt: wireDate(expiresAt) })), unitBalance };
    },
  }),
];
