import { errorLogger } from '../../platform/support/logError';
import { createLogger, readLogLevel, requestLogger } from '../../platform/support/logger';
import { countError, measureProcess, measureRequest } from '../../platform/support/metrics';
import { readMetricsAddress, serveMetrics } from '../../platform/support/serveMetrics';
import { readTracesEndpoint, startTracing } from '../../platform/support/tracing';
import { parseEnvironment } from '../../services/http/environment';
import { reportRequests, transactionIdOfNow } from './reportRequests';
import { routesOf } from './routeOf';

const log = createLogger('site', readLogLevel(process.env));
const logError = errorLogger(log);
const logRequest = requestLogger(log);

/**
 * Logs, measures and traces each request of this server, and serves the metrics where METRICS_PORT is set. Returns a function
 * that sends the last spans.
 */
export async function observeRequests(): Promise<() => Promise<void>> {
  const metrics = readMetricsAddress(process.env);
  const stopTracing = await startTracing('site', readTracesEndpoint(process.env));
  reportRequests({
    routeOf: routesOf(process.env.SITE_BUILD_FOLDER ?? '.next'),
    servicesUrl: parseEnvironment(process.env.SITE_ENVIRONMENT).servicesUrl,
    metricsPort: metrics?.port,
    requestEnded: (request) => {
      measureRequest(request);
      logRequest(request);
    },
  });
  if (metrics) {
    measureProcess();
    (await serveMetrics(metrics)).unref();
  }
  return stopTracing;
}

/** Logs and counts an error that a request has caused. */
export function logRequestError(error: unknown): void {
  countError();
  logError(error, transactionIdOfNow());
}
