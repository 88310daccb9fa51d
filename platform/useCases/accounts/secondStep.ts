import type { Account } from '../../db/stores/accounts/accountStore';
import {
  findSecondStep,
  newMailedCode,
  startSecondStep,
  takeCode,
  type TwoFactorStep,
  type SecondStepDone,
} from '../../db/stores/accounts/secondFactorStore';
import type { ServiceContext } from '../../serviceContext';
import { countAttempts, countGuess } from '../countAttempts';
import { Rejection, TooManyCalls } from '../Rejection';
import { notify } from './notify';

/**
 * Starts the second step of a login, with an email where the player prefers that; null where the player has no second
 * factor.
 */
export async function requestCode(
  services: ServiceContext,
  account: Account,
  wishes: { rememberMe: boolean },
): Promise<TwoFactorStep | null> {
  const step = await startSecondStep(services.db, services.clock.now(), account, wishes);
  if (step?.preference[0] !== 'email') return step;
  try {
    await mail(services, account, step.ticket);
  } catch (error) {
    // The code of the app is good, too.
    if (!(error instanceof TooManyCalls)) throw error;
  }
  return step;
}

/** Emails a code for a waiting login; it is valid as long as the ticket. Throws `Rejection` where the login waits no more. */
export async function emailCode(services: ServiceContext, ticket: string): Promise<void> {
  const player = await findSecondStep(services.db, services.clock.now(), ticket);
  if (!player) throw new Rejection('ticketExpired');
  await mail(services, player, ticket);
}

/**
 * Checks the code of a second step. Throws `Rejection` where the code is wrong, and where the login waits no more; after five
 * wrong codes the account has to wait, longer each time.
 */
export async function confirmCode(
  services: ServiceContext,
  { ticket, code }: { ticket: string; code: string },
): Promise<SecondStepDone> {
  const { db, clock } = services;
  const player = await findSecondStep(db, clock.now(), ticket);
  if (!player) throw new Rejection('ticketExpired');
  return countGuess(services, { kind: 'twoFactorCode', subject: player.userId }, async () => {
    const done = await takeCode(db, clock.now(), ticket, code);
    if (!done) throw new Rejection('invalidCredentials', { moreInfo: 'Header Ubi-2FACode: a wrong code.' });
    return done;
  });
}

async function mail(
  services: ServiceContext,
  player: Pick<Account, 'userId' | 'email' | 'preferredLanguage'>,
  ticket: string,
): Promise<void> {
  await countAttempts(services, { kind: 'codeEmail', subject: player.userId });
  await services.db.transaction(async (tx) => {
    const code = await newMailedCode(tx, ticket);
    await notify(tx, player, 'code', { code });
  });
}
