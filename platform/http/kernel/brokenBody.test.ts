import { once } from 'node:events';
import { connect } from 'node:net';
import { headerNames } from './headers';
import { startPlatform, startUpMs, testAppId, type TestPlatform } from '../../testing/startPlatform';

/** Errors that count as those of the platform, and the status of each request. */
const reported: unknown[] = [];
const statuses: number[] = [];
let club: TestPlatform;
let server: Awaited<ReturnType<TestPlatform['listenOnPort']>>;
beforeAll(async () => {
  club = await startPlatform({
    reportError: (error) => reported.push(error),
    requestEnded: ({ status }) => statuses.push(status),
  });
  server = await club.listenOnPort();
}, startUpMs);
beforeEach(() => {
  reported.length = 0;
  statuses.length = 0;
});
afterAll(async () => {
  await server.close();
  await club.close();
});

/** Opens a connection that begins a body and does not end it. */
async function beginBody(length: Record<string, string>) {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const headers = { Host: `${hostname}:${port}`, [headerNames.appId]: testAppId, ...length };
  const lines = Object.entries(headers).map((line) => line.join(': '));
  socket.write(`POST /v3/users/startResetPassword HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(length['Content-Length'] ? '{"email"' : '8\r\n{"email"\r\n');
  return socket;
}

const until = async (isTrue: () => boolean) => {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

it.each([
  ['of a known length', { 'Content-Length': '60000' }],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])('an upload %s that the client breaks off is no error of the platform', async (_, length) => {
  const socket = await beginBody(length);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await until(() => statuses.length > 0);
  expect([statuses, reported]).toEqual([[400], []]);
});

it('sixty bodies that arrive slowly leave their network its turns', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => beginBody({ 'Content-Length': '60000' })));
  const start = performance.now();
  expect((await server.call('/v2/profiles/me/iplocation')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(2000);
  sockets.forEach((socket) => socket.destroy());
  await until(() => statuses.length > 60);
});
