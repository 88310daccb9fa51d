import { servePlatform } from './serve';
import { readSettings } from './settings';
import { logError } from './support/logError';

/** Serves the platform until SIGINT or SIGTERM. */
async function main() {
  // Instead of Node's own report, which repeats what was sent.
  process.once('uncaughtException', (error) => {
    logError(error, 'process');
    process.exit(1);
  });
  const serving = await servePlatform(readSettings(process.env));
  process.stdout.write(`The platform answers at ${serving.url}\n`);
  const close = () => {
    process.once('SIGINT', () => process.exit(1));
    void serving.close().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

function fail(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
