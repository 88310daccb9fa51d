import { setTimeout } from 'node:timers/promises';
import {
  context,
  createContextKey,
  SpanKind,
  trace,
  type Attributes,
  type TextMapPropagator,
} from '@opentelemetry/api';
import { CompositePropagator, W3CTraceContextPropagator } from '@opentelemetry/core';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { probes, type EndedRequest } from '../../platform/support/logger';
import { transactionIdFrom, transactionIdHeader } from '../../platform/support/transactionId';

interface RequestSpans {
  /** Origin of the services, which get the id and the trace of the request that they are called for. */
  servicesUrl: string;
  requestEnded: (request: EndedRequest) => void;
  /** Sends spans to a collector; without it, none are sent and no trace is named to the services. */
  exporter?: SpanExporter | undefined;
  /** Its requests are no visitors'. */
  metricsPort?: number | undefined;
}

/** Of nginx: the client closed the connection before the response was complete. */
const clientClosed = 499;

/** Time for the last spans at the end of the process, whose collector may not answer. */
const lastSpansMs = 4000;

/**
 * Reports each request that this process answers, and makes it and its calls of the services spans, by OpenTelemetry's
 * instrumentation of HTTP and undici. It has to run before Next's server is loaded. Returns a function that sends the last spans.
 */
export function startRequestSpans({ servicesUrl, requestEnded, exporter, metricsPort }: RequestSpans) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'site', 'service.namespace': 'club' }),
    sampler: recordingRequests(exporter ? samplerOf(process.env) : new AlwaysOffSampler()),
    spanProcessors: [
      requestReporter(requestEnded),
      ...(exporter ? [new BatchSpanProcessor(withoutAddresses(exporter))] : []),
    ],
  });
  const propagators = [transactionIdPropagator, ...(exporter ? [new W3CTraceContextPropagator()] : [])];
  provider.register({ propagator: new CompositePropagator({ propagators }) });
  const instrumentations = [
    new HttpInstrumentation({
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ socket }) => metricsPort !== undefined && socket.localPort === metricsPort,
      headersToSpanAttributes: { server: { responseHeaders: ['x-nextjs-cache'] } },
      requestHook: (span) => void span.setAttribute('club.transaction_id', transactionIdOfNow()),
      applyCustomAttributesOnSpan: (span, _request, response) => {
        if ('writableFinished' in response && !response.writableFinished)
          span.setAttribute('http.response.status_code', clientClosed);
      },
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      ignoreRequestHook: ({ origin }) => origin !== servicesUrl,
    }),
  ];
  for (const instrumentation of instrumentations) instrumentation.setTracerProvider(provider);
  // Next has a dozen spans of its own for each request, which nobody gets without a collector.
  if (!exporter) trace.disable();
  return async (): Promise<void> => {
    for (const instrumentation of instrumentations) instrumentation.disable();
    // A collector that cannot be reached loses spans, and nothing else.
    await Promise.race([provider.shutdown().catch(() => undefined), setTimeout(lastSpansMs)]);
  };
}

const transactionKey = createContextKey('club transaction id');

/** The id of the request that is being answered, for what is logged meanwhile; `site` outside of one. */
export function transactionIdOfNow(): string {
  const id = context.active().getValue(transactionKey);
  return typeof id === 'string' ? id : 'site';
}

/** Takes the id of a request from the server in front, or makes one, and passes it on to the services. */
const transactionIdPropagator: TextMapPropagator = {
  extract: (from, carrier, getter) => {
    const sent = getter.get(carrier, transactionIdHeader.toLowerCase());
    return from.setValue(transactionKey, transactionIdFrom(typeof sent === 'string' ? sent : undefined));
  },
  inject: (from, carrier, setter) => {
    const id = from.getValue(transactionKey);
    if (typeof id === 'string') setter.set(carrier, transactionIdHeader, id);
  },
  fields: () => [transactionIdHeader],
};

/**
 * Sends what `sampler` chooses, but for health checks, and records every request, because the log has a line for each. Next
 * makes further spans of a request: they are recorded if they are sent.
 */
const recordingRequests = (sampler: Sampler): Sampler => ({
  shouldSample: (...span) => {
    const [, , , kind, attributes] = span;
    const result = sampler.shouldSample(...span);
    const isSent =
      result.decision === SamplingDecision.RECORD_AND_SAMPLED && !probes.includes(String(attributes['url.path']));
    if (isSent) return result;
    return {
      ...result,
      decision: kind === SpanKind.SERVER ? SamplingDecision.RECORD : SamplingDecision.NOT_RECORD,
    };
  },
  toString: () => `recordingRequests(${sampler.toString()})`,
});

/** The sampler of OTEL_TRACES_SAMPLER, which the SDK has for itself if it is given no other one. */
function samplerOf({
  OTEL_TRACES_SAMPLER: name = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: Record<string, string | undefined>): Sampler {
  const root = name.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(ratio ? Number(ratio) : 1)
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** Next has a span of its own for the request too, as a part of this one. */
const isRequest = ({ kind, instrumentationScope }: ReadableSpan) =>
  kind === SpanKind.SERVER && instrumentationScope.name === '@opentelemetry/instrumentation-http';

const requestReporter = (requestEnded: RequestSpans['requestEnded']): SpanProcessor => ({
  onStart: () => undefined,
  onEnd: (span) => {
    if (isRequest(span)) requestEnded(requestOf(span));
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
});

function requestOf({ attributes, duration: [seconds, nanoseconds] }: ReadableSpan): EndedRequest {
  const cache = attributes['http.response.header.x-nextjs-cache'];
  return {
    transactionId: String(attributes['club.transaction_id']),
    method: String(attributes['http.request.method']),
    route: routeOf(attributes),
    status: Number(attributes['http.response.status_code'] ?? clientClosed),
    ms: seconds * 1e3 + nanoseconds / 1e6,
    ...(Array.isArray(cache) && { cache: String(cache[0]) }),
  };
}

/**
 * The pattern of the page that answered, `/news/[newsId]`, which Next adds to the span. Addresses of files have that of their
 * folder, all others `unknown`.
 */
function routeOf(attributes: Attributes): string {
  const [folder = 'unknown'] =
    /^\/(?:_next\/(?:data|image|static)|static)(?=\/|$)/.exec(String(attributes['url.path'])) ?? [];
  const page = attributes['http.route'];
  if (page === undefined) return folder;
  return folder === '/_next/data' ? `${folder}${String(page)}` : String(page);
}

/** All else that the instrumentation and Next note may name a player or a search: an address, an agent, a message of an error. */
const sentAttributes: readonly string[] = [
  'club.transaction_id',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'next.span_type',
  'server.address',
];

const withoutAddresses = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutAddress), done),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  shutdown: () => exporter.shutdown(),
});

function withoutAddress(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => sentAttributes.includes(name));
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    attributes: {
      ...Object.fromEntries(kept),
      ...(isRequest(span) && { 'http.route': routeOf(span.attributes) }),
    },
    status: { code: span.status.code },
    events: [],
    links: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function nameOf(span: ReadableSpan): string {
  const { attributes } = span;
  const method = String(attributes['http.request.method']);
  if (isRequest(span)) return `${method} ${routeOf(attributes)}`;
  return span.kind === SpanKind.CLIENT ? method : String(attributes['next.span_type']);
}
