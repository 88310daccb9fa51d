import { servePlatform } from './serve';
import { readSettings } from './settings';
import { errorLogger } from './support/logError';
import { createLogger, logWarnings } from './support/logger';
import { sentenceOf } from './support/errorCause';

/** Serves the platform until SIGINT or SIGTERM. */
async function main() {
  const settings = readSettings(process.env);
  const log = createLogger('platform', settings.logLevel);
  const logError = errorLogger(log);
  logWarnings(log);
  // Instead of Node's own report, which repeats what was sent.
  process.once('uncaughtException', (error) => {
    logError(error, 'process');
    process.exit(1);
  });
  const serving = await servePlatform(settings);
  log.info({ message: `The platform answers at ${serving.url}` });
  let isClosing = false;
  const close = (delayMs = 0) => {
    // Ctrl-C reaches the platform from the terminal, and SIGTERM from the command that started it.
    if (isClosing) return;
    isClosing = true;
    process.once('SIGINT', () => process.exit(1));
    void serving.close(delayMs).then(() => process.exit(0), fail);
  };
  process.once('SIGINT', () => close());
  // A load balancer sends calls until it sees that `/ready` fails; a person at a terminal does not wait for one.
  process.once('SIGTERM', () => close(settings.stopDelayMs));
}

function fail(error: unknown) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

main().catch(fail);
