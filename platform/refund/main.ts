import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { readOptions } from './options';
import { giveRefund } from './refund';

/** `npm run refund`: an operator gives a player the Units of one spending back. */
async function main() {
  const summary = await giveRefund(readOptions(process.argv.slice(2)), readSettings(process.env), systemClock);
  process.stdout.write(`${summary.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
