import { and, eq, sql } from 'drizzle-orm';
import { countAfter, secondsToWait, type AttemptKind } from '../../../domain/accounts/attempts';
import type { Clock } from '../../../support/clock';
import { hashSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { attempts } from '../../schema';

export interface Counted {
  kind: AttemptKind;
  /** The account's email address, the caller's network, or the hash of a device's secret. */
  subject: string;
}

/** How long an attempt has to wait, and for which subject. */
export interface Wait extends Counted {
  seconds: number;
}

/**
 * Counts an attempt for each subject before it is made, so that concurrent guesses count too. Where a subject has to
 * wait, counts nothing and returns the longest wait.
 */
export const countAttempt = (db: Database, clock: Clock, subjects: readonly Counted[]): Promise<Wait | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const waits: Wait[] = [];
    const counts: (Counted & { count: number })[] = [];
    for (const counted of subjects) {
      await tx
        .insert(attempts)
        .values({ ...row(counted), count: 0, lastAt: now })
        .onConflictDoNothing();
      const [before] = await tx.select().from(attempts).where(isFor(counted)).for('update');
      if (!before) continue;
      const seconds = secondsToWait(counted.kind, before, now);
      if (seconds > 0) waits.push({ ...counted, seconds });
      counts.push({ ...counted, count: countAfter(counted.kind, before, now) });
    }
    if (waits.length > 0) return waits.reduce((a, b) => (b.seconds > a.seconds ? b : a));
    for (const { count, ...counted } of counts) {
      await tx.update(attempts).set({ count, lastAt: now }).where(isFor(counted));
    }
    return null;
  });

export async function forgetAttempts(db: Database, counted: Counted): Promise<void> {
  await db.delete(attempts).where(isFor(counted));
}

export async function takeBackAttempt(db: Database, counted: Counted): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(isFor(counted));
}

const row = ({ kind, subject }: Counted) => ({ kind, subject: hashSecret(subject) });

const isFor = (counted: Counted) =>
  and(eq(attempts.kind, counted.kind), eq(attempts.subject, hashSecret(counted.subject)));
