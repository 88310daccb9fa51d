import { subscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse } from 'node:http';
import { stop, trackResponses } from '../../platform/support/ports';
import { startStopping } from './isStopping';

/**
 * Stops this process in the order that load balancers need: `/ready` fails at once, requests are accepted for `delayMs`
 * after SIGTERM, and those that are under way have ten seconds; then `finish` runs. It replaces what Next does at a signal: Next closes its port
 * first, keeps the connections that are open, and waits for a request without an end.
 */
export function drainOnSignal(delayMs: number, finish: () => Promise<void>): void {
  const servers = new Set<Server>();
  // Next starts its server by itself, so it is known from the first request. Without one there is nothing to finish.
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message && 'response' in message)) return;
    const { server, response } = message;
    if (!isServer(server) || !(response instanceof ServerResponse) || servers.has(server)) return;
    servers.add(server);
    trackResponses(server, response);
  });
  const drain = (code: number, delay: number) => {
    startStopping();
    process.once('SIGINT', () => process.exit(code));
    void Promise.all([...servers].map((server) => stop(server, delay)))
      .then(finish)
      .then(() => process.exit(code));
  };
  // Next's documented setting for a process that stops by itself.
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
  // The codes of Next: 128 and the number of the signal.
  process.once('SIGINT', () => drain(130, 0));
  process.once('SIGTERM', () => drain(143, delayMs));
}

const isServer = (value: unknown): value is Server => value instanceof Server;
