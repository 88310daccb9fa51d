import { brand } from '../../brand';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { endSecondFactor, finishSetup, startSetup, type SetupProof } from '../../db/stores/accounts/secondFactorStore';
import { findAccount } from '../../db/stores/accounts/accountStore';
import type { OwnSession } from '../../db/stores/accounts/sessionStore';
import { appUri } from '../../domain/accounts/secondFactor';
import type { ServiceContext } from '../../serviceContext';
import { countGuess } from '../countAttempts';
import { Rejection } from '../Rejection';
import { changeLocked, checkPassword, type Confirmation } from './confirmByPassword';
import { notify } from './notify';
import { requireSession } from './sessions';

/**
 * Starts to set up an app, confirmed by the password. The login stays as it is until the app's first code. Returns what the app
 * needs: the secret, and the address that has it.
 */
export async function setUpSecondFactor(
  services: ServiceContext,
  confirmation: Confirmation,
): Promise<{ secret: string; uri: string }> {
  const account = await checkPassword(services, confirmation);
  return changeLocked(services, account, confirmation.sessionId, async (tx) => {
    const secret = await startSetup(tx, account.userId, services.clock.now());
    return { secret, uri: appUri(secret, { issuer: brand.club, label: account.email }) };
  });
}

/**
 * Turns the second factor on by the first code of the app that the session's player has set up; returns recovery codes. Other
 * devices are signed out, because they signed in without it. After five wrong codes the player has to wait.
 */
export const turnSecondFactorOn = (
  { db, clock }: ServiceContext,
  { userId, sessionId, ...proof }: OwnSession & SetupProof,
): Promise<{ recoveryCodes: string[] }> =>
  countGuess({ db, clock }, { kind: 'secondFactorSetup', subject: userId }, () =>
    db.transaction(async (tx) => {
      const now = clock.now();
      await requireSession(tx, { userId, sessionId }, now);
      const recoveryCodes = await finishSetup(tx, userId, proof, now);
      if (typeof recoveryCodes === 'string') throw new Rejection(recoveryCodes);
      await endAccess(tx, userId, sessionId);
      const account = await findAccount(tx, userId);
      if (account) await notify(tx, account, 'secondFactorOn');
      return { recoveryCodes };
    }),
  );

/** Turns the second factor off, confirmed by the password; a repeat changes nothing. */
export async function turnSecondFactorOff(services: ServiceContext, confirmation: Confirmation): Promise<void> {
  const account = await checkPassword(services, confirmation);
  await changeLocked(services, account, confirmation.sessionId, async (tx) => {
    if (await endSecondFactor(tx, account.userId)) await notify(tx, account, 'secondFactorOff');
  });
}
