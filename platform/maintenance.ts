import type { Database } from './db/connect';
import { ledgerFaults } from './db/stores/rewards/ledgerViolations';
import { sweep } from './db/stores/purge';
import type { Clock } from './support/clock';

const hourMs = 60 * 60 * 1000;

interface Upkeep {
  /** No more of it; what runs is waited for. */
  stop: () => Promise<void>;
}

/**
 * What the platform does for its database while it serves: it sweeps at once and hourly, and looks once whether every
 * ledger adds up. What goes wrong is told, a line of JSON each, and tried again an hour later; players notice nothing.
 */
export function keepUp(db: Database, clock: Clock, tell: (line: object) => void = tellStderr): Upkeep {
  const failed = (error: unknown) => tell({ level: 'error', message: `Upkeep failed: ${String(error)}` });
  const sweepNow = () => sweep(db, clock.now()).catch(failed);
  let running = sweepNow().then(() => tellFaults(db, tell).catch(failed));
  const timer = setInterval(() => {
    running = running.then(sweepNow);
  }, hourMs);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

async function tellFaults(db: Database, tell: (line: object) => void): Promise<void> {
  for (const { profileId, fault } of await ledgerFaults(db)) {
    tell({ level: 'error', message: `The ledger of ${profileId} does not add up: ${fault}.` });
  }
}

const tellStderr = (line: object) => process.stderr.write(`${JSON.stringify(line)}\n`);
