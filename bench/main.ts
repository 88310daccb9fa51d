import { platformRows } from './platform';
import { siteRows } from './site';
import { tableOf } from './table';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** `npm run bench`: measures separate copies of the club and prints ratios, which are the same on slow and fast machines. */
async function main(): Promise<void> {
  const rows = [...(await siteRows()), ...(await platformRows(print))];
  print(`\n${tableOf(rows)}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
