export const ledgerPageSize = 20;

export const pagesOf = (lines: number) => Math.max(1, Math.ceil(lines / ledgerPageSize));

/** 1 for anything but a whole number. */
export function readPages(text: string | null): number {
  const pages = Number(text);
  return Number.isSafeInteger(pages) && pages > 1 ? pages : 1;
}
