import { platformRows } from './platform';
import { siteRows } from './site';
import { tableOf } from './table';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** `npm run bench`: measures copies of the club of its own, and prints ratios, which hold where seconds do not. */
async function main(): Promise<void> {
  const rows = [...(await siteRows()), ...(await platformRows(say))];
  say(`\n${tableOf(rows)}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
