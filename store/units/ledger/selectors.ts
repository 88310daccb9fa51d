import type { PlayerState } from '../../rootReducer';

export const selectLedger = ({ ledger }: PlayerState) => ledger;

export const selectHasMoreTransactions = ({ ledger }: PlayerState) =>
  ledger.total !== null && ledger.transactions.length < ledger.total;
