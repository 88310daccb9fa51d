import { readOptions } from './options';
import { play } from './play';

/** `npm run play`: sends what a game would send while somebody plays it, and tells what it moved. */
async function main() {
  const told = await play(readOptions(process.argv.slice(2), process.env));
  process.stdout.write(`${told.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
