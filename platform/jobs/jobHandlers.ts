import { ledgerViolations } from '../db/stores/rewards/ledgerViolations';
import type { Job, Queue } from '../db/stores/jobStore';
import { purge } from '../db/stores/purge';
import type { ServiceContext } from '../serviceContext';
import { addDueNotices } from '../useCases/club/addDueNotices';
import { bankEndedChallenges } from '../useCases/club/bankEndedChallenges';
import { claimDueGoals } from '../useCases/club/claimDueGoals';
import { expireUnits } from '../useCases/club/expireUnits';
import { sendNotice } from '../useCases/club/sendNotice';
import { deleteClosedAccounts } from '../useCases/accounts/closeAccount';
import { mailPasswordReset } from '../useCases/accounts/sendPasswordReset';

/** What the jobs of each queue do. Each may run twice, where a process ends between the work and the note that it is done. */
export const jobHandlers: { [Q in Queue]: (services: ServiceContext, job: Job<Q>) => Promise<void> } = {
  email: async ({ sendEmail }, { id, data }) => sendEmail?.({ id, ...data }),
  passwordReset: (services, { data }) => mailPasswordReset(services, data),
  maintenance: async (services) => {
    await purge(services.db, services.clock.now());
    await expireUnits(services);
    await claimDueGoals(services);
  },
  ledgerCheck: reportLedgerViolations,
  autoBank: bankEndedChallenges,
  notices: (services) => addDueNotices(services),
  noticeDelivery: (services, { data }) => sendNotice(services, data),
  closedAccounts: deleteClosedAccounts,
};

async function reportLedgerViolations({ db, reportError }: ServiceContext): Promise<void> {
  for (const { profileId, violation } of await ledgerViolations(db)) {
    reportError(new Error(`The ledger of ${profileId} does not add up: ${violation}.`), 'ledgerCheck');
  }
}
