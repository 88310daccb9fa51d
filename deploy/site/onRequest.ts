import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

const channel = 'http.server.request.start';

/**
 * Calls `handle` before each request that this process's HTTP servers answer. It listens to Node's diagnostics channel, so
 * the server stays that of `next start`. Returns a function that stops it.
 */
export function onRequest(handle: (request: IncomingMessage, response: ServerResponse) => void): () => void {
  const onMessage = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && isResponse(response)) handle(request, response);
  };
  subscribe(channel, onMessage);
  return () => void unsubscribe(channel, onMessage);
}

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;
