/** Lines of the ledger on a page of it. */
export const ledgerPageSize = 20;

/** How many pages so many lines are; 1 where there are none. */
export const pagesOf = (lines: number) => Math.max(1, Math.ceil(lines / ledgerPageSize));

/** How many pages an address asks for: a whole number from 1 up, 1 where it says anything else. */
export function readPages(text: string | null): number {
  const pages = Number(text);
  return Number.isSafeInteger(pages) && pages > 1 ? pages : 1;
}
