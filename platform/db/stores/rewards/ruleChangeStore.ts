import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { ruleChanges } from '../../schema';
import type { Page } from '../../slices';
import { readCatalog, type Catalog } from '../games/catalogStore';

type RuleChangeRow = typeof ruleChanges.$inferSelect;

/** The reward, action or challenge whose rule changed, by its name. */
interface Subject {
  name: string;
  gameTitle: string;
}

const newestFirst = [desc(ruleChanges.changedAt), desc(ruleChanges.changeId)];

/** A page of all changes of rules, newest first, and whether there are older ones. A change of the whole club has no subject. */
export async function readRuleChanges(
  db: Database,
  { offset, limit }: Page,
): Promise<{ hasMore: boolean; changes: { change: RuleChangeRow; subject: Subject | null }[] }> {
  const subjects = subjectsIn(await readCatalog(db));
  const rows = await db
    .select()
    .from(ruleChanges)
    .orderBy(...newestFirst)
    .limit(limit + 1)
    .offset(offset);
  return {
    hasMore: rows.length > limit,
    changes: rows.slice(0, limit).map((change) => ({ change, subject: subjects.get(change.subjectId ?? '') ?? null })),
  };
}

/** More than a page shows. */
const mostPrices = 50;

/** The latest changes of a reward's price, newest first. */
export async function readPriceChanges(db: Database, rewardId: string) {
  const rows = await db
    .select()
    .from(ruleChanges)
    .where(and(eq(ruleChanges.subjectId, rewardId), eq(ruleChanges.rule, 'price')))
    .orderBy(...newestFirst)
    .limit(mostPrices);
  // Every reward has a price, before and after.
  return rows.flatMap(({ changedAt, before, after }) =>
    before === null || after === null ? [] : [{ changedAt, before, after }],
  );
}

function subjectsIn({ games, rewards, actions, challenges }: Catalog): ReadonlyMap<string, Subject> {
  const titles = new Map(games.map(({ spaceId, title }) => [spaceId, title]));
  const titled = ({ name, spaceId }: { name: string; spaceId: string }) => ({
    name,
    gameTitle: titles.get(spaceId) ?? '',
  });
  return new Map([
    ...rewards.map((reward) => [reward.rewardId, titled(reward)] as const),
    ...actions.map(({ action }) => [action.actionId, titled(action)] as const),
    ...[...challenges.values()].map((challenge) => [challenge.definitionId, titled(challenge)] as const),
  ]);
}
