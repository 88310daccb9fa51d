import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect } from '../db/connect';
import { createApp } from '../http/app';
import type { Platform } from '../http/context';
import { headerNames, schemeNames } from '../http/headers';
import { listen, stop } from '../serve';
import { manualClock } from '../support/clock';

/** A call to the platform in a test; the app id is sent unless a header says otherwise. */
export interface TestCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  ticket?: string;
  /** An empty value leaves the header out. */
  headers?: Record<string, string>;
  /** Address that the call comes from. */
  address?: string;
}

export interface TestReply {
  status: number;
  headers: Headers;
  /** The body, parsed where it is JSON, as text where it is not. */
  body: unknown;
}

export const testAppId = '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10';
/** How long a busy machine may take to start a database: hand it to beforeAll. */
export const startUpMs = 60_000;

export const testOrigin = 'http://localhost:3000';

/**
 * The whole platform on a database in memory, with a clock that stands still until it is moved.
 * It takes two seconds: start one in a file's beforeAll, and close it in afterAll.
 */
export async function startPlatform({ now = '2026-03-04T10:00:00Z', ...overrides }: TestSettings = {}) {
  const connection = await connect('memory');
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
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? parseJson(text) : text };
  };

  /** The same platform on a real port, for clients that need one. */
  const listenOnPort = async () => {
    const listener = getRequestListener(app.fetch);
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    const port = await listen(server, 0);
    return { url: `http://localhost:${port}`, close: () => stop(server) };
  };

  return { platform, app, clock, request, listenOnPort, close: () => connection.close() };
}

type TestSettings = { now?: string } & Partial<Platform>;

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>;

function toRequestInit({ method = 'GET', body, ticket, headers: own = {} }: TestCall): RequestInit {
  const headers = new Headers({ [headerNames.appId]: testAppId });
  if (ticket) headers.set(headerNames.authorization, `${schemeNames.ticket} t=${ticket}`);
  if (body !== undefined) headers.set(headerNames.contentType, 'application/json');
  for (const [name, value] of Object.entries(own)) {
    if (value) headers.set(name, value);
    else headers.delete(name);
  }
  if (body === undefined) return { method, headers };
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

const parseJson = (text: string): unknown => JSON.parse(text);
