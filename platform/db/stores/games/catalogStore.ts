import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { GamePlatform } from '../../../domain/games';
import { sessionEnded, sessionStarted } from '../../../domain/gameplay';
import { countCatalogRead } from '../../../support/clubMetrics';
import type { Database } from '../../database';
import { actions, badges, challenges, facts, gamePlatforms, games, rewards, starPlayers, stats } from '../../schema';

export type Game = typeof games.$inferSelect & {
  platforms: { platform: GamePlatform; applicationId: string }[];
  /** How many stats the game keeps; without any it has no stats support. */
  statsCount: number;
};

/** A reward row joined with its game's slug, title and first platform. */
export type RewardRow = typeof rewards.$inferSelect & {
  gameSlug: string;
  gameTitle: string;
  gamePlatform: GamePlatform;
  /** How often the action that unlocks it is to be done; null where none does. */
  lockTarget: number | null;
};

/** What is the same for every player, each list in the publisher's order. */
export interface Catalog {
  games: readonly Game[];
  /** Games on one platform: what the publisher calls applications. */
  applications: readonly { applicationId: string; platform: GamePlatform; game: Game }[];
  rewards: readonly RewardRow[];
  /** Actions with the badge that each gives, if any. */
  actions: readonly { action: typeof actions.$inferSelect & { gameSlug: string }; badgeId: string | null }[];
  badges: readonly { badge: typeof badges.$inferSelect; gameSlug: string; gameTitle: string }[];
  challenges: ReadonlyMap<string, typeof challenges.$inferSelect & { gameSlug: string; gameTitle: string }>;
  stats: readonly (typeof stats.$inferSelect)[];
  starPlayers: readonly { player: typeof starPlayers.$inferSelect; gameSlug: string; gameTitle: string }[];
}

/** The key in `facts` of the version, which the database itself raises with each change of the catalog's tables. */
const versionKey = 'catalog.version';

/** How long a version counts as checked where the database announces no change: PGlite, and lost connections. */
const checkedForMs = 1000;

interface Held {
  version: string;
  catalog: Catalog;
}

interface Check {
  startedAt: number;
  held: Promise<Held>;
}

const checks = new WeakMap<Database, Check>();

/**
 * The catalog, in memory. Its version is read again once the database announces a change, and after a second; the rows only
 * where the version has changed. Not for use in a transaction: it may open one of its own.
 */
export async function readCatalog(db: Database): Promise<Catalog> {
  const last = checks.get(db);
  const now = performance.now();
  const isChecked = last !== undefined && now - last.startedAt < checkedForMs;
  countCatalogRead(isChecked ? 'hit' : 'miss');
  if (isChecked) return (await last.held).catalog;
  const held = checkVersion(db, last);
  checks.set(db, { startedAt: now, held });
  // A call that failed leaves nothing behind that later calls would repeat.
  held.catch(() => checks.delete(db));
  return (await held).catalog;
}

/** Notes that the database has announced a change of the catalog: the next call reads its version again. */
export function noteCatalogChange(db: Database): void {
  const check = checks.get(db);
  if (check) check.startedAt = -Infinity;
}

/** Events of play that every game may send. */
const commonEvents = [sessionStarted, sessionEnded];

const eventsIn = (counting: readonly { spaceId: string; event: string }[], spaceId: string) =>
  counting.filter((one) => one.spaceId === spaceId).map(({ event }) => event);

/** The names of the events that a game's actions and challenges count. */
export const rewardedEvents = ({ actions, challenges }: Catalog, spaceId: string): string[] =>
  eventsIn([...actions.map(({ action }) => action), ...challenges.values()], spaceId);

/** The names of the events that a game declares: those that its stats, actions and challenges count, and the common ones. */
export const declaredEvents = (catalog: Catalog, spaceId: string): ReadonlySet<string> =>
  new Set([...commonEvents, ...eventsIn(catalog.stats, spaceId), ...rewardedEvents(catalog, spaceId)]);

async function checkVersion(db: Database, last: Check | undefined): Promise<Held> {
  const before = await last?.held;
  return before && before.version === (await readVersion(db)) ? before : load(db);
}

async function readVersion(db: Database): Promise<string> {
  const [fact] = await db.select({ value: facts.value }).from(facts).where(eq(facts.key, versionKey));
  return fact?.value ?? '';
}

/** Reads one state of all tables, with its version. */
const load = (db: Database): Promise<Held> =>
  db.transaction(
    async (tx) => {
      const version = await readVersion(tx);
      const allPlatforms = await tx.select().from(gamePlatforms).orderBy(asc(gamePlatforms.position));
      const allStats = await tx.select().from(stats).orderBy(asc(stats.position));
      const allGames = (await tx.select().from(games).orderBy(asc(games.position))).map((game) => ({
        ...game,
        statsCount: allStats.filter(({ spaceId }) => spaceId === game.spaceId).length,
        platforms: allPlatforms.flatMap(({ spaceId, platform, applicationId }) =>
          spaceId === game.spaceId ? [{ platform, applicationId }] : [],
        ),
      }));
      const catalog: Catalog = {
        games: allGames,
        applications: allGames.flatMap((game) => game.platforms.map((one) => ({ ...one, game }))),
        rewards: await readRewardRows(tx),
        actions: await readActionRows(tx),
        badges: await readBadgeRows(tx),
        challenges: new Map((await readChallengeRows(tx)).map((row) => [row.definitionId, row])),
        stats: allStats,
        starPlayers: await readStarPlayerRows(tx),
      };
      return { version, catalog };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const gameNames = { gameSlug: games.slug, gameTitle: games.title };

/** Rewards by position, all by default. */
export const readRewardRows = (tx: Database, wanted?: SQL): Promise<RewardRow[]> =>
  tx
    .select({
      ...getTableColumns(rewards),
      ...gameNames,
      gamePlatform: gamePlatforms.platform,
      lockTarget: actions.target,
    })
    .from(rewards)
    .leftJoin(actions, eq(actions.actionId, rewards.lockActionId))
    .innerJoin(games, eq(games.spaceId, rewards.spaceId))
    .innerJoin(gamePlatforms, and(eq(gamePlatforms.spaceId, rewards.spaceId), eq(gamePlatforms.position, 0)))
    .where(wanted)
    .orderBy(asc(games.position), asc(rewards.position));

async function readActionRows(tx: Database) {
  const rows = await tx
    .select({ action: actions, gameSlug: games.slug, badgeId: badges.badgeId })
    .from(actions)
    .innerJoin(games, eq(games.spaceId, actions.spaceId))
    .leftJoin(badges, eq(badges.actionId, actions.actionId))
    .orderBy(asc(games.position), asc(actions.position));
  return rows.map(({ action, gameSlug, badgeId }) => ({ action: { ...action, gameSlug }, badgeId }));
}

const readBadgeRows = (tx: Database) =>
  tx
    .select({ badge: badges, ...gameNames })
    .from(badges)
    .innerJoin(games, eq(games.spaceId, badges.spaceId))
    .orderBy(asc(games.position), asc(badges.position));

const readChallengeRows = (tx: Database) =>
  tx
    .select({ ...getTableColumns(challenges), ...gameNames })
    .from(challenges)
    .innerJoin(games, eq(games.spaceId, challenges.spaceId));

const readStarPlayerRows = (tx: Database) =>
  tx
    .select({ player: starPlayers, ...gameNames })
    .from(starPlayers)
    .innerJoin(games, eq(games.spaceId, starPlayers.spaceId))
    .orderBy(asc(starPlayers.position));
