import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { readOptions } from './options';
import { giveRefund } from './refund';

/** `npm run refund`: refunds one spending of a player. */
async function main() {
  const lines = await giveRefund(readOptions(process.argv.slice(2)), readSettings(process.env), systemClock);
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
