import { playLoad } from './load';
import { readOptions } from './options';
import { play } from './play';
import { print, runCommand } from '../support/runCommand';

/** `npm run play`: sends the events of one player's game, or of many virtual users, and prints what changed. */
async function main(): Promise<string[]> {
  const options = readOptions(process.argv.slice(2), process.env);
  return 'one' in options ? play(options.one) : playLoad(options.load, { log: print, signal: stopped() });
}

/** Aborts a load run at Ctrl-C; a second Ctrl-C ends the process as usual. */
function stopped(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

void runCommand(main);
