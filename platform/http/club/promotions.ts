import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { openLedger, saveLedger } from '../../db/ledgerStore';
import { promotionKeys } from '../../db/schema';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import { spend } from '../../domain/ledger';
import type { HonoEnv, Platform } from '../context';
import { PlatformError, wireDate } from '../errors';
import { idInPath } from '../paths';
import { requireTicket } from '../ticket';
import { readBody } from '../validate';
import { oncePerKey } from './oncePerKey';
import { profileOf } from './paths';

const path = `/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${idInPath}/PromotionKeyRewards`;
const body = z.object({
  id: z.string().min(1).max(80),
  spaceId: z.string().min(1).max(80),
  quantity: z.number().int().min(1).max(10).default(1),
  sendMessageToUser: z.boolean().default(true),
});

/** Codes for the store, 100 Units each (spec 9, Discount). Takes an Idempotency-Key, as a claim does. */
export const promotions = (platform: Platform) =>
  new Hono<HonoEnv>().post(path, requireTicket(platform), async (c) => {
    const profileId = profileOf(c);
    const { id, quantity } = await readBody(c, body);
    const request = `discount ${id} ${quantity}`;
    const reply = await oncePerKey(c, platform, { profileId, request }, async (tx, player, now) => {
      let ledger = await openLedger(tx, player, now);
      const expiresAt = keyExpiry(now);
      const codes = Array.from({ length: quantity }, () => discountCode(randomUUID()));
      for (const _code of codes) {
        const after = spend(ledger, discount.units, discount.occasion, now);
        if (!after) throw new PlatformError('insufficientUnits', { message: 'The balance is too low for this code.' });
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
    });
    return c.json(reply);
  });
