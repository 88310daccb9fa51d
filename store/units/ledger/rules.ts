import type { TransactionsFilter, UnitsTransactions } from '../../../services/club/transactions';

export interface LedgerRequest {
  filter: TransactionsFilter;
  pages: number;
}

/** Newest first, with the filter that they were fetched by. */
export interface LedgerLines extends UnitsTransactions {
  filter: TransactionsFilter;
}

/** Null while those of another filter are there. */
export const linesOf = (lines: LedgerLines | null, { type, spaceId }: TransactionsFilter): LedgerLines | null =>
  lines?.filter.type === type && lines?.filter.spaceId === spaceId ? lines : null;

export const ledgerPageSize = 20;

export const pagesOf = (lines: number) => Math.max(1, Math.ceil(lines / ledgerPageSize));

/** 1 for anything but a whole number. */
export function readPages(text: string | null): number {
  const pages = Number(text);
  return Number.isSafeInteger(pages) && pages > 1 ? pages : 1;
}
