import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { countedEmail } from '../../../domain/accounts/emailAddress';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { accounts, knownDevices } from '../../schema';

/** How long a device stays known after its last login. */
export const knownDeviceMs = 180 * 24 * 60 * 60 * 1000;

/** Accounts that one device is known to, such as a family's. */
export const mostAccounts = 5;

/** Devices that one account knows. */
const mostDevices = 20;

/**
 * The hash of the secret by which a device is known to an account; undefined where none of the secrets is the account's.
 * The query is the same for an email address without an account.
 */
export async function findKnownDevice(
  db: Database,
  clock: Clock,
  email: string,
  secrets: readonly string[],
): Promise<string | undefined> {
  const [device] = await db
    .select({ secretHash: knownDevices.secretHash })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.userId, knownDevices.userId))
    .where(and(eq(accounts.emailKey, countedEmail(email)), isValid(secrets, clock.now())));
  return device?.secretHash;
}

/**
 * Remembers a device after a login, with a new secret for this account, and forgets the account's oldest device beyond 20.
 * Returns the secrets that the device has to present from now on: the new one, then those of its other accounts.
 */
export async function rememberDevice(
  tx: Database,
  clock: Clock,
  userId: string,
  presented: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  const valid = await tx.select().from(knownDevices).where(isValid(presented, now));
  const isOfAnother = (secret: string) =>
    valid.some((device) => device.secretHash === hashSecret(secret) && device.userId !== userId);
  const others = presented.filter(isOfAnother).slice(0, mostAccounts - 1);

  const own = await tx
    .select({ secretHash: knownDevices.secretHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt));
  const hashes = presented.map(hashSecret);
  const kept = own.filter(({ secretHash }) => !hashes.includes(secretHash)).slice(0, mostDevices - 1);
  const replaced = own.filter((device) => !kept.includes(device)).map(({ secretHash }) => secretHash);
  await tx.delete(knownDevices).where(inArray(knownDevices.secretHash, replaced));

  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + knownDeviceMs);
  await tx.insert(knownDevices).values({ secretHash: hashSecret(secret), userId, expiresAt });
  return [secret, ...others];
}

const isValid = (secrets: readonly string[], now: Date) =>
  and(inArray(knownDevices.secretHash, secrets.map(hashSecret)), gt(knownDevices.expiresAt, now));
