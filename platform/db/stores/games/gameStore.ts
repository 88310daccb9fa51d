import { and, countDistinct, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { progressOf, targetOf, unitsOfAll, type ChallengeType } from '../../../domain/challenges';
import { readOwnedBadges } from './actionStore';
import { readCatalog, type Game } from './catalogStore';
import type { PlayerChallenge } from './challengeStore';
import { readChallenges } from './challengeStore';
import type { Database } from '../../database';
import { rowReplacer } from '../../insertRows';
import { actionProgress, claims, ownedGames, transactions } from '../../schema';
import type { GamePlatform } from '../../../domain/games';

export type OwnedRow = typeof ownedGames.$inferSelect;

interface Count {
  owned: number;
  available: number;
}

export interface GameCounts {
  rewards: Count & { new: number };
  /** Units of the game's actions, classics and open specials. Weekly challenges repeat and are not counted. */
  units: Count;
  badges: Count;
  actions: Count;
  challengesCompleted: number;
  /** Banked ones out of the open ones. */
  weeklies: Count;
  classics: Count;
}

export const readGames = async (db: Database): Promise<readonly Game[]> => (await readCatalog(db)).games;

export async function findGame(db: Database, by: { spaceId: string } | { slug: string }): Promise<Game | undefined> {
  const games = await readGames(db);
  return games.find(({ slug, spaceId }) => ('slug' in by ? slug === by.slug : spaceId === by.spaceId.toLowerCase()));
}

/** What a player owns, newest session first: one row for each game and platform. */
export const readOwned = (db: Database, profileId: string): Promise<OwnedRow[]> =>
  db
    .select()
    .from(ownedGames)
    .where(eq(ownedGames.profileId, profileId))
    .orderBy(sql`${ownedGames.lastPlayedAt} desc nulls last`);

export async function own(
  db: Database,
  title: { profileId: string; spaceId: string; platform: GamePlatform },
  now: Date,
): Promise<void> {
  await db
    .insert(ownedGames)
    .values({ ...title, ownedSince: now })
    .onConflictDoNothing();
}

/** The statements that store how a player played games on platforms, for `writeTogether`. */
export const ownedWrites = rowReplacer(ownedGames);

/** A player's counts in any game, by its space. Owned never exceeds available. */
export async function readCounts(db: Database, profileId: string, now: Date): Promise<(spaceId: string) => GameCounts> {
  const catalog = await readCatalog(db);
  const claimed = await claimsBySpace(db, profileId);
  const completed = await completedActions(db, profileId);
  const earnedBadges = new Set(await readOwnedBadges(db, profileId));
  const [open, earnedIn] = [await readChallenges(db, profileId, now), await earnedBySpace(db, profileId)];
  const rewardsIn = inSpaces(catalog.rewards);
  const actionsIn = inSpaces(catalog.actions.map(({ action }) => action));
  const badgesIn = inSpaces(catalog.badges.map(({ badge }) => badge));
  return (spaceId) => {
    const [offered, actions, badges] = [rewardsIn(spaceId), actionsIn(spaceId), badgesIn(spaceId)];
    const openActions = actions.filter(({ actionId }) => !completed.has(actionId));
    const challenges = open.filter(({ run }) => run.spaceId === spaceId);
    const lasting = challenges.filter(({ run }) => run.type === 'special' || run.type === 'classic');
    const left = lasting.filter(({ player }) => !player.bankedAt).flatMap(({ run }) => run.thresholds);
    const earned = earnedIn.get(spaceId) ?? 0;
    return {
      rewards: {
        owned: claimed.get(spaceId) ?? 0,
        available: offered.length,
        new: offered.filter(({ isNew }) => isNew).length,
      },
      units: {
        owned: earned,
        available: earned + unitsOfAll(openActions) + unitsOfAll(left),
      },
      badges: {
        owned: badges.filter(({ badgeId }) => earnedBadges.has(badgeId)).length,
        available: badges.length,
      },
      actions: { owned: actions.length - openActions.length, available: actions.length },
      challengesCompleted: challenges.filter(({ run, player }) => isDone(run, player)).length,
      weeklies: bankedOf(challenges, 'weekly'),
      classics: bankedOf(challenges, 'classic'),
    };
  };
}

/** Items by their space, sorted once: a list of all games asks for each. */
function inSpaces<Item extends { spaceId: string }>(items: readonly Item[]): (spaceId: string) => readonly Item[] {
  const sorted = new Map<string, Item[]>();
  for (const item of items) {
    const found = sorted.get(item.spaceId);
    if (found) found.push(item);
    else sorted.set(item.spaceId, [item]);
  }
  return (spaceId) => sorted.get(spaceId) ?? [];
}

const isDone = (run: PlayerChallenge['run'], player: PlayerChallenge['player']) =>
  player.progress > 0 && progressOf(run, player) >= targetOf(run);

const bankedOf = (challenges: PlayerChallenge[], type: ChallengeType): Count => {
  const ofType = challenges.filter(({ run }) => run.type === type);
  return { owned: ofType.filter(({ player }) => player.bankedAt).length, available: ofType.length };
};

async function claimsBySpace(db: Database, profileId: string) {
  const rows = await db
    .select({ spaceId: claims.spaceId, owned: countDistinct(claims.rewardId) })
    .from(claims)
    .where(and(eq(claims.profileId, profileId), isNull(claims.refundedAt)))
    .groupBy(claims.spaceId);
  return new Map(rows.map(({ spaceId, owned }) => [spaceId, owned]));
}

async function completedActions(db: Database, profileId: string): Promise<Set<string>> {
  const isDone = and(eq(actionProgress.profileId, profileId), isNotNull(actionProgress.completedAt));
  const rows = await db.select({ actionId: actionProgress.actionId }).from(actionProgress).where(isDone);
  return new Set(rows.map(({ actionId }) => actionId));
}

async function earnedBySpace(db: Database, profileId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ spaceId: transactions.spaceId, units: sum(transactions.units).mapWith(Number) })
    .from(transactions)
    .where(and(eq(transactions.profileId, profileId), eq(transactions.kind, 'earned')))
    .groupBy(transactions.spaceId);
  return new Map(rows.map(({ spaceId, units }) => [spaceId, units]));
}
