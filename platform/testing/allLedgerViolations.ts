import type { Database } from '../db/database';
import { ledgerViolations, type LedgerViolation } from '../db/stores/rewards/ledgerViolations';
import type { Cursor } from '../db/slices';

/** Every inconsistent ledger and its violation. */
export async function allLedgerViolations(db: Database): Promise<LedgerViolation[]> {
  const found: LedgerViolation[] = [];
  let after: Cursor | null = null;
  do {
    const { violations, next }: Awaited<ReturnType<typeof ledgerViolations>> = await ledgerViolations(db, {
      after,
      limit: 5000,
    });
    found.push(...violations);
    after = next;
  } while (after);
  return found;
}
