import type { Database } from '../../db/connect';
import { readActions } from '../../db/stores/games/actionStore';
import {
  addChallengeCredits,
  addToCommunities,
  ensureWeek,
  readOpenChallenges,
  saveProgress,
} from '../../db/stores/games/challengeStore';
import { maxInteger } from '../../db/integers';
import { readOwned, readPlatforms, saveOwned } from '../../db/stores/games/gameStore';
import { addNewEvents, type EventBatch, type StoredEvent } from '../../db/stores/games/playEventStore';
import { readStats, saveStats } from '../../db/stores/games/statStore';
import { changePlayer, countCompleted, giveXp, type LockedPlayer } from '../../db/stores/players/playerStore';
import { setPlaying } from '../../db/stores/players/presenceStore';
import {
  creditsOf,
  movedAction,
  movedChallenge,
  movedStat,
  plausible,
  sessionEnded,
  tally,
  xpOfPlay,
  type GameplayEvent,
} from '../../domain/gameplay';
import { Rejection } from '../Rejection';
import { advanceActions } from './completeActions';

/** What a game sends at once. */
export interface EventsRequest extends Omit<EventBatch, 'platform'> {
  profileId: string;
  /** The platform last played on where the game names none that it runs on. */
  platform: string | undefined;
}

/**
 * Records a game's events: they advance play time, stats, actions, challenges and XP. An event id counts once, so a game
 * may send a batch again. Throws `Rejection` where the space has no game.
 */
export async function recordEvents(db: Database, request: EventsRequest, now: Date): Promise<void> {
  const { profileId } = request;
  const spaceId = request.spaceId.toLowerCase();
  const platforms = await readPlatforms(db, spaceId);
  const [first] = platforms;
  if (!first) throw new Rejection('notFound', { moreInfo: `There is no game in the space ${request.spaceId}.` });
  const named = platforms.find((one) => one === request.platform?.toUpperCase());
  const platform = named ?? (await readOwned(db, profileId, spaceId))[0]?.platform ?? first;
  await ensureWeek(db, now);
  await changePlayer(db, profileId, (tx, locked) => applyEvents(tx, locked, { ...request, spaceId, platform }, now));
}

async function applyEvents(tx: Database, locked: LockedPlayer, batch: EventBatch, now: Date): Promise<void> {
  const { profileId } = locked;
  const events = (await addNewEvents(tx, profileId, batch, now)).map(plausible);
  if (events.length === 0) return;
  const counts = tally(events);
  const xpOfActions = await moveActions(tx, locked, batch.spaceId, counts, now);
  await moveChallenges(tx, profileId, batch, events, now);
  await moveStats(tx, profileId, batch.spaceId, events, now);
  const xpOfTime = xpOfPlay(counts.get(sessionEnded) ?? 0);
  await giveXp(tx, profileId, xpOfTime, now);
  await addPlayTime(tx, profileId, batch, { events, xp: xpOfActions + xpOfTime }, now);
  await setPlaying(tx, profileId, batch.spaceId, now);
}

async function moveActions(
  tx: Database,
  locked: LockedPlayer,
  spaceId: string,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Promise<number> {
  const moved = (await readActions(tx, locked.profileId, spaceId)).flatMap((row) => {
    const player = movedAction(row.action, row.player, counts, now);
    return player === row.player ? [] : [{ ...row, player }];
  });
  return advanceActions(tx, locked, moved, now);
}

async function moveChallenges(
  tx: Database,
  profileId: string,
  { spaceId, platform }: EventBatch,
  events: StoredEvent[],
  now: Date,
): Promise<void> {
  const happened = tally(events);
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
  await addChallengeCredits(tx, credits);
  await addToCommunities(
    tx,
    moved.flatMap(({ run: { type, challengeId }, count }) => (type === 'community' ? [{ challengeId, count }] : [])),
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
  await saveStats(tx, moved, now);
}

async function addPlayTime(
  tx: Database,
  profileId: string,
  { spaceId, platform }: EventBatch,
  { events, xp }: { events: GameplayEvent[]; xp: number },
  now: Date,
): Promise<void> {
  const before = (await readOwned(tx, profileId, spaceId)).find((row) => row.platform === platform);
  const sessions = events.filter((event) => event.name === sessionEnded);
  const seconds = Math.round(sessions.reduce((sum, event) => sum + event.count, 0));
  await saveOwned(tx, {
    profileId,
    spaceId,
    platform,
    ownedSince: before?.ownedSince ?? now,
    firstPlayedAt: before?.firstPlayedAt ?? now,
    lastPlayedAt: now,
    secondsPlayed: Math.min((before?.secondsPlayed ?? 0) + seconds, maxInteger),
    lastSessionSeconds: Math.round(sessions.at(-1)?.count ?? before?.lastSessionSeconds ?? 0),
    sessionsPlayed: (before?.sessionsPlayed ?? 0) + sessions.length,
    daysPlayed: (before?.daysPlayed ?? 0) + (isSameDay(before?.lastPlayedAt ?? null, now) ? 0 : 1),
    xp: Math.min((before?.xp ?? 0) + xp, maxInteger),
  });
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
