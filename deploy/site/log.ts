import { errorLogger } from '../../platform/support/logError';
import { createLogger, readLogLevel, requestLogger } from '../../platform/support/logger';
import { parseEnvironment } from '../../services/http/environment';
import { reportRequests, transactionIdOfNow } from './reportRequests';
import { routesOf } from './routeOf';

const log = createLogger('site', readLogLevel(process.env));
const logError = errorLogger(log);

/** Logs each request of this server. */
export function logRequests(): void {
  reportRequests({
    routeOf: routesOf(process.env.SITE_BUILD_FOLDER ?? '.next'),
    servicesUrl: parseEnvironment(process.env.SITE_ENVIRONMENT).servicesUrl,
    requestEnded: requestLogger(log),
  });
}

/** Logs an error that a request has caused. */
export const logRequestError = (error: unknown): void => logError(error, transactionIdOfNow());
