import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { GameplayEvent } from '../domain/gameplay';
import { creditsOf, movedAction, movedChallenge, movedStat, sessionEnded, tally, xpOfPlay } from '../domain/gameplay';
import { readActions, saveActions } from './actionStore';
import { addToCommunities, readOpenChallenges, saveProgress } from './challengeStore';
import type { Database } from './connect';
import { presenceLifeMs } from './friendStore';
import type { OwnedRow } from './gameStore';
import { readOwned } from './gameStore';
import type { LockedPlayer } from './playerStore';
import { countCompleted, giveXp } from './playerStore';
import { challengeCredits, ownedGames, playerStats, playEvents, presences, stats } from './schema';
import type { GamePlatform } from '../domain/games';

/** What a game sends at once. */
export interface PlayBatch {
  spaceId: string;
  /** Where it is played; the platform last played on where the game does not say. */
  platform: GamePlatform;
  gameSessionId: string | null;
  events: (GameplayEvent & { eventId?: string })[];
}

/**
 * Lets what happened in a game move the locked player's play time, stats, actions, challenges and XP. An event whose id
 * was seen before is left out, so that a game may send a batch again. The caller has opened the week (`ensureWeek`).
 */
export async function play(tx: Database, locked: LockedPlayer, batch: PlayBatch, now: Date): Promise<void> {
  const events = await keepNew(tx, locked.profileId, batch, now);
  if (events.length === 0) return;
  const happened = tally(events);
  const xpOfActions = await moveActions(tx, locked, batch.spaceId, happened, now);
  await moveChallenges(tx, locked.profileId, batch, { events, happened }, now);
  await moveStats(tx, locked.profileId, batch.spaceId, events, now);
  const xpOfTime = xpOfPlay(happened.get(sessionEnded) ?? 0);
  await giveXp(tx, locked.profileId, xpOfTime, now);
  await movePlayTime(tx, locked.profileId, batch, { events, xp: xpOfActions + xpOfTime }, now);
  await showPlaying(tx, locked.profileId, batch.spaceId, now);
}

/** A player's stats in a game, in their order; 0 where nothing was counted yet. */
export const readStats = (db: Database, profileId: string, spaceId: string) =>
  db
    .select({ stat: stats, value: playerStats.value, lastModified: playerStats.lastModified })
    .from(stats)
    .leftJoin(
      playerStats,
      and(
        eq(playerStats.profileId, profileId),
        eq(playerStats.spaceId, stats.spaceId),
        eq(playerStats.statName, stats.statName),
      ),
    )
    .where(eq(stats.spaceId, spaceId))
    .orderBy(stats.position);

/** An event that was not seen before. */
interface FreshEvent extends GameplayEvent {
  eventId: string;
}

async function keepNew(tx: Database, profileId: string, batch: PlayBatch, now: Date): Promise<FreshEvent[]> {
  if (batch.events.length === 0) return [];
  const { spaceId, platform, gameSessionId } = batch;
  return tx
    .insert(playEvents)
    .values(
      batch.events.map(({ eventId = randomUUID(), name, count }) => ({
        profileId,
        eventId,
        spaceId,
        name,
        count,
        platform,
        gameSessionId,
        receivedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ eventId: playEvents.eventId, name: playEvents.name, count: playEvents.count });
}

async function moveActions(
  tx: Database,
  locked: LockedPlayer,
  spaceId: string,
  happened: ReadonlyMap<string, number>,
  now: Date,
): Promise<number> {
  const moved = (await readActions(tx, locked.profileId, spaceId)).flatMap((row) => {
    const player = movedAction(row.action, row.player, happened, now);
    return player === row.player ? [] : [{ ...row, player }];
  });
  return saveActions(tx, locked, moved, now);
}

async function moveChallenges(
  tx: Database,
  profileId: string,
  { spaceId, platform }: PlayBatch,
  { events, happened }: { events: FreshEvent[]; happened: ReadonlyMap<string, number> },
  now: Date,
): Promise<void> {
  const moved = (await readOpenChallenges(tx, profileId, now, [spaceId])).flatMap(({ run, player: before }) => {
    const player = movedChallenge(run, before, { happened, platform }, now);
    return player === before ? [] : [{ run, player, count: player.progress - before.progress }];
  });
  if (moved.length === 0) return;
  await saveProgress(tx, profileId, moved);
  await countCompleted(tx, profileId, moved.filter(({ player }) => player.completedAt).length);
  const credits = moved.flatMap(({ run: { challengeId, event: name }, count }) =>
    creditsOf(
      events.filter((event) => event.name === name),
      count,
    ).flatMap(({ event: { eventId }, counted }) => (counted > 0 ? [{ profileId, challengeId, eventId, counted }] : [])),
  );
  if (credits.length > 0) await tx.insert(challengeCredits).values(credits);
  const communities = moved.filter(({ run }) => run.type === 'community');
  await addToCommunities(
    tx,
    communities.map(({ run: { challengeId }, count }) => ({ challengeId, count })),
  );
}

async function moveStats(
  tx: Database,
  profileId: string,
  spaceId: string,
  events: GameplayEvent[],
  now: Date,
): Promise<void> {
  const moved = (await readStats(tx, profileId, spaceId)).flatMap(({ stat, value }) => {
    const next = movedStat(stat, value ?? 0, events);
    return next === null ? [] : [{ profileId, spaceId, statName: stat.statName, value: next, lastModified: now }];
  });
  if (moved.length === 0) return;
  await tx
    .insert(playerStats)
    .values(moved)
    .onConflictDoUpdate({
      target: [playerStats.profileId, playerStats.spaceId, playerStats.statName],
      set: { value: sql`excluded.value`, lastModified: now },
    });
}

async function movePlayTime(
  tx: Database,
  profileId: string,
  { spaceId, platform }: PlayBatch,
  { events, xp }: { events: GameplayEvent[]; xp: number },
  now: Date,
): Promise<void> {
  const before = (await readOwned(tx, profileId, spaceId)).find((row) => row.platform === platform);
  const sessions = events.filter((event) => event.name === sessionEnded);
  const seconds = Math.round(sessions.reduce((sum, event) => sum + event.count, 0));
  const after: Omit<OwnedRow, 'profileId' | 'spaceId' | 'platform'> = {
    ownedSince: before?.ownedSince ?? now,
    firstPlayedAt: before?.firstPlayedAt ?? now,
    lastPlayedAt: now,
    secondsPlayed: (before?.secondsPlayed ?? 0) + seconds,
    lastSessionSeconds: Math.round(sessions.at(-1)?.count ?? before?.lastSessionSeconds ?? 0),
    sessionsPlayed: (before?.sessionsPlayed ?? 0) + sessions.length,
    daysPlayed: (before?.daysPlayed ?? 0) + (isSameDay(before?.lastPlayedAt ?? null, now) ? 0 : 1),
    xp: (before?.xp ?? 0) + xp,
  };
  await tx
    .insert(ownedGames)
    .values({ ...after, profileId, spaceId, platform })
    .onConflictDoUpdate({ target: [ownedGames.profileId, ownedGames.spaceId, ownedGames.platform], set: after });
}

async function showPlaying(tx: Database, profileId: string, spaceId: string, now: Date): Promise<void> {
  const stillPlaying = new Date(now.getTime() - presenceLifeMs);
  const playing = { status: 'online', spaceId, playedAt: now, lastSeenAt: now } as const;
  await tx
    .insert(presences)
    .values({ ...playing, profileId, since: now })
    .onConflictDoUpdate({
      target: presences.profileId,
      set: {
        ...playing,
        heldMinutes: null,
        since: sql`case when ${presences.spaceId} = ${spaceId} and ${presences.playedAt} >= ${stillPlaying.toISOString()}::timestamptz then ${presences.since} else ${now.toISOString()}::timestamptz end`,
      },
    });
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
