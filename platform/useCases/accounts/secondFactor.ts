import { brand } from '../../brand';
import { endOtherAccess } from '../../db/stores/accounts/deviceStore';
import { endSecondFactor, finishSetup, startSetup } from '../../db/stores/accounts/secondFactorStore';
import { findAccount } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../../db/stores/accounts/attemptStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';
import { appUri } from '../../domain/accounts/secondFactor';
import type { ServiceContext } from '../../serviceContext';
import { changeLocked, checkPassword, type Confirmation, type Unconfirmed } from './confirmByPassword';
import { notify } from './notify';

/** What an authenticator app needs: the secret, and the address that has it. */
export interface AppSetup {
  secret: string;
  uri: string;
}

/** Starts to set up an app, confirmed by the password. The login stays as it is until the app's first code. */
export async function setUpSecondFactor(
  services: ServiceContext,
  confirmation: Confirmation,
): Promise<AppSetup | Unconfirmed> {
  const checked = await checkPassword(services, confirmation);
  if (typeof checked === 'string' || 'wait' in checked) return checked;
  const { account } = checked;
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const secret = await startSetup(tx, account.userId, services.clock.now());
    return { secret, uri: appUri(secret, { issuer: brand.club, label: account.email }) };
  });
}

/**
 * Turns the second factor on by the first code of the app that the session's player has set up; returns recovery codes. Other
 * devices are signed out, because they signed in without it. After five wrong codes the player has to wait.
 */
export async function turnSecondFactorOn(
  { db, clock }: ServiceContext,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<{ recoveryCodes: string[] } | 'ended' | 'gone' | 'wrong' | { wait: Wait }> {
  const counted = { kind: 'secondFactorSetup', subject: userId } as const;
  const wait = await countAttempt(db, clock, [counted]);
  if (wait) return { wait };
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    if (!(await lockSession(tx, { userId, sessionId }, now))) return 'ended';
    const recoveryCodes = await finishSetup(tx, userId, code, now);
    if (typeof recoveryCodes === 'string') return recoveryCodes;
    await endOtherAccess(tx, { userId, sessionId });
    const account = await findAccount(tx, userId);
    if (account) await notify(tx, account, 'secondFactorOn');
    return { recoveryCodes };
  });
  if (typeof outcome !== 'string') await forgetAttempts(db, counted);
  return outcome;
}

/** Turns the second factor off, confirmed by the password; a repeat changes nothing. */
export async function turnSecondFactorOff(
  services: ServiceContext,
  confirmation: Confirmation,
): Promise<'off' | Unconfirmed> {
  const checked = await checkPassword(services, confirmation);
  if (typeof checked === 'string' || 'wait' in checked) return checked;
  const { account } = checked;
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    if (await endSecondFactor(tx, account.userId)) await notify(tx, account, 'secondFactorOff');
    return 'off' as const;
  });
}
