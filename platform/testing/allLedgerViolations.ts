import type { Database } from '../db/database';
import { ledgerViolations, type LedgerViolation } from '../db/stores/rewards/ledgerViolations';
import { runTask } from './runTask';

/** Every inconsistent ledger and its violation. */
export async function allLedgerViolations(db: Database): Promise<LedgerViolation[]> {
  const found: LedgerViolation[] = [];
  await runTask(db, async (_, after) => {
    const { violations, next } = await ledgerViolations(db, { after, limit: 5000 });
    found.push(...violations);
    return next;
  });
  return found;
}
