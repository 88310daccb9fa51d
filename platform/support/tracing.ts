import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { probes } from './logger';
import type { SpanStart, Tracing } from './openTelemetry';

/** Name of the header that carries a trace from server to server (W3C Trace Context). */
export const traceparentHeader = 'traceparent';

/** Time for the last spans at the end of a process, whose collector may not answer. */
const lastSpansMs = 4000;

const current = new AsyncLocalStorage<Span>();
let tracing: Tracing | undefined;

/**
 * Sends spans to a collector, by its endpoint, from now on. Without one nothing of OpenTelemetry is loaded. Returns a function that
 * sends the last ones and ends it.
 */
export async function startTracing(
  server: 'site' | 'platform',
  to: string | SpanExporter | undefined,
): Promise<() => Promise<void>> {
  if (to === undefined) return () => Promise.resolve();
  const { openTelemetry } = await import('./openTelemetry');
  const started = openTelemetry(server, to);
  tracing = started;
  return async () => {
    tracing = undefined;
    // A collector that cannot be reached loses spans, and nothing else.
    await Promise.race([started.stop().catch(() => undefined), setTimeout(lastSpansMs)]);
  };
}

/** True while traces are sent. */
export const isTracing = (): boolean => tracing !== undefined;

/** Starts a span that its caller ends; undefined where no traces are sent. */
export const startSpan = (span: SpanStart): Span | undefined => tracing?.start(span);

/** Starts the span of a request, of the trace of the server that calls or of a new one; none for health checks. */
export const startRequest = (method: string, path: string, traceparent: string | undefined): Span | undefined =>
  probes.includes(path) ? undefined : startSpan({ name: method, kind: 'server', parent: traceparent });

/** Starts a part of the span that is under way; undefined where there is none. */
export function startPart(span: Omit<SpanStart, 'parent'>): Span | undefined {
  const parent = current.getStore();
  return parent && startSpan({ ...span, parent });
}

/** Runs `work` inside a span, if there is one, and ends it with the result or the error. */
export async function inSpan<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Notes that a span failed, by the class of the error: its message may repeat what was sent. */
const failSpan = (span: Span, error: unknown): void => {
  tracing?.fail(span);
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
};

/** Notes how a request ended. The route is a pattern. */
export function describeRequest(
  span: Span | undefined,
  { method, route, status, transactionId }: { method: string; route: string; status: number; transactionId: string },
): void {
  if (!span) return;
  span.updateName(`${method} ${route}`).setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'club.transaction_id': transactionId,
  });
  if (status >= 500) tracing?.fail(span);
}

/**
 * The collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; undefined where it is empty. Throws an error with one sentence for what is no
 * address.
 */
export function readTracesEndpoint({
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
}: Record<string, string | undefined>): string | undefined {
  if (!text) return undefined;
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return text;
  throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is "${text}"; set it to an address such as http://collector:4318.`);
}
