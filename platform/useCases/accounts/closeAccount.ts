import { endAccess } from '../../db/stores/accounts/accessStore';
import { findAccount, setClosing } from '../../db/stores/accounts/accountStore';
import { deleteClosedAccount, findClosedAccounts } from '../../db/stores/accounts/closedAccountStore';
import type { Cursor } from '../../db/slices';
import { emailChange, passwordReset, voidTokens } from '../../db/stores/accounts/oneTimeTokenStore';
import type { OwnSession } from '../../db/stores/accounts/sessionStore';
import { closingAt, deletionAt } from '../../domain/accounts/closing';
import { firstOpenDay, lastZone } from '../../domain/calendar';
import { nearestLocale } from '../../locale/locales';
import type { ServiceContext } from '../../serviceContext';
import { returnGiftsOf } from '../club/answerGift';
import { forEachPlayer } from '../club/forEachPlayer';
import { changeLocked, checkPassword, type Confirmation } from './confirmByPassword';
import { notify } from './notify';
import { requireSession } from './sessions';

const accountsOfSlice = 100;

/**
 * Closes an account, confirmed by the password: the player is signed out everywhere, and the account is deleted after 14 days,
 * unless the player signs in and keeps it. Gifts that wait return to their givers. Returns when it is deleted.
 */
export async function closeAccount(services: ServiceContext, confirmation: Confirmation): Promise<Date> {
  const account = await checkPassword(services, confirmation);
  const closesAt = await changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const { userId, preferredLanguage } = account;
    const closing = account.closesAt ?? closingAt(services.clock.now());
    if (await setClosing(tx, userId, closing)) {
      const date = deletionAt(closing).toLocaleDateString(nearestLocale(preferredLanguage), {
        dateStyle: 'long',
        timeZone: lastZone,
      });
      await notify(tx, account, 'closing', { date });
    }
    await voidTokens(tx, userId, [passwordReset, emailChange]);
    await endAccess(tx, userId);
    return closing;
  });
  await returnGiftsOf(services.db, account.userId, services.clock.now());
  return deletionAt(closesAt);
}

/**
 * Keeps an account that its player has closed. Closing has ended every session, so a session is the proof that its player
 * has signed in since. A repeat changes nothing.
 */
export const keepAccount = ({ db, clock }: ServiceContext, session: OwnSession): Promise<void> =>
  db.transaction(async (tx) => {
    await requireSession(tx, session, clock.now());
    const account = await findAccount(tx, session.userId);
    if (account && (await setClosing(tx, account.userId, null))) await notify(tx, account, 'kept');
  });

/**
 * A slice of the job of closed accounts: deletes those whose time to be kept has ended, each in a transaction of its own, and
 * emails their players. An account is deleted once, whatever the number of processes.
 */
export async function deleteClosedAccounts(services: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { db, clock } = services;
  const now = clock.now();
  const { userIds, next } = await findClosedAccounts(db, { after, limit: accountsOfSlice }, firstOpenDay(now));
  await forEachPlayer(services, userIds, async (userId) => {
    // The gifts of others must not end with the account while they wait.
    await returnGiftsOf(db, userId, now);
    await db.transaction(async (tx) => {
      const account = await deleteClosedAccount(tx, userId, firstOpenDay(now));
      if (account) await notify(tx, account, 'closed');
    });
  });
  return next;
}
