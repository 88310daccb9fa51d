import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { failSpan, startPart, traceparentHeader, traceparentOf } from '../../platform/support/tracing';
import { transactionIdHeader } from '../../platform/support/transactionId';

interface ServiceCalls {
  /** Origin of the services. */
  servicesUrl: string;
  /** The id of the request that is being answered. */
  transactionId: () => string | undefined;
}

/**
 * Passes the id and the trace of a request on to the services that are called for it, and makes each call a span. It listens to
 * what Node's fetch publishes. Returns a function that stops it.
 */
export function followServiceCalls({ servicesUrl, transactionId }: ServiceCalls): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      if (!isOutgoing(message) || message.request.origin !== servicesUrl) return;
      const { request } = message;
      const id = transactionId();
      if (id !== undefined) request.addHeader(transactionIdHeader, id);
      const attributes = { 'http.request.method': request.method, 'server.address': new URL(servicesUrl).hostname };
      const span = startPart({ name: request.method, kind: 'client', attributes });
      if (!span) return;
      request.addHeader(traceparentHeader, traceparentOf(span));
      spans.set(request, span);
    },
    'undici:request:headers': (message) => {
      if (isAnswered(message)) spanOf(message)?.setAttribute('http.response.status_code', message.response.statusCode);
    },
    'undici:request:trailers': (message) => spanOf(message)?.end(),
    'undici:request:error': (message) => {
      const span = spanOf(message);
      if (!span) return;
      failSpan(span, isFailed(message) ? message.error : undefined);
      span.end();
    },
  };
  const spanOf = (message: unknown) => (isOfRequest(message) ? spans.get(message.request) : undefined);
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}

const isOfRequest = (message: unknown): message is { request: object } =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  typeof message.request === 'object' &&
  message.request !== null;

interface Outgoing {
  request: { origin: string; method: string; addHeader: (name: string, value: string) => void };
}

const isOutgoing = (message: unknown): message is Outgoing =>
  isOfRequest(message) && 'origin' in message.request && 'method' in message.request && 'addHeader' in message.request;

const isAnswered = (message: unknown): message is { response: { statusCode: number } } =>
  typeof message === 'object' &&
  message !== null &&
  'response' in message &&
  typeof message.response === 'object' &&
  message.response !== null &&
  'statusCode' in message.response;

const isFailed = (message: unknown): message is { error: unknown } =>
  typeof message === 'object' && message !== null && 'error' in message;
