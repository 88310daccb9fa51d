import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

const readCombined = read.object({
  status: read.number,
  /** In seconds, of a read that was called too often. */
  retryAfter: read.orNull(read.number),
  body: read.anything,
});
export type CombinedRead = ReturnType<typeof readCombined>;

/** In the order of their paths (docs/contracts/club-calls.md, Combined reads). */
export const combineReads = defineAddition('account.combineReads', 'GET', {
  path: '/v1/profiles/me/reads',
  query: ({ paths }: { paths: readonly string[] }) => ({
    paths: paths.map((path) => path.replaceAll(',', '%2C')).join(),
  }),
  parse: read.listIn('reads', readCombined),
});
