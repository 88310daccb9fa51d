import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect } from './db/connect';
import type { Database } from './db/database';
import { content } from './content/content';
import { fillEmailKeys } from './db/stores/accounts/emailKeyStore';
import { prepareDatabase } from './db/seed/prepareDatabase';
import { createApp } from './app';
import { startJobs } from './jobs/startJobs';
import { writeLocalKeys } from './play/localKeys';
import type { ServiceContext } from './serviceContext';
import type { Settings } from './settings';
import { systemClock } from './support/clock';
import { emailWriter } from './support/emails';
import { smtpSender } from './support/smtp';
import { enableFastHashes } from './support/passwordHash';
import { causeOf, sentenceOf } from './support/errorCause';
import { countError, measureProcess, measureRequest } from './support/metrics';
import { serveMetrics } from './support/serveMetrics';
import { databaseMetrics } from './db/databaseMetrics';
import { errorLogger } from './support/logError';
import { createLogger, requestLogger } from './support/logger';
import { startTracing } from './support/tracing';
import { connectionLimits, explainListening, listen, stop } from './support/ports';

export interface Serving {
  /** Origin of the services. */
  url: string;
  /**
   * Fails `/ready` at once and accepts calls for `delayMs` more, for load balancers to notice. Then waits for running calls
   * and closes the server and the database.
   */
  close(delayMs?: number): Promise<void>;
}

/**
 * Starts the platform. Takes the port before it opens the database, because two processes would corrupt an embedded
 * one; early calls wait. Throws an error with one sentence where the port or the database is unavailable.
 */
export async function servePlatform(settings: Settings): Promise<Serving> {
  if (settings.hasFastPasswordHashes) enableFastHashes();
  const log = createLogger('platform', settings.logLevel);
  const [logError, logRequest] = [errorLogger(log), requestLogger(log)];
  const server = createServer(connectionLimits);
  let isStopping = false;
  await listen(server, settings.port).catch((error: unknown) => {
    throw explainListening(error, settings.port, 'PLATFORM_PORT');
  });
  const prepare = async (db: Database) => {
    await prepareDatabase(db, content, { environment: settings.environment, now: systemClock.now() });
    await fillEmailKeys(db);
  };
  const stopTracing = await startTracing('platform', settings.tracesEndpoint);
  const opening = openDatabase(settings.database, prepare).then(async (connection) => {
    if (settings.gameKeysFile) await writeLocalKeys(connection.db, settings.gameKeysFile, systemClock.now());
    const services: ServiceContext = {
      ...settings,
      db: connection.db,
      clock: systemClock,
      sendEmail: settings.smtp ? smtpSender(settings.smtp) : emailWriter(settings.emailsFolder),
      reportError: (error, transactionId) => {
        countError();
        logError(error, transactionId);
      },
      requestEnded: (request) => {
        measureRequest(request);
        logRequest(request);
      },
      isStopping: () => isStopping,
    };
    // What is registered later is not served.
    if (settings.metrics) measureProcess();
    const collected = settings.metrics && (await serveMetrics(settings.metrics, [databaseMetrics(connection)]));
    return { connection, services, app: createApp(services), collected };
  });
  const listener = getRequestListener(async (request, env) => (await opening).app.fetch(request, env));
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  try {
    const { connection, services, collected } = await opening;
    const jobs = await startJobs(connection, services);
    return {
      url: settings.baseUrl,
      close: async (delayMs) => {
        isStopping = true;
        await stop(server, delayMs);
        await jobs.stop();
        if (collected) await stop(collected);
        await connection.close();
        await stopTracing();
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

const openDatabase = (database: Settings['database'], prepare: (db: Database) => Promise<void>) =>
  connect(database, prepare).catch((error: unknown) => {
    throw new Error(`The database ${describe(database)} cannot be opened: ${reason(error)}.`, { cause: error });
  });

const describe = (database: Settings['database']) =>
  'folder' in database ? `in the folder ${database.folder}` : `at ${new URL(database.url).host}`;

/** Of WASI, whose numbers the embedded database throws. */
const noSpace = 51;

function reason(error: unknown): string {
  if (error instanceof Error) return sentenceOf(causeOf(error));
  const isFull = typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpace;
  return isFull ? 'its disk is full' : sentenceOf(error);
}
