import { createHash, randomBytes } from 'node:crypto';

const minuteMs = 60_000;
/** Events for each network and minute: each is a row. A page sends about ten, but networks are shared. */
const mostEvents = 1500;

/**
 * Counts the events of each network in memory for a minute, under a salted hash. Returns the seconds to wait, or 0.
 */
export function createEventLimit() {
  const salt = randomBytes(16);
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (network: string, events: number, now: Date): number => {
    if (now.getTime() >= endsAt) {
      counts = new Map();
      endsAt = now.getTime() + minuteMs;
    }
    const key = createHash('sha256').update(salt).update(network).digest('base64');
    const total = (counts.get(key) ?? 0) + events;
    counts.set(key, total);
    return total > mostEvents ? Math.ceil((endsAt - now.getTime()) / 1000) : 0;
  };
}
