import { createHash, randomBytes } from 'node:crypto';

const minuteMs = 60_000;
/** Batches for each network and minute. A site sends at most one every two seconds, but networks are shared. */
const mostBatches = 300;

/**
 * Counts the batches of each network in memory for a minute, under a salted hash. Returns the seconds to wait, or 0.
 */
export function createBatchLimit() {
  const salt = randomBytes(16);
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (network: string, now: Date): number => {
    if (now.getTime() >= endsAt) {
      counts = new Map();
      endsAt = now.getTime() + minuteMs;
    }
    const key = createHash('sha256').update(salt).update(network).digest('base64');
    const batches = (counts.get(key) ?? 0) + 1;
    counts.set(key, batches);
    return batches > mostBatches ? Math.ceil((endsAt - now.getTime()) / 1000) : 0;
  };
}
