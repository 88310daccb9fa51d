import PgBoss from 'pg-boss';
import { z } from 'zod';
import { sentChannels } from '../../domain/notices';
import type { Database } from '../database';

/** A slice of a task, after a cursor; without a task, the start of all tasks of the queue. */
const scheduled = z.object({ task: z.string().optional(), after: z.array(z.string()).optional() });

const schemas = {
  /** An email in plain text; `unsubscribeUrl` ends such emails with one call. */
  email: z.object({ to: z.string(), subject: z.string(), text: z.string(), unsubscribeUrl: z.string().optional() }),
  /** A request for a reset link. The link is made when the job runs, so that the queue holds no secret. */
  passwordReset: z.object({ email: z.string(), nextUrl: z.string(), lang: z.string() }),
  maintenance: scheduled,
  ledgerCheck: scheduled,
  autoBank: scheduled,
  notices: scheduled,
  dailyNotices: scheduled,
  /** Notices to send through a channel. */
  noticeDelivery: z.object({ noticeIds: z.array(z.string()), channel: z.enum(sentChannels) }),
  /** A message to a browser of a player, as the service worker of the site shows it (`deploy/worker/worker.js`). */
  push: z.object({
    profileId: z.string(),
    endpoint: z.string(),
    message: z.object({ title: z.string(), body: z.string(), url: z.string(), tag: z.string(), stop: z.string() }),
  }),
  closedAccounts: scheduled,
};

export type Queue = keyof typeof schemas;
export type JobData = { [Q in Queue]: z.output<(typeof schemas)[Q]> };
const schemaOf: { [Q in Queue]: z.ZodType<JobData[Q]> } = schemas;

/** Every queue. A migration makes the table of each, and sets how often and for how long its jobs are tried. */
export const queues = Object.keys(schemas).filter((name): name is Queue => name in schemas);

/** How often the jobs of a schedule run, in seconds, in one of all processes. */
const periods = {
  maintenance: 60 * 60,
  ledgerCheck: 24 * 60 * 60,
  autoBank: 60,
  notices: 10 * 60,
  dailyNotices: 24 * 60 * 60,
  closedAccounts: 60 * 60,
} as const satisfies {
  [Q in Queue]?: number;
};

export type ScheduledQueue = keyof typeof periods;

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
export const addJob = <Q extends Queue>(tx: Database, queue: Q, data: JobData[Q], delaySeconds = 0): Promise<void> =>
  addJobs(tx, queue, [data], delaySeconds);

/** The same for several jobs, by one statement. */
export async function addJobs<Q extends Queue>(
  tx: Database,
  queue: Q,
  jobs: readonly JobData[Q][],
  delaySeconds = 0,
): Promise<void> {
  if (jobs.length === 0) return;
  const startAfter = `${delaySeconds} seconds`;
  await boss.insert(
    jobs.map((data) => ({ name: queue, data, startAfter })),
    { db: executeOn(tx) },
  );
}

/** Adds the first slices of tasks, but not of those whose slices have not ended since the last time. */
export async function startTasks(db: Database, queue: ScheduledQueue, tasks: readonly string[]): Promise<void> {
  const { rows } = await executeOn(db).executeSql(
    "select data ->> 'task' as task from pgboss.job where name = $1 and state < 'completed' and data ? 'task'",
    [queue],
  );
  const running = new Set(runningTasks.parse(rows).map(({ task }) => task));
  await addJobs(
    db,
    queue,
    tasks.filter((task) => !running.has(task)).map((task) => ({ task })),
  );
}

const runningTasks = z.array(z.object({ task: z.string() }));

/** Adds the job of a schedule, unless a process has added it in the current period; periods begin at multiples of their length. */
export async function addScheduledJob(db: Database, queue: ScheduledQueue): Promise<void> {
  await boss.send(queue, {}, { db: executeOn(db), singletonSeconds: periods[queue] });
}

/** Takes waiting jobs of a queue, in the order of the index `jobs_to_take`: oldest first; none while the database does not answer. */
export async function takeJobs<Q extends Queue>(db: Database, queue: Q, limit: number): Promise<Job<Q>[]> {
  const jobs = await boss.fetch(queue, { batchSize: limit, priority: false, db: executeOn(db) });
  return jobs.map(({ id, data }) => ({ id, data: schemaOf[queue].parse(data) }));
}

/** Notes that the start of a schedule's tasks is done. It stays until its period has ended, so that it is not added again. */
export const completeJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.complete(queue, id, {}, { db: executeOn(db) });

/** Deletes a job that is done, with what it carries. */
export const deleteJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.deleteJob(queue, id, { db: executeOn(db) });

/** Notes that a job failed; it waits for its next try, or stays as failed after the last one. */
export const failJob = (db: Database, queue: Queue, id: string): Promise<void> =>
  boss.fail(queue, id, {}, { db: executeOn(db) });
