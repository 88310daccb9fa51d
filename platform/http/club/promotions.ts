import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openLedger, saveLedger } from '../../db/ledgerStore';
import { promotionKeys } from '../../db/schema';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import { spend } from '../../domain/ledger';
import type { Platform } from '../context';
import { wireDate } from '../dates';
import { PlatformError } from '../errors';
import { playerOperation } from '../operation';
import { idInPath } from '../paths';
import { amountOfUnits, moment } from '../schemas';
import { oncePerKey } from './oncePerKey';

const reply = z.object({
  keys: z.array(z.object({ code: z.string(), expiresAt: moment })),
  unitBalance: amountOfUnits,
});

/** Codes for the store, 100 Units each (spec 9, Discount). Takes an Idempotency-Key, as a claim does. */
export const promotions = (platform: Platform) => [
  playerOperation(
    {
      id: 'redeemDiscount',
      method: 'POST',
      paths: [`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${idInPath}/PromotionKeyRewards`],
      tag: 'Rewards',
      summary: `Pays ${discount.units} Units for a code that takes 20% off one order in the store.`,
      description: 'A code is good for three months.',
      takesIdempotencyKey: true,
      body: z.object({
        id: z.string().min(1).max(80),
        spaceId: z.string().min(1).max(80),
        quantity: z.number().int().min(1).max(10).default(1),
        sendMessageToUser: z.boolean().default(true),
      }),
      reply,
      errors: ['insufficientUnits'],
    },
    ({ c, profileId, body: { id, quantity } }) =>
      oncePerKey(c, platform, { profileId, request: `discount ${id} ${quantity}`, reply }, async (tx, player, now) => {
        let ledger = await openLedger(tx, player, now);
        const expiresAt = keyExpiry(now);
        const codes = Array.from({ length: quantity }, () => discountCode(randomUUID()));
        for (const _code of codes) {
          const after = spend(ledger, discount.units, discount.occasion, now);
          if (!after)
            throw new PlatformError('insufficientUnits', { message: 'The balance is too low for this code.' });
          ledger = after;
        }
        await saveLedger(tx, ledger);
        await tx
          .insert(promotionKeys)
          .values(codes.map((code) => ({ code, profileId, units: discount.units, boughtAt: now, expiresAt })));
        return {
          keys: codes.map((code) => ({ code, expiresAt: wireDate(expiresAt) })),
          unitBalance: ledger.balance,
        };
      }),
  ),
];
