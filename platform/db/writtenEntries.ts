import type { Entry } from '../domain/ledger';

const written = new WeakMap<object, Entry[]>();

/** Notes entries that a transaction writes; they count only once it is committed. */
export function noteEntries(tx: object, entries: readonly Entry[]): void {
  written.set(tx, [...entriesOf(tx), ...entries]);
}

/** The entries that a transaction has written. */
export const entriesOf = (tx: object): readonly Entry[] => written.get(tx) ?? [];
