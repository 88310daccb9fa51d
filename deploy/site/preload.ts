import { readEnvironment } from '../../services/http/environment';
import { prepareServer } from './prepareServer';
import { sentenceOf } from '../../platform/support/errorCause';

/** `next start` loads this before its server, with `--require` (deploy/local/processes.ts). */
prepareServer(readEnvironment(process.env)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
