import { eq, sql } from 'drizzle-orm';
import { onPostgres } from '../testing/databases';
import { startUpMs } from '../testing/startPlatform';
import { connect } from './connect';
import { facts } from './schema';

jest.setTimeout(startUpMs);

onPostgres((database) => {
  it('a connection prepares a statement with parameters at its first run, and uses it again', async () => {
    const { db, close } = await connect(await database.empty());
    const result = await db.transaction(async (tx) => {
      for (const key of ['one', 'two']) await tx.select().from(facts).where(eq(facts.key, key));
      return tx.execute(
        sql.raw(
          `select statement, generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"facts"%'`,
        ),
      );
    });
    expect(result).toMatchObject({
      rows: [{ statement: expect.stringContaining('"facts"."key" = $1') as unknown, runs: '2' }],
    });
    await close();
  });
});
