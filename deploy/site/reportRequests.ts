import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EndedRequest } from '../../platform/support/logger';
import { transactionIdFrom, transactionIdHeader } from '../../platform/support/transactionId';
import { onRequest } from './onRequest';

interface RequestReport {
  /** The pattern of a path. */
  routeOf: (path: string) => string;
  /** Origin of the services, which get the id of the request that they are called for. */
  servicesUrl: string;
  requestEnded: (request: EndedRequest) => void;
}

/** Of nginx: the client closed the connection before the response was complete. */
const clientClosed = 499;

/** The id of the request that is being answered. */
const currentTransaction = new AsyncLocalStorage<string>();

const outgoing = 'undici:request:create';

/**
 * Reports each request of this process once its response has been sent, and passes its id on to the services: of the
 * server in front, or a new one. Returns a function that stops it.
 */
export function reportRequests({ routeOf, servicesUrl, requestEnded }: RequestReport): () => void {
  const stop = onRequest((request, response) => {
    const sent = request.headers[transactionIdHeader.toLowerCase()];
    const transactionId = transactionIdFrom(typeof sent === 'string' ? sent : undefined);
    const start = performance.now();
    currentTransaction.enterWith(transactionId);
    const { method = '', url = '' } = request;
    response.once('close', () =>
      requestEnded({
        transactionId,
        method,
        route: routeOf(url),
        status: response.writableFinished ? response.statusCode : clientClosed,
        ms: performance.now() - start,
      }),
    );
  });
  const passOn = (message: unknown) => {
    const id = currentTransaction.getStore();
    if (id !== undefined && isOutgoing(message) && message.request.origin === servicesUrl)
      message.request.addHeader(transactionIdHeader, id);
  };
  subscribe(outgoing, passOn);
  return () => {
    stop();
    unsubscribe(outgoing, passOn);
  };
}

/** The id of the request that is being answered, for what is logged meanwhile; `site` outside of one. */
export const transactionIdOfNow = (): string => currentTransaction.getStore() ?? 'site';

interface Outgoing {
  request: { origin: string; addHeader: (name: string, value: string) => void };
}

/** True for what Node's fetch publishes before it sends a request. */
function isOutgoing(message: unknown): message is Outgoing {
  if (typeof message !== 'object' || message === null || !('request' in message)) return false;
  const { request } = message;
  return typeof request === 'object' && request !== null && 'origin' in request && 'addHeader' in request;
}
