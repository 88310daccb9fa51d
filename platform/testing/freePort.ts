import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { listen, stop } from '../support/ports';

/** Below the ports that systems give to connections: one of those may take a port between here and its use. */
const [first, end] = [20_000, 32_000];

/** A port that no program listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, end);
  const probe = createServer();
  const isFree = await listen(probe, port).then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await stop(probe);
  return port;
}
