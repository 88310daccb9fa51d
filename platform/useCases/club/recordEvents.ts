import type { Database } from '../../db/connect';
import { readActions, readRewardedEvents, type PlayerAction } from '../../db/stores/games/actionStore';
import {
  addChallengeCredits,
  addToCommunities,
  ensureWeek,
  readOpenChallenges,
  saveProgress,
  type PlayerChallenge,
} from '../../db/stores/games/challengeStore';
import { maxInteger } from '../../db/integers';
import { readOwned, saveOwned } from '../../db/stores/games/gameStore';
import { addNewEvents, type EventBatch, type StoredEvent } from '../../db/stores/games/playEventStore';
import { holdEvents, readRecentPlay, readUnitsReached } from '../../db/stores/games/quarantineStore';
import { readStats, saveStats } from '../../db/stores/games/statStore';
import { changePlayer, countCompleted, giveXp, type LockedPlayer } from '../../db/stores/players/playerStore';
import { setPlaying } from '../../db/stores/players/presenceStore';
import { unitsOfAll } from '../../domain/challenges';
import {
  creditsOf,
  movedAction,
  movedChallenge,
  movedStat,
  sessionEnded,
  tally,
  xpOfPlay,
  type GameplayEvent,
} from '../../domain/gameplay';
import { playLimits, reviewEvents, type HoldReason } from '../../domain/plausibility';
import { advanceActions } from './completeActions';
import { requireGame, type Reporter } from './requireGame';

/** What a game sends at once. */
export interface EventsRequest extends Omit<EventBatch, 'platform'> {
  profileId: string;
  /** The platform last played on where the game names none that it runs on. */
  platform: string | undefined;
  reporter: Reporter;
}

/** Where events were played. */
type Place = Pick<EventBatch, 'spaceId' | 'platform'>;

/**
 * Records a game's events: they advance play time, stats, actions, challenges and XP. An event id counts once, so a game
 * may send a batch again. Events that one player cannot have played go to the quarantine; returns the reason of each.
 * Throws `Rejection` where the reporter may not report them (`requireGame`).
 */
export async function recordEvents(db: Database, request: EventsRequest, now: Date): Promise<HoldReason[]> {
  const { profileId, reporter, events } = request;
  const spaceId = request.spaceId.toLowerCase();
  const rewarded = reporter.isSigned ? [] : [sessionEnded, ...(await readRewardedEvents(db, spaceId))];
  const isRewarded = events.some(({ name }) => rewarded.includes(name));
  const platforms = (await requireGame(db, spaceId, reporter, isRewarded)).map((application) => application.platform);
  const named = platforms.find((one) => one === request.platform?.toUpperCase());
  const platform = named ?? (await readOwned(db, profileId, spaceId))[0]?.platform ?? platforms[0];
  if (!platform) throw new Error(`The game of the space ${spaceId} runs on no platform.`);
  await ensureWeek(db, now);
  return changePlayer(db, profileId, (tx, locked) =>
    countPlausible(tx, locked, { ...request, spaceId, platform }, now),
  );
}

/** Counts the events of a batch that one player can have played, and holds the others back. */
async function countPlausible(tx: Database, locked: LockedPlayer, batch: EventBatch, now: Date): Promise<HoldReason[]> {
  const { profileId } = locked;
  const recent = await readRecentPlay(tx, profileId, batch.spaceId, now);
  const added = await addNewEvents(tx, profileId, batch, now);
  if (added.length === 0) return [];
  const { counting, held } = reviewEvents(added, recent);
  const moves = await readMoves(tx, profileId, batch, counting, now);
  const excess = await eventsAboveUnits(tx, profileId, batch.spaceId, { events: counting, moves }, now);
  if (excess.length === 0) await saveMoves(tx, locked, batch, { events: counting, moves }, now);
  else {
    const rest = counting.filter((event) => !excess.includes(event));
    await countEvents(tx, locked, batch, rest, now);
  }
  const all = [...held, ...excess.map((event) => ({ event, reason: 'units' as const }))];
  await holdEvents(tx, profileId, all);
  await setPlaying(tx, profileId, batch.spaceId, now);
  return all.map(({ reason }) => reason);
}

/** The events that complete more than a player can complete in a day; empty where they stay within the limit. */
async function eventsAboveUnits(
  tx: Database,
  profileId: string,
  spaceId: string,
  { events, moves: { actions, challenges } }: Counted,
  now: Date,
): Promise<StoredEvent[]> {
  const completed = [
    ...actions.filter(({ player }) => player.completedAt).map(({ action: { event, units } }) => ({ event, units })),
    ...challenges
      .filter(({ player }) => player.completedAt)
      .map(({ run }) => ({ event: run.event, units: unitsOfAll(run.thresholds) })),
  ];
  if (completed.length === 0) return [];
  const units = completed.reduce((sum, one) => sum + one.units, 0);
  if ((await readUnitsReached(tx, profileId, spaceId, now)) + units <= playLimits.unitsADay) return [];
  return events.filter(({ name }) => completed.some(({ event }) => event === name));
}

/** What a player's new events change, as of the instant at which the platform received them. */
export async function countEvents(
  tx: Database,
  locked: LockedPlayer,
  place: Place,
  events: readonly StoredEvent[],
  at: Date,
): Promise<void> {
  const moves = await readMoves(tx, locked.profileId, place, events, at);
  await saveMoves(tx, locked, place, { events, moves }, at);
}

async function saveMoves(
  tx: Database,
  locked: LockedPlayer,
  place: Place,
  { events, moves: { actions, challenges } }: Counted,
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const { profileId } = locked;
  const xpOfActions = await advanceActions(tx, locked, actions, at);
  await saveChallenges(tx, profileId, challenges, events);
  await moveStats(tx, profileId, place.spaceId, events, at);
  const xpOfTime = xpOfPlay(tally(events).get(sessionEnded) ?? 0);
  await giveXp(tx, profileId, xpOfTime, at);
  await addPlayTime(tx, profileId, place, { events, xp: xpOfActions + xpOfTime }, at);
}

type MovedChallenge = PlayerChallenge & { count: number };

/** The actions and challenges that events move. */
interface Moves {
  actions: PlayerAction[];
  challenges: MovedChallenge[];
}

interface Counted {
  events: readonly StoredEvent[];
  moves: Moves;
}

async function readMoves(
  tx: Database,
  profileId: string,
  { spaceId, platform }: Place,
  events: readonly GameplayEvent[],
  at: Date,
): Promise<Moves> {
  const happened = tally(events);
  const actions = (await readActions(tx, profileId, spaceId)).flatMap((row) => {
    const player = movedAction(row.action, row.player, happened, at);
    return player === row.player ? [] : [{ ...row, player }];
  });
  const challenges = (await readOpenChallenges(tx, profileId, at, [spaceId])).flatMap(({ run, player: before }) => {
    const player = movedChallenge(run, before, { happened, platform }, at);
    return player === before ? [] : [{ run, player, count: player.progress - before.progress }];
  });
  return { actions, challenges };
}

async function saveChallenges(
  tx: Database,
  profileId: string,
  moved: readonly MovedChallenge[],
  events: readonly StoredEvent[],
): Promise<void> {
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
  events: readonly GameplayEvent[],
  at: Date,
): Promise<void> {
  const moved = (await readStats(tx, profileId, spaceId)).flatMap(({ stat, value }) => {
    const next = movedStat(stat, value ?? 0, events);
    return next === null ? [] : [{ profileId, spaceId, statName: stat.statName, value: next, lastModified: at }];
  });
  await saveStats(tx, moved, at);
}

async function addPlayTime(
  tx: Database,
  profileId: string,
  { spaceId, platform }: Place,
  { events, xp }: { events: readonly GameplayEvent[]; xp: number },
  at: Date,
): Promise<void> {
  const before = (await readOwned(tx, profileId, spaceId)).find((row) => row.platform === platform);
  const sessions = events.filter((event) => event.name === sessionEnded);
  const seconds = Math.round(sessions.reduce((sum, event) => sum + event.count, 0));
  await saveOwned(tx, {
    profileId,
    spaceId,
    platform,
    ownedSince: before?.ownedSince ?? at,
    firstPlayedAt: before?.firstPlayedAt ?? at,
    // Released events are older than what was played meanwhile.
    lastPlayedAt: before?.lastPlayedAt && before.lastPlayedAt > at ? before.lastPlayedAt : at,
    secondsPlayed: Math.min((before?.secondsPlayed ?? 0) + seconds, maxInteger),
    lastSessionSeconds: Math.round(sessions.at(-1)?.count ?? before?.lastSessionSeconds ?? 0),
    sessionsPlayed: (before?.sessionsPlayed ?? 0) + sessions.length,
    daysPlayed: (before?.daysPlayed ?? 0) + (isSameDay(before?.lastPlayedAt ?? null, at) ? 0 : 1),
    xp: Math.min((before?.xp ?? 0) + xp, maxInteger),
  });
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
