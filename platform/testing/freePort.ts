import { createServer } from 'node:http';
import { listen, stop } from '../support/ports';

/** A port that no program listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await stop(probe);
  return port;
}
