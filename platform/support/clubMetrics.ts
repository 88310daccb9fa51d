import { Counter, Gauge } from 'prom-client';
import { registry } from './metrics';

const registers = [registry];

const claims = new Counter({ name: 'club_claims_total', help: 'Rewards that players claimed.', registers });

const unitKinds = ['earned', 'spent', 'expired', 'refunded'] as const;
const units = new Counter({
  name: 'club_units_total',
  help: 'Units that players earned, spent, lost by expiry or were given back.',
  labelNames: ['kind'],
  registers,
});
for (const kind of unitKinds) units.inc({ kind }, 0);

const catalogReads = new Counter({
  name: 'club_catalog_reads_total',
  help: 'Reads of the catalog: from memory (hit), or after a look at its version in the database (miss).',
  labelNames: ['result'],
  registers,
});

const ledgerCheck = new Gauge({
  name: 'club_ledger_check_ratio',
  help: 'How far the check of all ledgers has come: 1 where all are checked.',
  registers,
});

/** Notes where the check of ledgers is: at the account with this random id, or past all of them. */
export const measureLedgerCheck = (userId: string | null): void =>
  ledgerCheck.set(userId === null ? 1 : parseInt(userId.slice(0, 8), 16) / 2 ** 32);

/** Counts entries of a ledger once they are stored. */
export function countEntries(
  entries: readonly { kind: (typeof unitKinds)[number]; units: number; source: { type: string } }[],
): void {
  for (const { kind, units: changed, source } of entries) {
    units.inc({ kind }, Math.abs(changed));
    if (kind === 'spent' && source.type === 'reward') claims.inc();
  }
}

export const countCatalogRead = (result: 'hit' | 'miss'): void => catalogReads.inc({ result });
