import { randomUUID } from 'node:crypto';
import { content } from '../platform/content/content';
import { connect } from '../platform/db/connect';
import { rewards } from '../platform/db/schema';
import { seedDatabase } from '../platform/db/seed/seedDatabase';
import type { KeptPlace } from '../platform/testing/databases';

/** A statement has at most 65,535 values. */
const rowsAtOnce = 1000;

/** Seeds a database, and copies its rewards under other names until there are `count` of them. */
export async function addRewards(place: KeptPlace, count: number): Promise<void> {
  const { db, close } = await connect(place, (empty) => seedDatabase(empty, content, new Date()));
  try {
    const seeded = await db.select().from(rewards);
    const copies = Array.from({ length: Math.ceil(count / seeded.length) }, (_, copy) =>
      seeded.map((row) => ({
        ...row,
        rewardId: randomUUID(),
        key: `${row.key}-copy-${copy}`,
        name: `${row.name} ${copy + 2}`,
      })),
    ).flat();
    const added = copies.slice(0, Math.max(0, count - seeded.length));
    for (let start = 0; start < added.length; start += rowsAtOnce)
      await db.insert(rewards).values(added.slice(start, start + rowsAtOnce));
  } finally {
    await close();
  }
}
