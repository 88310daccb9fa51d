import type { TransactionKind } from '../../services/club/types';

/** Which lines of the units ledger are meant; moments are ISO. */
export interface TransactionsFilter {
  type?: TransactionKind;
  /** The game's. */
  spaceId?: string;
  from?: string;
  to?: string;
}
