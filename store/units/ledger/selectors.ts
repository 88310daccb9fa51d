import type { PlayerState } from '../../rootReducer';

export const selectLedger = ({ ledger }: PlayerState) => ledger;

/** True when the services hold more lines than were fetched. */
export const selectHasMoreTransactions = ({ ledger }: PlayerState) =>
  ledger.total !== null && ledger.transactions.length < ledger.total;
