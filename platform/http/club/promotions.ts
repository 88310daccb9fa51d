import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findAccount } from '../../db/accountStore';
import type { Database } from '../../db/connect';
import { openLedger, saveLedger } from '../../db/ledgerStore';
import type { LockedPlayer } from '../../db/playerStore';
import { addPromotionKeys, readPromotionKeys } from '../../db/promotionStore';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import { spend } from '../../domain/ledger';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import type { Platform } from '../context';
import { wireDate } from '../dates';
import { PlatformError } from '../errors';
import { playerOperation } from '../operation';
import { idInPath } from '../paths';
import { amountOfUnits, moment } from '../schemas';
import { oncePerKey } from './oncePerKey';

const key = z.object({ code: z.string(), expiresAt: moment });
const reply = z.object({ keys: z.array(key), unitBalance: amountOfUnits });

const shared = {
  paths: [`/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${idInPath}/PromotionKeyRewards`],
  tag: 'Rewards',
} as const;

/** Codes for the store, 100 Units each (spec 9, Discount). Buying takes an Idempotency-Key, as a claim does. */
export const promotions = (platform: Platform) => [
  playerOperation(
    {
      ...shared,
      id: 'getDiscountCodes',
      method: 'GET',
      summary: 'The codes for the store that the player bought, newest first.',
      description: 'Expired ones are among them. Whether a code was used, only the store knows.',
      reply: z.object({ keys: z.array(key.extend({ purchaseDate: moment })) }),
    },
    async ({ profileId }) => {
      const bought = await readPromotionKeys(platform.db, profileId);
      return {
        keys: bought.map(({ code, boughtAt, expiresAt }) => ({
          code,
          purchaseDate: wireDate(boughtAt),
          expiresAt: wireDate(expiresAt),
        })),
      };
    },
  ),
  playerOperation(
    {
      ...shared,
      id: 'redeemDiscount',
      method: 'POST',
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
    async ({ c, profileId, body: { id, quantity, sendMessageToUser } }) => {
      const request = `discount ${id} ${quantity}`;
      const bought: Bought[] = [];
      const given = await oncePerKey(c, platform, { profileId, request, reply }, async (tx, player, now) => {
        const purchase = await buyCodes(tx, player, quantity, now);
        bought.push(purchase);
        const { codes, expiresAt, unitBalance } = purchase;
        return { keys: codes.map((code) => ({ code, expiresAt: wireDate(expiresAt) })), unitBalance };
      });
      // Nothing was bought now where the key was used before, and the letter is with the player already.
      if (sendMessageToUser) for (const purchase of bought) await sendCodes(platform, profileId, purchase);
      return given;
    },
  ),
];

interface Bought {
  codes: string[];
  expiresAt: Date;
  unitBalance: number;
}

async function buyCodes(tx: Database, player: LockedPlayer, quantity: number, now: Date): Promise<Bought> {
  let ledger = await openLedger(tx, player, now);
  const expiresAt = keyExpiry(now);
  const codes = Array.from({ length: quantity }, () => discountCode(randomUUID()));
  for (const _code of codes) {
    const after = spend(ledger, discount.units, discount.occasion, now);
    if (!after) throw new PlatformError('insufficientUnits', { message: 'The balance is too low for this code.' });
    ledger = after;
  }
  await saveLedger(tx, ledger);
  const { profileId } = player;
  const units = discount.units;
  await addPromotionKeys(
    tx,
    codes.map((code) => ({ code, profileId, units, boughtAt: now, expiresAt })),
  );
  return { codes, expiresAt, unitBalance: ledger.balance };
}

/** Writes the codes to the player. They are in the reply too, so a letter that is lost costs nobody anything. */
async function sendCodes({ db, sendLetter, reportError }: Platform, profileId: string, { codes, expiresAt }: Bought) {
  const account = await findAccount(db, profileId);
  if (!account || !sendLetter) return;
  const say = translatorFor(account.preferredLanguage);
  const date = new Intl.DateTimeFormat(nearestLocale(account.preferredLanguage), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const letter = {
    to: account.email,
    subject: say('letter.discount.subject', { discount: say('letter.discount.name') }),
    text: say('letter.discount.text', { codes: codes.join('\n'), date: date.format(expiresAt) }),
  };
  await sendLetter(letter).catch((error: unknown) => reportError?.(error, 'letter'));
}
