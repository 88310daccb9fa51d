import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { openEmbedded, type Connection } from './connect';
import type { Database } from './database';

let connection: Connection;

beforeAll(async () => {
  connection = await openEmbedded(await PGlite.create());
});
afterAll(async () => connection.close());

const statements = 10;

async function runStatements(db: Pick<Database, 'execute'>): Promise<void> {
  for (let count = 0; count < statements; count += 1) await db.execute(sql`select ${count}::int`);
}

it.each([
  ['statements', () => runStatements(connection.db)],
  ['those of a transaction', () => connection.db.transaction(runStatements)],
])('lets others in between %s of the embedded database', async (_, run) => {
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  await run();
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(statements);
});
