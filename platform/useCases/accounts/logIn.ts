import { findAccountByEmail, renewPasswordHash, type Account } from '../../db/stores/accounts/accountStore';
import { forgetAttempts, takeBackAttempt } from '../../db/stores/accounts/attemptStore';
import { findKnownDevice } from '../../db/stores/accounts/knownDeviceStore';
import { countedEmail } from '../../domain/accounts/emailAddress';
import { checkPasswordHash, hashPassword } from '../../support/passwordHash';
import type { ServiceContext } from '../../serviceContext';
import { countAttempts } from '../countAttempts';
import { Rejection } from '../Rejection';

interface Credentials {
  email: string;
  password: string;
  /** The caller's network (`platform/support/networkOf.ts`). */
  network: string;
  /** The secrets that the caller's device has from earlier logins. */
  deviceSecrets?: readonly string[];
}

/**
 * The account of an email address and a password. Throws `Rejection` for wrong ones. Neither the outcome nor its duration reveals whether the address has an
 * account. After five wrong passwords the account and the caller's network have to wait, longer each time.
 *
 * A device that the player has logged in on before is counted by itself instead, so that a stranger's wrong passwords make
 * neither it nor its network wait.
 */
export async function logIn(
  services: ServiceContext,
  { email, password, network, deviceSecrets = [] }: Credentials,
): Promise<Account> {
  const { db, clock } = services;
  const byAccount = { kind: 'account', subject: countedEmail(email) } as const;
  const byNetwork = { kind: 'address', subject: network } as const;
  const device = await findKnownDevice(db, clock, email, deviceSecrets);
  const byDevice = device && ({ kind: 'knownDevice', subject: device } as const);
  await countAttempts(services, ...(byDevice ? [byDevice] : [byAccount, byNetwork]));
  const found = await findAccountByEmail(db, email);
  const check = await checkPasswordHash(found?.passwordHash, password);
  if (!found || check === 'wrong') throw new Rejection('invalidCredentials');
  const account = check === 'right' ? found : await renewPasswordHash(db, found, await hashPassword(password));
  if (!account) throw new Rejection('invalidCredentials');
  if (byDevice) {
    // The account's own count stays: it is the strangers'.
    await forgetAttempts(db, byDevice);
  } else {
    await forgetAttempts(db, byAccount);
    await takeBackAttempt(db, byNetwork);
  }
  return account;
}
