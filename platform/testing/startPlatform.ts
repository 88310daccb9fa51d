import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect, type DatabasePlace } from '../db/connect';
import { createApp } from '../http/app';
import type { Platform } from '../http/context';
import { listen, stop } from '../support/ports';
import { manualClock } from '../support/clock';
import { clientOf, readReply, toRequestInit, type TestCall, type TestReply } from './client';
import { openTemplate } from './databaseTemplate';

export { testAppId, type TestCall, type TestReply } from './client';

/** How long a busy machine may take to start a database, in ms: for beforeAll. */
export const startUpMs = 60_000;

export const testOrigin = 'http://localhost:3000';

/**
 * The whole platform, by default on an empty database in memory, with a clock that a test moves.
 * It takes a second: start one in a file's beforeAll, and close it in afterAll.
 */
export async function startPlatform({
  now = '2026-03-04T10:00:00Z',
  database = 'memory',
  ...overrides
}: TestSettings = {}) {
  const template = database === 'memory' ? process.env.DATABASE_TEMPLATE : undefined;
  const connection = template ? await openTemplate(template) : await connect(database);
  const clock = manualClock(now);
  const platform: Platform = {
    db: connection.db,
    clock,
    baseUrl: 'http://localhost:4000',
    allowedOrigins: [testOrigin],
    checksReplies: true,
    reportError: (error) => {
      throw error;
    },
    ...overrides,
  };
  const app = createApp(platform);

  const request = async (path: string, call: TestCall = {}): Promise<TestReply> => {
    const response = await app.request(path, toRequestInit(call), {
      incoming: { socket: { remoteAddress: call.address ?? '203.0.113.7' } },
    });
    return readReply(response);
  };

  /** The same platform on a real port, for clients that need one. */
  const listenOnPort = async () => {
    const listener = getRequestListener(app.fetch);
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    const port = await listen(server, 0);
    const url = `http://localhost:${port}`;
    return { url, call: clientOf(url), close: () => stop(server) };
  };

  return { platform, app, clock, request, listenOnPort, close: () => connection.close() };
}

type TestSettings = { now?: string; database?: DatabasePlace } & Partial<Platform>;

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>;
