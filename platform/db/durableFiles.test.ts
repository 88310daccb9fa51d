import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from '../testing/databaseTemplate';
import { startUpMs } from '../testing/startPlatform';
import { connect } from './connect';
import { facts } from './schema';

jest.setTimeout(startUpMs);

const folder = mkdtempSync(join(tmpdir(), 'club-durable-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a commit of an embedded database waits until it is on the disk, and a read does not', async () => {
  const { db, close } = await connect({ folder: copyTemplate(folder) });
  const flush = jest.spyOn(fs, 'fsyncSync');
  const flushesOf = async (work: () => Promise<unknown>) => {
    const before = flush.mock.calls.length;
    await work();
    return flush.mock.calls.length - before;
  };
  await db.select().from(facts);
  expect(await flushesOf(() => db.select().from(facts))).toBe(0);
  expect(await flushesOf(() => db.insert(facts).values({ key: 'one', value: '' }))).toBeGreaterThan(0);
  const inTransaction = () => db.transaction(async (tx) => tx.insert(facts).values({ key: 'two', value: '' }));
  expect(await flushesOf(inTransaction)).toBeGreaterThan(0);
  await close();
});
