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
export const combineReads = defineAddition<{ paths: readonly string[] }, CombinedRead[]>({
  name: 'account.combineReads',
  path: () => '/v1/profiles/me/reads',
  query: ({ paths }) => ({ paths: paths.map((path) => path.replaceAll(',', '%2C')).join() }),
  parse: read.listIn('reads', readCombined),
});
