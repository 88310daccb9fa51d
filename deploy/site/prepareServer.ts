import { subscribe } from 'node:diagnostics_channel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { errorLogger } from '../../platform/support/logError';
import { createLogger, readLogLevel, requestLogger } from '../../platform/support/logger';
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
  subscribe(requestErrors.name, (error) => {
    countError();
    logError(error, transactionIdOfNow());
  });
  drainOnSignal(readStopDelayMs(process.env), stopSpans);
  if (!metrics) return;
  measureProcess();
  (await serveMetrics(metrics)).unref();
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
