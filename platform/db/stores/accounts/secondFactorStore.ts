import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import {
  codeSources,
  newAppSecret,
  readCode,
  recoveryCodeCount,
  recoveryCodeOf,
  setupLifeMs,
  stepOfCode,
  type CodeSource,
} from '../../../domain/accounts/secondFactor';
import { hashSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { findAccount, lockPassword, type CheckedAccount } from './accountStore';
import { accounts, oneTimeTokens, recoveryCodes, secondFactors, secondFactorSetups } from '../../schema';
import { issueToken, readToken, secondStep, type SecondFactorCopy } from './oneTimeTokenStore';

/** A login that waits for its second step, with the plain ticket. */
export interface TwoFactorStep {
  ticket: string;
  sessionId: string;
  expiresAt: Date;
  preference: CodeSource[];
}

/**
 * Starts the second step of a login; null where the player has no second factor, or the password has changed since it
 * was checked.
 */
export const startSecondStep = (
  db: Database,
  now: Date,
  account: CheckedAccount,
  { rememberMe }: { rememberMe: boolean },
): Promise<TwoFactorStep | null> =>
  db.transaction(async (tx) => {
    const { userId } = account;
    const factor = await findFactor(tx, userId);
    if (!factor || !(await lockPassword(tx, account))) return null;
    const sessionId = randomUUID();
    const payload = { sessionId, rememberMe, mailedCodeHash: null };
    const { token: ticket, expiresAt } = await issueToken(tx, now, secondStep, { userId, payload });
    return { ticket, sessionId, expiresAt, preference: factor.preference };
  });

/** The player of a two-factor ticket; undefined where the ticket is unknown, used or expired. */
export async function findSecondStep(db: Database, now: Date, ticket: string) {
  const step = await readToken(db, now, secondStep, ticket);
  if (!step) return undefined;
  const { userId, email, preferredLanguage } = accounts;
  return firstRow(
    db
      .select({ userId, email, preferredLanguage })
      .from(accounts)
      .innerJoin(secondFactors, eq(secondFactors.userId, userId))
      .where(eq(userId, step.userId)),
  );
}

/** Creates a code to email; the ticket's earlier emailed code becomes void. */
export async function newMailedCode(db: Database, ticket: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const mailed = JSON.stringify({ mailedCodeHash: hashCode(ticket, code) });
  await db
    .update(oneTimeTokens)
    .set({ payload: sql`${oneTimeTokens.payload} || ${mailed}::jsonb` })
    .where(eq(oneTimeTokens.hash, hashSecret(ticket)));
  return code;
}

/** The player of a completed second step, and the options of the first. */
export type SecondStepDone = CheckedAccount & { sessionId: string; rememberMe: boolean };

/**
 * Checks the code of a second step, from the app or an email, or a recovery code. Null for a wrong code. `lockPassword` uses
 * up the ticket when the session or the sign-on is opened, so that a password reset or a sign-out everywhere before that
 * still voids it.
 */
export const takeCode = (db: Database, now: Date, ticket: string, code: string): Promise<SecondStepDone | null> =>
  db.transaction(async (tx) => {
    const waiting = await readToken(tx, now, secondStep, ticket);
    if (!waiting) return null;
    const { userId, hash: ticketHash, sessionId, rememberMe, mailedCodeHash } = waiting;
    const isRight =
      mailedCodeHash === hashCode(ticket, readCode(code)) ||
      (await isOfApp(tx, userId, code, now)) ||
      (await takeRecoveryCode(tx, userId, code));
    const account = isRight ? await findAccount(tx, userId) : undefined;
    return account ? { userId, ticketHash, sessionId, rememberMe, passwordHash: account.passwordHash } : null;
  });

async function isOfApp(tx: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await findFactor(tx, userId);
  const step = factor ? stepOfCode(factor.secret, code, factor.lastStep, now) : null;
  if (step === null) return false;
  const isNewer = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step));
  return hasRow(tx.update(secondFactors).set({ lastStep: step }).where(isNewer).returning());
}

const findFactor = (db: Database, userId: string) =>
  firstRow(db.select().from(secondFactors).where(eq(secondFactors.userId, userId)));

/** Uses up a recovery code; false where the player has no such code. */
function takeRecoveryCode(tx: Database, userId: string, code: string): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)));
  return hasRow(tx.delete(recoveryCodes).where(isIt).returning());
}

/** Whether a player has a second factor, and how many recovery codes are left. */
export async function readSecondFactor(db: Database, userId: string): Promise<{ isOn: boolean; codesLeft: number }> {
  const isOn = (await findFactor(db, userId)) !== undefined;
  return { isOn, codesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)) };
}

/** Creates the secret of an app that a player sets up; an earlier one becomes void. */
export async function startSetup(tx: Database, userId: string, now: Date): Promise<string> {
  const setup = { secret: newAppSecret(), expiresAt: new Date(now.getTime() + setupLifeMs) };
  await tx
    .insert(secondFactorSetups)
    .values({ userId, ...setup })
    .onConflictDoUpdate({ target: secondFactorSetups.userId, set: setup });
  return setup.secret;
}

/** The app's first code, and the secret of the setup that it is for. */
export interface SetupProof {
  code: string;
  secret: string;
}

/**
 * Turns the second factor on by the first code of the app, and returns new recovery codes. The setup stays until it expires: a call
 * whose response was lost can be repeated. The caller has locked the account.
 */
export async function finishSetup(
  tx: Database,
  userId: string,
  { code, secret }: SetupProof,
  now: Date,
): Promise<string[] | 'setupOver' | 'wrongCode'> {
  const [setup] = await tx
    .select()
    .from(secondFactorSetups)
    .where(and(eq(secondFactorSetups.userId, userId), gt(secondFactorSetups.expiresAt, now)));
  if (setup?.secret !== secret) return 'setupOver';
  const former = await findFactor(tx, userId);
  const usedBefore = former?.secret === secret ? former.lastStep - 1 : 0;
  const lastStep = stepOfCode(secret, code, usedBefore, now);
  if (lastStep === null) return 'wrongCode';
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.insert(secondFactors).values({ userId, secret, preference: [...codeSources], lastStep, turnedOnAt: now });
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(12)));
  await tx.insert(recoveryCodes).values(codes.map((text) => ({ userId, codeHash: hashRecoveryCode(userId, text) })));
  return codes;
}

/** Turns the second factor off, with its recovery codes and a setup. False where it was off. */
export async function endSecondFactor(tx: Database, userId: string): Promise<boolean> {
  await tx.delete(secondFactorSetups).where(eq(secondFactorSetups.userId, userId));
  return hasRow(tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning());
}

/** The second factor of a player, to restore later; null where it is off. */
export async function copySecondFactor(tx: Database, userId: string): Promise<SecondFactorCopy | null> {
  const factor = await findFactor(tx, userId);
  if (!factor) return null;
  const codes = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const { secret, preference, lastStep } = factor;
  return { secret, preference, lastStep, codeHashes: codes.map(({ codeHash }) => codeHash) };
}

/** Makes the second factor what it was, and voids a setup. Returns what that changed; null where it is the same. */
export async function restoreSecondFactor(
  tx: Database,
  userId: string,
  copy: SecondFactorCopy | null,
): Promise<'on' | 'off' | null> {
  const present = await findFactor(tx, userId);
  if (present?.secret === copy?.secret) {
    await tx.delete(secondFactorSetups).where(eq(secondFactorSetups.userId, userId));
    return null;
  }
  await endSecondFactor(tx, userId);
  if (!copy) return 'off';
  const { codeHashes, ...factor } = copy;
  await tx.insert(secondFactors).values({ userId, ...factor });
  if (codeHashes.length > 0)
    await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  return 'on';
}

/** Six digits could be found by trying all hashes; the ticket adds entropy. */
const hashCode = (ticket: string, code: string) => hashSecret(`${ticket}/${code}`);

/** A code has 60 random bits; the player's id keeps one table of hashes from being good for all players. */
const hashRecoveryCode = (userId: string, code: string) => hashSecret(`${userId}/${readCode(code)}`);
