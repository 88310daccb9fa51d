import type { ParsedUrlQuery } from 'node:querystring';

/** The number of a page in its address: 1 without one, from '2' on for the next ones; null for anything else. */
export function pageNumber(number: ParsedUrlQuery[string]): number | null {
  if (number === undefined) return 1;
  return typeof number === 'string' && /^(?!1$)[1-9]\d{0,2}$/.test(number) ? Number(number) : null;
}
