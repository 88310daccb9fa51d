import { playInCrowd } from './load';
import { readOptions } from './options';
import { play } from './play';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run play`: sends what a game would send while somebody plays it, or many do, and tells what it moved. */
async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const told =
    'one' in options ? await play(options.one) : await playInCrowd(options.crowd, { say, signal: stopped() });
  told.forEach(say);
}

/** Ends a crowd at Ctrl-C; a second one ends the process as usual. */
function stopped(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
