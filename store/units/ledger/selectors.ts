import type { RootState } from '../../rootReducer';

export const selectLedger = ({ ledger }: RootState) => ledger;

/** True when the services hold more lines than were fetched. */
export const selectHasMoreTransactions = ({ ledger }: RootState) =>
  ledger.total !== null && ledger.transactions.length < ledger.total;
