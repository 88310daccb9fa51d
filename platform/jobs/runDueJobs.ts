import { completeJob, deleteJob, failJob, isScheduled, takeJobs, type Job, type Queue } from '../db/stores/jobStore';
import type { ServiceContext } from '../serviceContext';
import { limitConcurrency } from '../support/limitConcurrency';
import { inSpan, startSpan } from '../support/tracing';
import { jobHandlers } from './jobHandlers';

/** Jobs that a process takes at once: to take them costs as much as to run some. */
const batchSize = 50;

/** Jobs of a queue that a process runs at once. */
const jobsAtOnce = 10;

/** Runs the jobs of a queue that are due, until there are none. A job that fails is reported and tried again later. */
export async function runDueJobs(
  services: ServiceContext,
  queue: Queue,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const limited = limitConcurrency(jobsAtOnce);
  const run = (job: Job<Queue>) =>
    limited(() => runJob(services, queue, job)).catch((error: unknown) => services.reportError(error, queue));
  while (!isStopping()) {
    const jobs = await takeJobs(services.db, queue, batchSize).catch((error: unknown) => {
      services.reportError(error, queue);
      return [];
    });
    if (jobs.length === 0) return;
    await Promise.all(jobs.map(run));
  }
}

async function runJob<Q extends Queue>(services: ServiceContext, queue: Q, job: Job<Q>): Promise<void> {
  const { db } = services;
  try {
    const span = startSpan({
      name: `job ${queue}`,
      kind: 'consumer',
      attributes: { 'messaging.destination.name': queue },
    });
    await inSpan(span, () => jobHandlers[queue](services, job));
  } catch (error) {
    await failJob(db, queue, job.id);
    throw error;
  }
  await (isScheduled(queue) && !('task' in job.data) ? completeJob : deleteJob)(db, queue, job.id);
}
