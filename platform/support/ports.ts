import { createServer, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';

/** How long calls that are under way may take to finish, in ms. */
const drainMs = 10_000;

/** A client must not reuse a connection while the server closes it, so the server waits longer than clients and proxies. */
export const connectionLimits = { keepAliveTimeout: 65_000 } satisfies ServerOptions;

/** Responses of each listening server that have not ended. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>();

/** Reads a setting as a port. Throws an error with one sentence for any other text. */
export function readPort(variable: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(`${variable} is "${text}"; set it to a port, a whole number from 1 to 65535.`);
}

/** Listens on a port, 0 for any free one, and returns the port. Rejects with the system's error. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  trackResponses(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Remembers the responses of a server that have not ended, for `stop`. `first` is one that has begun before. */
export function trackResponses(server: Server, first?: ServerResponse): void {
  const responses = new Set<ServerResponse>();
  openResponses.set(server, responses);
  const add = (response: ServerResponse) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  };
  if (first) add(first);
  server.prependListener('request', (_, response) => add(response));
}

/**
 * Accepts calls for `delayMs` more, then lets those that are under way finish for ten seconds, and closes what is left.
 * Responses carry `Connection: close` meanwhile, so that clients and proxies send their next call elsewhere.
 */
export async function stop(server: Server, delayMs = 0): Promise<void> {
  openResponses.get(server)?.forEach(closeConnectionAfter);
  server.prependListener('request', (_, response) => closeConnectionAfter(response));
  if (delayMs > 0) await setTimeout(delayMs);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const drained = new AbortController();
  const closeRest = () => server.closeAllConnections();
  setTimeout(drainMs, undefined, { signal: drained.signal }).then(closeRest, () => undefined);
  await closed;
  drained.abort();
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Throws one sentence, naming the setting to change, if another program listens on the port or no browser opens it. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  const leave = await takePort(port, variable);
  await leave();
}

/**
 * The same, but keeps the port, and answers 503 there, until the function that it returns is called: a second start meanwhile
 * finds it in use.
 */
export async function takePort(port: number, variable: string): Promise<() => Promise<void>> {
  const holder = createServer((_request, response) => response.writeHead(503).end());
  await listen(holder, port).catch((error: unknown) => {
    throw explainListening(error, port, variable);
  });
  if (!(await isBlocked(port))) return () => stop(holder);
  await stop(holder);
  throw new Error(`No browser opens port ${port}; set ${variable} to another one.`);
}

/** Whether the Fetch Standard blocks the port, as it does those of mail and of other old protocols. */
const isBlocked = (port: number) =>
  fetch(`http://localhost:${port}`).then(
    () => false,
    (error: unknown) => inspect(error).includes('bad port'),
  );

/** The system's error as one sentence that names the setting to change. */
export function explainListening(error: unknown, port: number, variable: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use; stop the program there or set ${variable} to a free port.`);
  if (code === 'EACCES') return new Error(`Port ${port} is not allowed here; set ${variable} to another one.`);
  return error;
}
