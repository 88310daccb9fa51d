import PgBoss from 'pg-boss';
import { z } from 'zod';
import { sentChannels, type SentChannel } from '../../domain/notices';
import type { Database } from '../connect';

export interface JobData {
  /** An e-mail in plain text; `unsubscribeUrl` ends such e-mails with one call. */
  email: { to: string; subject: string; text: string; unsubscribeUrl?: string };
  /** A request for a reset link. The link is made when the job runs, so that the queue holds no secret. */
  passwordReset: { email: string; nextUrl: string; lang: string };
  maintenance: Record<string, never>;
  ledgerCheck: Record<string, never>;
  autoBank: Record<string, never>;
  notices: Record<string, never>;
  noticeDelivery: { noticeId: string; channel: SentChannel };
  closedAccounts: Record<string, never>;
}

export type Queue = keyof JobData;

const schemas: { [Q in Queue]: z.ZodType<JobData[Q]> } = {
  email: z.object({ to: z.string(), subject: z.string(), text: z.string(), unsubscribeUrl: z.string().optional() }),
  passwordReset: z.object({ email: z.string(), nextUrl: z.string(), lang: z.string() }),
  maintenance: z.record(z.string(), z.never()),
  ledgerCheck: z.record(z.string(), z.never()),
  autoBank: z.record(z.string(), z.never()),
  notices: z.record(z.string(), z.never()),
  noticeDelivery: z.object({ noticeId: z.string(), channel: z.enum(sentChannels) }),
  closedAccounts: z.record(z.string(), z.never()),
};

/** Every queue. A migration makes the table of each, and sets how often and for how long its jobs are tried. */
export const queues = Object.keys(schemas).filter((name): name is Queue => name in schemas);

/** How often the jobs of a schedule run, in seconds, in one of all processes. */
const periods = {
  maintenance: 60 * 60,
  ledgerCheck: 24 * 60 * 60,
  autoBank: 60,
  notices: 10 * 60,
  closedAccounts: 60 * 60,
} as const satisfies {
  [Q in Queue]?: number;
};

type ScheduledQueue = keyof typeof periods;

export const isScheduled = (queue: Queue): queue is ScheduledQueue => queue in periods;

export const scheduledQueues = queues.filter(isScheduled);

/** A job that this process runs, and no other does until it expires. */
export interface Job<Q extends Queue> {
  id: string;
  data: JobData[Q];
}

/** Runs a statement with its parameters on a database or in a transaction. */
export const executeOn = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const params = values.map((value) => value ?? null);
    const query = db._.session.prepareQuery({ sql: text, params }, undefined, undefined, false);
    return result.parse(await query.execute());
  },
});

const result = z.object({ rows: z.array(z.unknown()) });

/** What each process has to set: jobs that are done stay for longer than the longest period, so that none is added twice. */
export const jobSettings = { archiveCompletedAfterSeconds: 2 * 24 * 60 * 60, migrate: false, schedule: false } as const;

// Never started: it makes the statements, and each call names the database that they run on.
const boss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('This call names no database.')) },
  ...jobSettings,
});

/**
 * Adds a job, which runs as soon as it can, or after a delay by the clock of the database. In a transaction, it exists once
 * that is committed; processes that are connected hear of it at once.
 */
export async function addJob<Q extends Queue>(
  tx: Database,
  queue: Q,
  data: JobData[Q],
  delaySeconds = 0,
): Promise<void> {
  await boss.send(queue, data, { db: executeOn(tx), startAfter: delaySeconds });
}

/** Adds the job of a schedule, unless a process has added it in the current period; periods begin at multiples of their length. */
export async function addScheduledJob(db: Database, queue: ScheduledQueue): Promise<void> {
  await boss.send(queue, {}, { db: executeOn(db), singletonSeconds: periods[queue] });
}

/** Takes waiting jobs of a queue, oldest first; none while the database does not answer. */
export async function takeJobs<Q extends Queue>(db: Database, queue: Q, limit: number): Promise<Job<Q>[]> {
  const jobs = await boss.fetch(queue, { batchSize: limit, db: executeOn(db) });
  return jobs.map(({ id, data }) => ({ id, data: schemas[queue].parse(data) }));
}

/** Notes that a job of a schedule is done. It stays until its period has ended, so that it is not added again. */
export const completeJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.complete(queue, id, {}, { db: executeOn(db) });

/** Deletes a job that is done, with what it carries. */
export const deleteJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.deleteJob(queue, id, { db: executeOn(db) });

/** Notes that a job failed; it waits for its next try, or stays as failed after the last one. */
export const failJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.fail(queue, id, {}, { db: executeOn(db) });
