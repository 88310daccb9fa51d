import { EventEmitter, once } from 'node:events';
import PgBoss from 'pg-boss';
import type { Connection } from '../db/connect';
import { addScheduledJob, executeOn, jobSettings, queues, scheduledQueues, type Queue } from '../db/stores/jobStore';
import type { ServiceContext } from '../serviceContext';
import { runDueJobs } from './runDueJobs';

/** Delay after which a process looks for jobs that it has not heard of: those that are tried again. */
const lookAgainMs = 5_000;

/** Delay after which each process offers the jobs of the schedule again; one of them adds them. */
const offerAgainMs = 60_000;

/** Seconds between looks for jobs whose process has ended; once they expire, they wait for another one. */
const superviseSeconds = 20;

/**
 * Runs the jobs of the platform beside any number of other processes. Errors go to `reportError`, and the job is tried
 * again. Throws where the database is unavailable. `stop` takes no more jobs, and waits for those that run.
 */
export async function startJobs(
  { runScript, onJob }: Pick<Connection, 'runScript' | 'onJob'>,
  services: ServiceContext,
): Promise<{ stop: () => Promise<void> }> {
  const { db, reportError } = services;
  const report = (error: unknown) => reportError(error, 'jobs');
  const executeSql = (text: string, values?: unknown[]) =>
    values?.length ? executeOn(db).executeSql(text, values) : runScript(text);
  const supervisor = new PgBoss({
    db: { executeSql },
    ...jobSettings,
    maintenanceIntervalSeconds: superviseSeconds,
  });
  supervisor.on('error', report);
  await supervisor.start();
  await supervisor.maintain();

  const offer = () => Promise.all(scheduledQueues.map((queue) => addScheduledJob(db, queue))).catch(report);
  await offer();
  const offers = setInterval(() => void offer(), offerAgainMs);

  const jobs = new EventEmitter();
  const wake = () => jobs.emit('due');
  onJob(wake);
  const looks = setInterval(wake, lookAgainMs);
  let isStopping = false;
  const run = async (queue: Queue) => {
    while (!isStopping) {
      // Before the look, so that a job which is added meanwhile is not missed.
      const due = once(jobs, 'due');
      await runDueJobs(services, queue, () => isStopping);
      await due;
    }
  };
  const runs = queues.map(run);
  return {
    stop: async () => {
      clearInterval(offers);
      clearInterval(looks);
      isStopping = true;
      wake();
      await Promise.all(runs);
      await supervisor.stop({ graceful: false });
    },
  };
}
