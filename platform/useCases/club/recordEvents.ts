import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { maxInteger } from '../../db/integers';
import { actionWrites } from '../../db/stores/games/actionStore';
import { declaredEvents, readCatalog, rewardedEvents, type Catalog } from '../../db/stores/games/catalogStore';
import { addToCommunities, creditWrites, ensureWeek, progressWrites } from '../../db/stores/games/challengeStore';
import { ownedWrites, type OwnedRow } from '../../db/stores/games/gameStore';
import { eventWrites, type EventBatch, type StoredEvent } from '../../db/stores/games/playEventStore';
import { readPlayState, type PlayState } from '../../db/stores/games/playStateStore';
import { countQuarantine, readUnitsReached } from '../../db/stores/games/quarantineStore';
import { statWrites } from '../../db/stores/games/statStore';
import { changePlayer, totalWrites, type LockedPlayer } from '../../db/stores/players/playerStore';
import { playingWrites } from '../../db/stores/players/presenceStore';
import { writeTogether } from '../../db/writeTogether';
import { unitsOfAll } from '../../domain/challenges';
import type { GamePlatform } from '../../domain/games';
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
import { playLimits, reviewEvents, type HoldReason, type UnkeptReason } from '../../domain/plausibility';
import { grantActions } from './completeActions';
import { deliverClaims } from './deliverClaims';
import { requireGame, type Reporter } from './requireGame';

export interface EventsRequest extends Omit<EventBatch, 'platform'> {
  profileId: string;
  /** The platform last played on where the game names none that it runs on. */
  platform: string | undefined;
  reporter: Reporter;
  delivered?: readonly string[];
}

type Place = Pick<EventBatch, 'spaceId' | 'platform'>;

/** What became of the events of a batch that did not count. */
export interface Uncounted {
  /** Of each event that went to the quarantine. */
  held: readonly HoldReason[];
  /** Of each event that was not stored. */
  unkept: readonly UnkeptReason[];
}

/**
 * Records a game's events: they advance play time, stats, actions, challenges and XP. An event id counts once, so a game
 * may send a batch again. Events that one player cannot have played go to the quarantine. Those that the game does not
 * declare, and those that a full quarantine has no room for, are not stored. Throws `Rejection` where the reporter may not report them (`requireGame`), and where a claim cannot be delivered.
 */
export async function recordEvents(db: Database, request: EventsRequest, now: Date): Promise<Uncounted> {
  const { profileId, reporter, gameSessionId, delivered = [] } = request;
  const spaceId = request.spaceId.toLowerCase();
  const catalog = await readCatalog(db);
  const rewarded = reporter.isSigned ? [] : [sessionEnded, ...rewardedEvents(catalog, spaceId)];
  const isRewarded = delivered.length > 0 || request.events.some(({ name }) => rewarded.includes(name));
  const platforms = (await requireGame(db, spaceId, reporter, isRewarded)).map((application) => application.platform);
  const named = platforms.find((one) => one === request.platform?.toUpperCase());
  await ensureWeek(db, now);
  const declared = declaredEvents(catalog, spaceId);
  const sent = request.events
    .filter(({ name }) => declared.has(name))
    .map(({ eventId = randomUUID(), name, count }) => ({ eventId: eventId.toLowerCase(), name, count }));
  const undeclared = Array<UnkeptReason>(request.events.length - sent.length).fill('undeclared');
  const { held, unkept } = await changePlayer(db, profileId, async (tx, locked) => {
    await deliverClaims(tx, { profileId, spaceId, codes: delivered }, now);
    const state = await readPlayState(tx, catalog, { profileId, spaceId, events: sent }, now);
    const platform = named ?? state.owned[0]?.platform ?? platforms[0];
    if (!platform) throw new Error(`The game of the space ${spaceId} runs on no platform.`);
    return countPlausible(tx, locked, { state, sent, place: { spaceId, platform, gameSessionId } }, now);
  });
  return { held, unkept: [...undeclared, ...unkept] };
}

interface Batch {
  state: PlayState;
  sent: readonly StoredEvent[];
  place: Omit<EventBatch, 'events'>;
}

/** Stores the new events of a batch, counts those that one player can have played, and holds the others back. */
async function countPlausible(
  tx: Database,
  locked: LockedPlayer,
  { state, sent, place }: Batch,
  now: Date,
): Promise<Uncounted> {
  const { profileId } = locked;
  const ids = sent.map(({ eventId }) => eventId);
  const added = sent.filter(({ eventId }, index) => !state.knownIds.has(eventId) && ids.indexOf(eventId) === index);
  if (added.length === 0) return { held: [], unkept: [] };
  const { counting, held } = reviewEvents(added, state.recent);
  const moves = movesOf(state, place, counting, now);
  const excess = await eventsAboveUnits(tx, profileId, place.spaceId, counting, moves, now);
  const all = [...held, ...excess.map((event) => ({ event, reason: 'units' as const }))];
  const room = all.length > 0 ? playLimits.heldEvents - (await countQuarantine(tx, profileId, place.spaceId)) : 0;
  const kept = all.slice(0, Math.max(0, room));
  const reasons = new Map(kept.map(({ event, reason }) => [event, reason]));
  const events = counting.filter((event) => !excess.includes(event));
  const stored = added
    .filter((event) => reasons.has(event) || events.includes(event))
    .map((event) => ({ ...event, heldFor: reasons.get(event) ?? null }));
  const besides = [...eventWrites(profileId, place, stored, now), ...playingWrites(profileId, place.spaceId, now)];
  await save(tx, locked, { state, place, events, besides }, now);
  return {
    held: kept.map(({ reason }) => reason),
    unkept: Array<UnkeptReason>(all.length - kept.length).fill('quarantineFull'),
  };
}

/** The events that complete more than a player can complete in a day; empty where they stay within the limit. */
async function eventsAboveUnits(
  tx: Database,
  profileId: string,
  spaceId: string,
  events: readonly StoredEvent[],
  { actions, challenges }: Moves,
  now: Date,
): Promise<readonly StoredEvent[]> {
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

/** Counts stored events of a player, as of the instant at which the platform received them. */
export async function countEvents(
  tx: Database,
  catalog: Catalog,
  locked: LockedPlayer,
  place: Place,
  events: readonly StoredEvent[],
  at: Date,
): Promise<void> {
  const { profileId } = locked;
  const state = await readPlayState(tx, catalog, { profileId, spaceId: place.spaceId, events }, at);
  await save(tx, locked, { state, place, events, besides: [] }, at);
}

interface Counting {
  state: PlayState;
  place: Place;
  events: readonly StoredEvent[];
  /** What is stored by the same statement. */
  besides: Parameters<typeof writeTogether>[1];
}

async function save(
  tx: Database,
  locked: LockedPlayer,
  { state, place, events, besides }: Counting,
  at: Date,
): Promise<void> {
  if (events.length === 0) return writeTogether(tx, besides);
  const { profileId } = locked;
  const { actions, challenges } = movesOf(state, place, events, at);
  const xpOfActions = await grantActions(tx, locked, actions, at);
  const xpOfTime = xpOfPlay(tally(events).get(sessionEnded) ?? 0);
  const completed = challenges.filter(({ player }) => player.completedAt).length;
  await writeTogether(tx, [
    ...besides,
    ...actionWrites(profileId, actions),
    ...progressWrites(profileId, challenges),
    ...creditWrites(creditRows(profileId, challenges, events)),
    ...statWrites(movedStats(profileId, state, events, at)),
    ...totalWrites(tx, profileId, { xp: xpOfTime, challenges: completed }, at),
    ...ownedWrites([played(state, { ...place, profileId }, { events, xp: xpOfActions + xpOfTime }, at)]),
  ]);
  // Last, because all players of a community wait for each other here.
  await addToCommunities(
    tx,
    challenges.flatMap(({ run: { type, challengeId }, count }) =>
      type === 'community' ? [{ challengeId, count }] : [],
    ),
  );
}

type Moves = ReturnType<typeof movesOf>;

function movesOf(state: PlayState, { platform }: Place, events: readonly GameplayEvent[], at: Date) {
  const happened = tally(events);
  return {
    actions: state.actions.flatMap((row) => {
      const player = movedAction(row.action, row.player, happened, at);
      return player === row.player ? [] : [{ ...row, player }];
    }),
    challenges: state.challenges.flatMap(({ run, player: before }) => {
      const player = movedChallenge(run, before, { happened, platform }, at);
      return player === before ? [] : [{ run, player, count: player.progress - before.progress }];
    }),
  };
}

const creditRows = (profileId: string, moved: Moves['challenges'], events: readonly StoredEvent[]) =>
  moved.flatMap(({ run: { challengeId, event: name }, count }) =>
    creditsOf(
      events.filter((event) => event.name === name),
      count,
    ).flatMap(({ event: { eventId }, counted }) => (counted > 0 ? [{ profileId, challengeId, eventId, counted }] : [])),
  );

const movedStats = (profileId: string, { stats }: PlayState, events: readonly GameplayEvent[], at: Date) =>
  stats.flatMap(({ stat: { spaceId, statName, ...rule }, value: before }) => {
    const value = movedStat(rule, before, events);
    return value === null ? [] : [{ profileId, spaceId, statName, value, lastModified: at }];
  });

function played(
  { owned }: PlayState,
  title: { profileId: string; spaceId: string; platform: GamePlatform },
  { events, xp }: { events: readonly GameplayEvent[]; xp: number },
  at: Date,
): OwnedRow {
  const before = owned.find((row) => row.platform === title.platform);
  const sessions = events.filter((event) => event.name === sessionEnded);
  const seconds = Math.round(sessions.reduce((sum, event) => sum + event.count, 0));
  return {
    ...title,
    ownedSince: before?.ownedSince ?? at,
    firstPlayedAt: before?.firstPlayedAt ?? at,
    // Released events are older than what was played meanwhile.
    lastPlayedAt: before?.lastPlayedAt && before.lastPlayedAt > at ? before.lastPlayedAt : at,
    secondsPlayed: Math.min((before?.secondsPlayed ?? 0) + seconds, maxInteger),
    lastSessionSeconds: Math.round(sessions.at(-1)?.count ?? before?.lastSessionSeconds ?? 0),
    sessionsPlayed: (before?.sessionsPlayed ?? 0) + sessions.length,
    daysPlayed: (before?.daysPlayed ?? 0) + (isSameDay(before?.lastPlayedAt ?? null, at) ? 0 : 1),
    xp: Math.min((before?.xp ?? 0) + xp, maxInteger),
  };
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
