import { createServer } from 'node:http';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { z } from 'zod';
import { listen, stop } from '../support/ports';

const attribute = z
  .object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
  .transform(({ key, value }) => [key, Object.values(value)[0]] as const);

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as it reaches a collector. */
export interface CollectedSpan {
  server: unknown;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  attributes: Record<string, unknown>;
}

export interface TraceCollector {
  endpoint: string;
  /** The same for spans of this process: Jest does not run the client of HTTP that sends them. */
  exporter: SpanExporter;
  spans: CollectedSpan[];
  /** What was sent, as it was sent. */
  bodies: string[];
  close: () => Promise<void>;
}

/** A collector of OpenTelemetry on this machine that keeps what it gets. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body)));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  const endpoint = `http://localhost:${await listen(server, 0)}`;
  const exporter: SpanExporter = {
    export: (ended, done) => {
      for (const span of ended) {
        const { name, attributes, events, status, resource, parentSpanContext } = span;
        bodies.push(JSON.stringify({ name, attributes, events, status }));
        const { traceId, spanId } = span.spanContext();
        const parentSpanId = parentSpanContext?.spanId;
        spans.push({ server: resource.attributes['service.name'], traceId, spanId, parentSpanId, name, attributes });
      }
      done({ code: 0 });
    },
    shutdown: () => Promise.resolve(),
  };
  return { endpoint, exporter, spans, bodies, close: () => stop(server) };
}

const spansOf = (body: unknown): CollectedSpan[] =>
  exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        server: Object.fromEntries(resource.attributes)['service.name'],
        attributes: Object.fromEntries(span.attributes),
      })),
  );
