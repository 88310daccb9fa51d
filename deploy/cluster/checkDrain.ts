import { connect } from 'node:net';
import type { Cluster } from './cluster';

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );

/**
 * Stops a site while it handles a slow request, and starts it again: `/api/ready` fails first, then nothing is accepted, and the
 * slow request ends. Returns what was seen; throws if it is otherwise.
 */
export async function checkDrain({ sites: [site] }: Pick<Cluster, 'sites'>): Promise<string> {
  if (!site) throw new Error('The cluster has no site.');
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = ['POST /api/health HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 2'];
  // The site parses the body before it answers.
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  expectEqual('/api/ready', await statusOf(`${site.url}/api/ready`), 200);

  const stopped = site.stop();
  while ((await statusOf(`${site.url}/api/ready`)) === 200);
  expectEqual('/api/ready after SIGTERM', await statusOf(`${site.url}/api/ready`), 503);
  expectEqual('/api/health after SIGTERM', await statusOf(`${site.url}/api/health`), 200);
  while ((await statusOf(`${site.url}/api/health`)) !== null);
  expectEqual('the slow request before its end', received, '');
  socket.write('}');
  await Promise.all([closed, stopped]);
  if (!/^HTTP\/1\.1 200 [^]*connection: close/i.test(received)) throw new Error(`The slow request got: ${received}`);
  await site.start();
  return 'a site that stops fails /api/ready first, then accepts nothing, and finishes a slow request';
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected)
    throw new Error(`${what} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}.`);
}
