import { subscribe } from 'node:diagnostics_channel';
import { format, stripVTControlCharacters } from 'node:util';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { errorLogger, withoutValues } from '../../platform/support/logError';
import { createLogger, logWarnings, readLogLevel, requestLogger } from '../../platform/support/logger';
import { countError, measureProcess, measureRequest } from '../../platform/support/metrics';
import { readMetricsAddress, serveMetrics } from '../../platform/support/serveMetrics';
import { readStopDelayMs } from '../../platform/support/stopDelay';
import { readTracesEndpoint } from '../../platform/support/tracing';
import type { Environment } from '../../services/http/environment';
import { drainOnSignal } from './drain';
import { requestErrors } from './requestErrors';
import { startRequestSpans, transactionIdOfNow } from './requestSpans';

/**
 * What this process does around Next's server, from before that is loaded: it logs, measures and traces each request, serves the
 * metrics if METRICS_PORT is set, and drains at a signal.
 */
export async function prepareServer({
  servicesUrl,
  siteUrl,
}: Pick<Environment, 'servicesUrl' | 'siteUrl'>): Promise<void> {
  const log = createLogger('site', readLogLevel(process.env));
  if (!areOneSite(siteUrl, servicesUrl))
    log.warn(
      'The addresses of the site and of the platform are on different sites: browsers drop the cookies of the sign-on.',
    );
  const [logRequest, logError] = [requestLogger(log), errorLogger(log)];
  const metrics = readMetricsAddress(process.env);
  const stopSpans = startRequestSpans({
    servicesUrl,
    metricsPort: metrics?.port,
    exporter: readTracesEndpoint(process.env) === undefined ? undefined : new OTLPTraceExporter(),
    requestEnded: (request) => {
      measureRequest(request);
      logRequest(request);
    },
  });
  const reported = new WeakSet<Error>();
  const report = (error: unknown) => {
    // Next writes an error to the console that it has published before.
    if (error instanceof Error && reported.has(error)) return;
    if (error instanceof Error) reported.add(error);
    countError();
    logError(error, transactionIdOfNow());
  };
  subscribe(requestErrors.name, report);
  logConsole(log, report);
  logWarnings(log);
  drainOnSignal(readStopDelayMs(process.env), stopSpans);
  if (!metrics) return;
  measureProcess();
  (await serveMetrics(metrics)).unref();
}

/** The specification names the folder `static`, which Next warns of at each start. */
const knownWarning = 'The static directory has been deprecated';

/** Makes what Next and the pages write to the console lines of the log, without addresses: those name what a visitor reads. */
function logConsole(log: ReturnType<typeof createLogger>, report: (error: Error) => void): void {
  const levels = [
    ['log', 'debug'],
    ['info', 'debug'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const;
  for (const [method, level] of levels)
    console[method] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error) {
        report(error);
        return;
      }
      const text = stripVTControlCharacters(format(...parts)).trim();
      if (!text || text.includes(knownWarning)) return;
      const message = withoutValues(text).replace(/\S+/g, (word) => (word.includes('/') ? '…' : word));
      log[level]({ transactionId: transactionIdOfNow(), message });
    };
}

/** Whether a browser takes two addresses for one site: the same scheme and domain. Of a domain it compares the last two labels. */
export function areOneSite(one: string, other: string): boolean {
  const siteOf = (address: string) => {
    const { protocol, hostname } = new URL(address);
    const isNumber = /^[\d.]+$|:/.test(hostname);
    return [protocol, ...(isNumber ? [hostname] : hostname.split('.').slice(-2))].join('.');
  };
  return siteOf(one) === siteOf(other);
}
