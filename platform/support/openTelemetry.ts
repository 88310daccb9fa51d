import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';

/** A span before its start. Its attributes have patterns and no value of a player: they are held to what a log line may have. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** The span that it is a part of, here or, by its header `traceparent`, in the server that calls. */
  parent?: Span | string | undefined;
}

export interface Tracing {
  start: (span: SpanStart) => Span;
  fail: (span: Span) => void;
  /** Sends the spans that have ended. */
  stop: () => Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Makes spans and sends them to a collector by OTLP over HTTP, or hands them to an exporter. It registers nothing for the
 * whole process.
 */
export function openTelemetry(server: 'site' | 'platform', to: string | SpanExporter): Tracing {
  const exporter = typeof to === 'string' ? new OTLPTraceExporter({ url: `${to.replace(/\/$/, '')}/v1/traces` }) : to;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': server, 'service.namespace': 'club' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('club');
  return {
    start: ({ name, kind, attributes, parent }) =>
      tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent)),
    fail: (span) => void span.setStatus({ code: SpanStatusCode.ERROR }),
    stop: () => provider.shutdown(),
  };
}

const propagator = new W3CTraceContextPropagator();

function contextOf(parent: SpanStart['parent']): Context {
  if (typeof parent === 'object') return trace.setSpan(ROOT_CONTEXT, parent);
  return propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
}
