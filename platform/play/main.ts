import { playLoad } from './load';
import { readOptions } from './options';
import { play } from './play';
import { sentenceOf } from '../support/errorCause';

const log = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run play`: sends the events of one player's game, or of many virtual users, and prints what changed. */
async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const lines = 'one' in options ? await play(options.one) : await playLoad(options.load, { log, signal: stopped() });
  lines.forEach(log);
}

/** Aborts a load run at Ctrl-C; a second Ctrl-C ends the process as usual. */
function stopped(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
