import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { EndedRequest } from '../../platform/support/logger';
import { describeRequest, enterSpan, startRequest, traceparentHeader } from '../../platform/support/tracing';
import { transactionIdFrom, transactionIdHeader } from '../../platform/support/transactionId';
import { followServiceCalls } from './followServiceCalls';
import { onRequest } from './onRequest';

interface RequestReport {
  /** The pattern of a path. */
  routeOf: (path: string) => string;
  /** Origin of the services, which get the id of the request that they are called for. */
  servicesUrl: string;
  requestEnded: (request: EndedRequest) => void;
  /** The port of requests that are no visitors'. */
  metricsPort?: number | undefined;
}

/** Of nginx: the client closed the connection before the response was complete. */
const clientClosed = 499;

/** The id of the request that is being answered. */
const currentTransaction = new AsyncLocalStorage<string>();

/**
 * Reports each request of this process once its response has been sent, and passes its id on to the services: of the
 * server in front, or a new one. Returns a function that stops it.
 */
export function reportRequests({ routeOf, servicesUrl, requestEnded, metricsPort }: RequestReport): () => void {
  const stop = onRequest((request, response) => {
    if (metricsPort !== undefined && request.socket.localPort === metricsPort) return;
    const transactionId = transactionIdFrom(headerOf(request, transactionIdHeader));
    const start = performance.now();
    currentTransaction.enterWith(transactionId);
    const { method = '', url = '' } = request;
    const span = startRequest(method, url, headerOf(request, traceparentHeader));
    enterSpan(span);
    response.once('close', () => {
      const cache = response.getHeader('x-nextjs-cache');
      const ended = {
        transactionId,
        method,
        route: routeOf(url),
        status: response.writableFinished ? response.statusCode : clientClosed,
        ms: performance.now() - start,
        ...(typeof cache === 'string' && { cache }),
      };
      describeRequest(span, ended);
      span?.end();
      requestEnded(ended);
    });
  });
  const stopFollowing = followServiceCalls({ servicesUrl, transactionId: () => currentTransaction.getStore() });
  return () => {
    stop();
    stopFollowing();
  };
}

/** The id of the request that is being answered, for what is logged meanwhile; `site` outside of one. */
export const transactionIdOfNow = (): string => currentTransaction.getStore() ?? 'site';

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
