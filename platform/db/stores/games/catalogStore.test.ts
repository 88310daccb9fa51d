import { sampleContent } from '../../../testing/sampleContent';
import { onEveryDatabase } from '../../../testing/databases';
import { connect } from '../../connect';
import { rewards } from '../../schema';
import { seedDatabase } from '../../seed/seedDatabase';
import { readCatalog } from './catalogStore';
import type { Database } from '../../database';

jest.setTimeout(60_000);

const pricesIn = async (db: Database) => (await readCatalog(db)).rewards.map(({ value }) => value);

/** Reads until the prices differ from those before; a test that waits forever fails by its time limit. */
async function pricesAfter(db: Database, before: readonly number[]): Promise<number[]> {
  for (;;) {
    const prices = await pricesIn(db);
    if (prices.join() !== before.join()) return prices;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

onEveryDatabase((database) => {
  it('given a catalog in memory, when a price changes, then the next read has the new price', async () => {
    const connection = await connect(await database.fresh(), (db) => seedDatabase(db, sampleContent, new Date()));
    const { db } = connection;
    const before = await pricesIn(db);
    expect(await readCatalog(db)).toBe(await readCatalog(db));
    await db.update(rewards).set({ value: 7 });
    expect(new Set(await pricesAfter(db, before))).toEqual(new Set([7]));
    await connection.close();
  });

  it('given a change that is rolled back, then nothing changes', async () => {
    const connection = await connect(await database.fresh(), (db) => seedDatabase(db, sampleContent, new Date()));
    const { db } = connection;
    const before = await readCatalog(db);
    const attempt = db.transaction(async (tx) => {
      await tx.update(rewards).set({ value: 7 });
      throw new Error('No.');
    });
    await expect(attempt).rejects.toThrow('No.');
    expect(await readCatalog(db)).toBe(before);
    await connection.close();
  });

  if (database.name === 'PostgreSQL')
    it('given two platforms, when one changes a price, then the other has it', async () => {
      const place = await database.fresh();
      const seed = (db: Database) => seedDatabase(db, sampleContent, new Date());
      const [one, other] = [await connect(place, seed), await connect(place)];
      const before = await pricesIn(other.db);
      await one.db.update(rewards).set({ value: 9 });
      expect(new Set(await pricesAfter(other.db, before))).toEqual(new Set([9]));
      await Promise.all([one.close(), other.close()]);
    });
});
