import { connect as connectSocket } from 'node:net';
import { testAppId } from '../testing/client';
import { killPlatforms, startPlatformProcess } from '../testing/platformProcess';

jest.setTimeout(60_000);
afterEach(killPlatforms);

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'closed',
  );

const body = JSON.stringify({ id: 'none' });
const head = [
  'POST /v3/users HTTP/1.1',
  'Host: localhost',
  `Ubi-AppId: ${testAppId}`,
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
];

it('after SIGTERM fails /ready first, then accepts no call, and finishes one that is under way', async () => {
  const platform = await startPlatformProcess({ variables: { STOP_DELAY_SECONDS: '1' } });
  const half = Math.floor(body.length / 2);
  const slow = connectSocket(platform.port);
  let received = '';
  slow.on('data', (chunk) => (received += String(chunk)));
  const answered = new Promise((resolve) => slow.once('close', resolve));
  slow.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`);
  expect(await statusOf(`${platform.url}/ready`)).toBe(200);

  const stopped = platform.stop();
  while ((await statusOf(`${platform.url}/ready`)) === 200);
  expect(await statusOf(`${platform.url}/ready`)).toBe(504);
  expect(await statusOf(`${platform.url}/health`)).toBe(200);
  while ((await statusOf(`${platform.url}/health`)) !== 'closed');
  slow.write(body.slice(half));
  await answered;
  await stopped;

  expect(received).toMatch(/^HTTP\/1\.1 400 [^]*connection: close[^]*"errorCode":1,/i);
});
