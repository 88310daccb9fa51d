import { eq } from 'drizzle-orm';
import { ids } from '../../../content/ids';
import { seedSample } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';
import type { Database } from '../../database';
import { actions, challenges, clubRules, rewards, ruleChanges } from '../../schema';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());
beforeEach(() => club.platform.db.delete(ruleChanges));

const maskId = ids.reward('moongate', 'ferrymans-mask');
const actionId = ids.action('moongate', 'unseen');
const challengeId = ids.challenge('moongate', 'the-ferryman-is-owed');

const noted = async (db: Database) =>
  (await db.select().from(ruleChanges)).map(({ rule, subjectId, before, after }) => [rule, subjectId, before, after]);

const changeMask = (db: Database, values: Partial<typeof rewards.$inferInsert>) =>
  db.update(rewards).set(values).where(eq(rewards.rewardId, maskId));

it.each<[string, (db: Database) => Promise<unknown>, unknown[]]>([
  ['a price', (db) => changeMask(db, { value: 130 }), ['price', maskId, 150, 130]],
  ['a limit that ends', (db) => changeMask(db, { quantityLimit: null }), ['claimLimit', maskId, 1, null]],
  [
    'the Units of an action',
    (db) => db.update(actions).set({ units: 99 }).where(eq(actions.actionId, actionId)),
    ['actionUnits', actionId, expect.any(Number), 99],
  ],
  [
    'the Units of a challenge',
    (db) =>
      db
        .update(challenges)
        .set({ thresholds: [{ value: 2, units: 70, xp: 1 }] })
        .where(eq(challenges.definitionId, challengeId)),
    ['challengeUnits', challengeId, 60, 70],
  ],
  [
    'a rule of the club',
    (db) => db.update(clubRules).set({ value: 4 }).where(eq(clubRules.rule, 'giftsPerDay')),
    ['giftsPerDay', null, 3, 4],
  ],
])('%s is noted by whatever changes it, in the same transaction', async (_what, change, row) => {
  const { db } = club.platform;
  await expect(
    db.transaction(async (tx) => {
      await change(tx);
      expect(await noted(tx)).toEqual([row]);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await noted(db)).toEqual([]);
});

it('what stays the same is no change', async () => {
  const { db } = club.platform;
  await changeMask(db, { value: 150, name: 'Mask of the ferryman', quantityLimit: 1 });
  await db
    .update(challenges)
    .set({ thresholds: [{ value: 9, units: 60, xp: 1 }] })
    .where(eq(challenges.definitionId, challengeId));
  expect(await noted(db)).toEqual([]);
});
