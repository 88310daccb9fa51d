import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect, connectEmbedded, type DatabasePlace } from '../db/connect';
import { createApp } from '../app';
import { runDueJobs } from '../jobs/runDueJobs';
import type { ServiceContext } from '../serviceContext';
import { connectionLimits, listen, stop } from '../support/ports';
import { manualClock } from './manualClock';
import { clientOf, readResponse, toRequestInit, type TestCall, type TestResponse } from './client';
import { copyServedTemplate, openTemplate } from './databaseTemplate';

export { testAppId, type TestCall, type TestResponse } from './client';

/** Timeout of `beforeAll` for starting a database on a busy machine. */
export const startUpMs = 60_000;

export const testOrigin = 'http://localhost:3000';

/**
 * Starts the platform on an empty database in memory by default, with a clock that changes only when it is set. It takes a
 * second: start one in a file's beforeAll and close it in afterAll.
 */
export async function startPlatform({ now = '2026-03-04T10:00:00Z', database, ...overrides }: TestSettings = {}) {
  const connection = database ? await connect(database) : await openCopy();
  const clock = manualClock(now);
  const services: ServiceContext = {
    db: connection.db,
    clock,
    baseUrl: 'http://localhost:4000',
    allowedOrigins: [testOrigin],
    checksResponses: true,
    reportError: (error) => {
      throw error;
    },
    ...overrides,
  };
  const app = createApp(services);

  const request = async (path: string, call: TestCall = {}): Promise<TestResponse> => {
    const response = await app.request(path, toRequestInit(call), {
      incoming: { socket: { remoteAddress: call.address ?? '203.0.113.7' } },
    });
    // What a process of the platform does as soon as a job is added.
    if (services.sendEmail) for (const queue of ['passwordReset', 'email'] as const) await runDueJobs(services, queue);
    return readResponse(response);
  };

  /** Serves the same platform on a port. */
  const listenOnPort = async () => {
    const listener = getRequestListener(app.fetch);
    const server = createServer(connectionLimits, (incoming, outgoing) => void listener(incoming, outgoing));
    const port = await listen(server, 0);
    const url = `http://localhost:${port}`;
    return { url, call: clientOf(url), close: () => stop(server) };
  };

  return { platform: services, connection, app, clock, request, listenOnPort, close: () => connection.close() };
}

/** A database that nothing has used: on the server of this run where it has one, else in memory. */
async function openCopy() {
  const { DATABASE_TEMPLATE: template, SERVED_TEMPLATE: served } = process.env;
  if (served) return connect({ url: await copyServedTemplate(served) });
  return template ? openTemplate(template) : connectEmbedded();
}

/** Settings of a platform under test; the others have defaults. */
export type TestSettings = { now?: string; database?: DatabasePlace } & Partial<ServiceContext>;

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>;
