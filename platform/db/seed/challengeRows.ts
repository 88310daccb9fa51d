import { addDays, weekMs, weekStart } from '../../domain/calendar';
import { guid } from '../../domain/guid';
import { weeklyId } from '../stores/games/challengeStore';
import { onlyRunId, type Games } from './catalogRows';
import type { ChallengeContent, EarnedContent, PlayerContent } from '../../content/types';
import { ids } from '../../content/ids';
import { earliest, latest, instantOf, pastInstantOf } from '../../content/instants';

type Progress = PlayerContent['challenges'][number];

/** How long before now a demo player started the classic challenges. */
const classicDays = 30;
/** In how many play sessions progress was made. */
const sessionCount = 3;
const hourMs = 60 * 60 * 1000;

/** A demo player's challenges: the current ones with their events, and the past weeks whose Units are in the ledger. */
export function challengeRows(player: PlayerContent, games: Games, now: Date) {
  const current = player.challenges.map((row) => progressRow(player, row, games, now));
  const past = pastWeeks(player, games, now);
  return {
    challengeRuns: past.map(({ run }) => run),
    challengeProgress: [...current.map(({ progress }) => progress), ...past.map(({ progress }) => progress)],
    playEvents: current.flatMap(({ events }) => events.map(({ event }) => event)),
    challengeCredits: current.flatMap(({ progress: { profileId, challengeId }, events }) =>
      events.flatMap(({ event: { eventId }, counted }) =>
        counted > 0 ? [{ profileId, challengeId, eventId, counted }] : [],
      ),
    ),
  };
}

function progressRow(player: PlayerContent, row: Progress, games: Games, now: Date) {
  const { gameSlug, challengeKey, state } = row;
  const challenge = games.get(gameSlug)?.challenges.find(({ key }) => key === challengeKey);
  if (!challenge) throw new Error(`${player.username} plays ${challengeKey}, which ${gameSlug} does not have.`);
  const isWeekly = challenge.type === 'weekly';
  const startedAt = startOf(challenge, now);
  const doneAt = state === 'banked' ? bankedAt(player, row, challenge, now) : latest(startedAt, addDays(now, -1));
  const definitionId = ids.challenge(gameSlug, challengeKey);
  const progress = {
    profileId: ids.player(player.key),
    challengeId: isWeekly ? weeklyId(definitionId, startedAt) : onlyRunId(gameSlug, challengeKey),
    progress: row.progress,
    activatedAt: isWeekly ? startedAt : null,
    completedAt: state === 'active' ? null : doneAt,
    bankedAt: state === 'banked' ? doneAt : null,
  };
  const until = state === 'active' ? now : doneAt;
  return { progress, events: state === 'banked' ? [] : eventRows(player, row, challenge, { startedAt, until, now }) };
}

function startOf({ type, runs }: ChallengeContent, now: Date): Date {
  if (runs) return instantOf(runs.from, now);
  return type === 'classic' ? addDays(now, -classicDays) : weekStart(now);
}

/** When the ledger has its Units, limited to the challenge's days; yesterday if the ledger has none. */
function bankedAt(player: PlayerContent, { gameSlug }: Progress, { name, runs }: ChallengeContent, now: Date): Date {
  const paid = player.earned.findLast((earned) => earned.gameSlug === gameSlug && earned.source.name === name);
  const at = paid ? pastInstantOf(paid, now) : addDays(now, -1);
  return runs ? latest(instantOf(runs.from, now), earliest(at, addDays(instantOf(runs.to, now), 1))) : at;
}

/** The events that add up to the progress, over a few play sessions, and those that did not count. */
function eventRows(
  player: PlayerContent,
  { gameSlug, progress, uncountedEvents = [] }: Progress,
  { key, event: name }: ChallengeContent,
  { startedAt, until, now }: { startedAt: Date; until: Date; now: Date },
) {
  const profileId = ids.player(player.key);
  const platform = player.owned.find((owned) => owned.gameSlug === gameSlug)?.platform ?? null;
  const event = (index: number, receivedAt: Date, count: number) => ({
    profileId,
    eventId: guid('past-event', profileId, gameSlug, key, index),
    spaceId: ids.space(gameSlug),
    name,
    count,
    platform,
    gameSessionId: null,
    receivedAt,
  });
  const parts = Math.min(sessionCount, progress);
  const each = Math.floor(progress / Math.max(1, parts));
  const played = Array.from({ length: parts }, (_, index) => {
    const counted = index === 0 ? progress - each * (parts - 1) : each;
    const share = (index + 1) / (parts + 1);
    const at = new Date(startedAt.getTime() + (until.getTime() - startedAt.getTime()) * share);
    return { event: event(index, at, counted), counted };
  });
  const uncounted = uncountedEvents.map(({ hoursAgo, count, ...where }, index) => ({
    event: {
      ...event(parts + index, new Date(now.getTime() - hoursAgo * hourMs), count),
      platform: where.platform ?? platform,
      spaceId: ids.space(where.gameSlug ?? gameSlug),
    },
    counted: 0,
  }));
  return [...played, ...uncounted];
}

/** Weekly challenges of past weeks, derived from the Units they paid. */
function pastWeeks(player: PlayerContent, games: Games, now: Date) {
  const rows = player.earned.flatMap((earned) => pastWeek(player, earned, games, now) ?? []);
  return [...new Map(rows.map((row) => [row.run.challengeId, row])).values()];
}

function pastWeek(player: PlayerContent, earned: EarnedContent, games: Games, now: Date) {
  const { gameSlug, source, units } = earned;
  const challenge = games.get(gameSlug)?.challenges.find(({ name }) => name === source.name);
  const at = pastInstantOf(earned, now);
  const startsAt = weekStart(at);
  if (challenge?.type !== 'weekly' || source.type !== 'challenge' || startsAt >= weekStart(now)) return null;
  const reached = challenge.thresholds.filter(
    (_, index) => sum(challenge.thresholds.slice(0, index + 1).map((star) => star.units)) <= units,
  );
  const definitionId = ids.challenge(gameSlug, challenge.key);
  const run = {
    challengeId: weeklyId(definitionId, startsAt),
    definitionId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + weekMs),
  };
  const progress = {
    profileId: ids.player(player.key),
    challengeId: run.challengeId,
    progress: reached.at(-1)?.value ?? 0,
    activatedAt: startsAt,
    completedAt: reached.length === challenge.thresholds.length ? at : null,
    bankedAt: at,
  };
  return { run, progress };
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
