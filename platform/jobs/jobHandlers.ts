import type { Cursor } from '../db/slices';
import { addJob, startTasks, type Job, type Queue, type ScheduledQueue } from '../db/stores/jobStore';
import { purgeTasks } from '../db/stores/purge';
import { ledgerViolations } from '../db/stores/rewards/ledgerViolations';
import type { ServiceContext } from '../serviceContext';
import { measureLedgerCheck } from '../support/clubMetrics';
import { deleteClosedAccounts } from '../useCases/accounts/closeAccount';
import { mailPasswordReset } from '../useCases/accounts/sendPasswordReset';
import { dailyNotices, recentNotices } from '../useCases/club/addDueNotices';
import { returnGifts } from '../useCases/club/answerGift';
import { bankEndedChallenges, claimDueGoals, expireUnits } from '../useCases/club/dueChanges';
import { deliverPush } from '../useCases/club/pushNotice';
import { sendNotices } from '../useCases/club/sendNotice';

/** Does a slice of a task, after a cursor; returns the cursor of the next slice, null after the last one. */
type Task = (services: ServiceContext, after: Cursor | null) => Promise<Cursor | null>;

/** The tasks of each queue of the schedule. Each has jobs of its own, so that one that fails stops no other. */
export const tasks: Record<ScheduledQueue, Record<string, Task>> = {
  maintenance: { ...purgeTasks, expireUnits, claimDueGoals, returnGifts },
  ledgerCheck: { checkLedgers },
  autoBank: { bankEndedChallenges },
  notices: recentNotices,
  dailyNotices,
  closedAccounts: { deleteClosedAccounts },
};

/** Rest before the next slice: the check reads every ledger, and has a day for it. */
const restSeconds: Partial<Record<ScheduledQueue, number>> = { ledgerCheck: 1 };

const scheduled =
  (queue: ScheduledQueue) =>
  async (services: ServiceContext, { data: { task: name, after } }: Job<ScheduledQueue>): Promise<void> => {
    if (name === undefined) return startTasks(services.db, queue, Object.keys(tasks[queue]));
    // A task that this version no longer has ends here.
    const next = await tasks[queue][name]?.(services, after ?? null);
    if (next) await addJob(services.db, queue, { task: name, after: next }, restSeconds[queue]);
  };

/** What the jobs of each queue do. Each may run twice, where a process ends between the work and the note that it is done. */
export const jobHandlers: { [Q in Queue]: (services: ServiceContext, job: Job<Q>) => Promise<void> } = {
  email: async ({ sendEmail }, { id, data }) => sendEmail?.({ id, ...data }),
  passwordReset: (services, { data }) => mailPasswordReset(services, data),
  noticeDelivery: (services, { data }) => sendNotices(services, data),
  push: (services, { data }) => deliverPush(services, data),
  maintenance: scheduled('maintenance'),
  ledgerCheck: scheduled('ledgerCheck'),
  autoBank: scheduled('autoBank'),
  notices: scheduled('notices'),
  dailyNotices: scheduled('dailyNotices'),
  closedAccounts: scheduled('closedAccounts'),
};

/** Ledgers that one statement checks. */
const ledgersOfSlice = 1000;

async function checkLedgers({ db, reportError }: ServiceContext, after: Cursor | null): Promise<Cursor | null> {
  const { violations, next } = await ledgerViolations(db, { after, limit: ledgersOfSlice });
  for (const { profileId, violation } of violations) {
    reportError(new Error(`The ledger of ${profileId} does not add up: ${violation}.`), 'ledgerCheck');
  }
  measureLedgerCheck(next?.[0] ?? null);
  return next;
}
