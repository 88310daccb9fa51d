import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { findAccount, type Account } from '../../db/stores/accounts/accountStore';
import type { LockedPlayer } from '../../db/stores/players/playerStore';
import { changePlayerOnce } from '../../db/stores/rewards/idempotencyStore';
import { openLedger, saveLedger } from '../../db/stores/rewards/ledgerStore';
import { addPromotionKeys } from '../../db/stores/rewards/promotionStore';
import { lastZone } from '../../domain/calendar';
import { discount, discountCode, keyExpiry } from '../../domain/discount';
import { entryDate, spend } from '../../domain/ledger';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import { notify } from '../accounts/notify';
import { Rejection } from '../Rejection';
import { requireSpender } from './requireSpender';

export interface DiscountRequest {
  profileId: string;
  id: string;
  spaceId: string;
  quantity: number;
  sendsEmail: boolean;
  /** A repeat with the same key returns the first result and redeems nothing. */
  idempotencyKey?: string | undefined;
}

const redeemed = z.object({ codes: z.array(z.string()), expiresAt: z.coerce.date(), unitBalance: z.int() });
type RedeemedDiscount = z.output<typeof redeemed>;

/**
 * Spends Units on codes for the store (spec 9, Discount) and emails them. Throws `Rejection` where the policies are not
 * accepted, the email address is not verified or the balance is too low.
 */
export async function redeemDiscount(
  db: Database,
  { profileId, id, spaceId, quantity, sendsEmail, idempotencyKey: key }: DiscountRequest,
  now: Date,
): Promise<RedeemedDiscount> {
  const request = ['discount', spaceId, id, quantity];
  return changePlayerOnce(db, { profileId, key, request, result: redeemed, now }, async (tx, player) => {
    const account = requireSpender(await findAccount(tx, profileId));
    const codes = await spendOnCodes(tx, player, quantity, now);
    // A repeat of the key gets here no second time, so its codes are emailed once.
    if (sendsEmail) await emailCodes(tx, account, codes);
    return codes;
  });
}

async function spendOnCodes(
  tx: Database,
  player: LockedPlayer,
  quantity: number,
  now: Date,
): Promise<RedeemedDiscount> {
  let ledger = await openLedger(tx, player, now);
  const boughtAt = entryDate(ledger, now);
  const expiresAt = keyExpiry(boughtAt);
  const codes = Array.from({ length: quantity }, () => discountCode(randomUUID()));
  for (const _code of codes) {
    const after = spend(ledger, discount.units, discount.entry, boughtAt);
    if (!after) throw new Rejection('insufficientUnits', { message: 'The balance is too low for this code.' });
    ledger = after;
  }
  await saveLedger(tx, player, ledger);
  const { profileId } = player;
  const { units } = discount;
  const spendings = ledger.written.slice(-quantity);
  await addPromotionKeys(
    tx,
    codes.map((code, index) => ({
      code,
      profileId,
      units,
      boughtAt,
      expiresAt,
      transactionId: spendings[index]?.id ?? null,
    })),
  );
  return { codes, expiresAt, unitBalance: ledger.balance };
}

async function emailCodes(tx: Database, account: Account, { codes, expiresAt }: RedeemedDiscount) {
  const lang = nearestLocale(account.preferredLanguage);
  await notify(tx, account, 'discount', {
    discount: translatorFor(lang)('letter.discount.name'),
    codes: codes.join('\n'),
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: lastZone }).format(expiresAt),
  });
}
