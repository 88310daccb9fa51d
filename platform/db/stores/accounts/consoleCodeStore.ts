import { and, eq, gt, lte } from 'drizzle-orm';
import { consoleCodeLifeMs, newUserCode, readUserCode } from '../../../domain/accounts/consoleCodes';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { consoleAuthCodes } from '../../schema';
import type { SessionOrigin } from './sessionStore';

/** Creates the secret code of a console and the code that it shows to the player. */
export async function createConsoleCode(db: Database, clock: Clock, device: { deviceName: string; appId: string }) {
  const code = newSecret();
  const now = clock.now();
  const shown = { userCode: newUserCode(), expiresAt: new Date(now.getTime() + consoleCodeLifeMs) };
  await db.delete(consoleAuthCodes).where(lte(consoleAuthCodes.expiresAt, now));
  await db.insert(consoleAuthCodes).values({ ...shown, ...device, codeHash: hashSecret(code), state: 'pending' });
  return { ...shown, code };
}

/** The console that waits for a decision on a code; undefined where none does. */
export const findWaitingConsole = (db: Database, clock: Clock, userCode: string) =>
  firstRow(db.select().from(consoleAuthCodes).where(isWaiting(userCode, clock.now())));

/** Stores a player's decision; false where the console no longer waits. */
export const decideOnConsole = (
  db: Database,
  clock: Clock,
  userCode: string,
  decision: { state: 'approved'; userId: string; sessionEndsAt: Date } | { state: 'denied' },
): Promise<boolean> =>
  hasRow(db.update(consoleAuthCodes).set(decision).where(isWaiting(userCode, clock.now())).returning());

/** The state of a console's code. An approved one returns its player and the end of the sign-on that approved it, once. */
export async function takeConsoleCode(
  db: Database,
  clock: Clock,
  code: string,
): Promise<SessionOrigin | 'pending' | 'denied' | 'expired'> {
  const isGood = and(eq(consoleAuthCodes.codeHash, hashSecret(code)), gt(consoleAuthCodes.expiresAt, clock.now()));
  const [taken] = await db
    .delete(consoleAuthCodes)
    .where(and(isGood, eq(consoleAuthCodes.state, 'approved')))
    .returning();
  if (taken?.userId) return { userId: taken.userId, endsAt: taken.sessionEndsAt ?? taken.expiresAt };
  const [row] = await db.select().from(consoleAuthCodes).where(isGood);
  return row?.state === 'pending' || row?.state === 'denied' ? row.state : 'expired';
}

const isWaiting = (userCode: string, now: Date) =>
  and(
    eq(consoleAuthCodes.userCode, readUserCode(userCode)),
    eq(consoleAuthCodes.state, 'pending'),
    gt(consoleAuthCodes.expiresAt, now),
  );
