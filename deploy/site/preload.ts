import { readEnvironment } from '../../services/http/environment';
import { prepareServer } from './prepareServer';

/** `next start` loads this before its server, with `--require` (deploy/local/processes.ts). */
prepareServer(readEnvironment(process.env)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
