import type { Database } from './db/connect';
import { ledgerViolations } from './db/stores/rewards/ledgerViolations';
import { purge } from './db/stores/purge';
import type { Clock } from './support/clock';
import { errorEntry } from './support/logError';

const hourMs = 60 * 60 * 1000;

interface Maintenance {
  /** Stops the timer and waits for a running job. */
  stop: () => Promise<void>;
}

/**
 * Purges the database now and every hour, and checks all ledgers once. Failures are logged as lines of JSON and retried
 * an hour later; players do not notice them.
 */
export function startMaintenance(db: Database, clock: Clock, log: (line: object) => void = logToStderr): Maintenance {
  const failed = (error: unknown) => log(errorEntry(error, 'maintenance'));
  const purgeNow = () => purge(db, clock.now()).catch(failed);
  let running = purgeNow().then(() => logLedgerViolations(db, log).catch(failed));
  const timer = setInterval(() => {
    running = running.then(purgeNow);
  }, hourMs);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function logLedgerViolations(db: Database, log: (line: object) => void): Promise<void> {
  for (const { profileId, violation } of await ledgerViolations(db)) {
    log({ level: 'error', message: `The ledger of ${profileId} does not add up: ${violation}.` });
  }
}

const logToStderr = (line: object) => process.stderr.write(`${JSON.stringify(line)}\n`);
