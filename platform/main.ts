import { servePlatform } from './serve';
import { readSettings } from './settings';

/** Serves the platform until SIGINT or SIGTERM. */
async function main() {
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
