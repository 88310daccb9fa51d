import { addDays, weekMs, weekStart } from '../../domain/calendar';
import { guid } from '../../domain/guid';
import { weeklyId } from '../stores/games/challengeStore';
import { onlyRunId } from './catalogueRows';
import type { ChallengeContent, EarnedContent, GameContent, PlayerContent } from './content/types';
import { ids } from './ids';
import { earliest, latest, momentOf, pastMomentOf } from './moments';

type Games = ReadonlyMap<string, GameContent>;
type Standing = PlayerContent['challenges'][number];

/** Over how many days the classics of a demo player came together, and in how many sittings anything did. */
const classicDays = 30;
const sittings = 3;
const hourMs = 60 * 60 * 1000;

/** A demo player's challenges: those of now with the events that moved them, and the weeks whose Units the ledger has. */
export function challengeRows(player: PlayerContent, games: Games, now: Date) {
  const standing = player.challenges.map((row) => standingRow(player, row, games, now));
  const past = pastWeeks(player, games, now);
  return {
    challengeRuns: past.map(({ run }) => run),
    challengeProgress: [...standing.map(({ progress }) => progress), ...past.map(({ progress }) => progress)],
    playEvents: standing.flatMap(({ events }) => events.map(({ event }) => event)),
    challengeCredits: standing.flatMap(({ progress: { profileId, challengeId }, events }) =>
      events.flatMap(({ event: { eventId }, counted }) =>
        counted > 0 ? [{ profileId, challengeId, eventId, counted }] : [],
      ),
    ),
  };
}

function standingRow(player: PlayerContent, row: Standing, games: Games, now: Date) {
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
  if (runs) return momentOf(runs.from, now);
  return type === 'classic' ? addDays(now, -classicDays) : weekStart(now);
}

/** When the ledger was paid for it, as far as that lies within its days; yesterday where the ledger is silent. */
function bankedAt(player: PlayerContent, { gameSlug }: Standing, { name, runs }: ChallengeContent, now: Date): Date {
  const paid = player.earned.findLast((earned) => earned.gameSlug === gameSlug && earned.source.name === name);
  const at = paid ? pastMomentOf(paid, now) : addDays(now, -1);
  return runs ? latest(momentOf(runs.from, now), earliest(at, addDays(momentOf(runs.to, now), 1))) : at;
}

/** What was played for it, in a few sittings that add up to the progress, and what else was seen. */
function eventRows(
  player: PlayerContent,
  { gameSlug, progress, alsoSeen = [] }: Standing,
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
  const parts = Math.min(sittings, progress);
  const each = Math.floor(progress / Math.max(1, parts));
  const played = Array.from({ length: parts }, (_, index) => {
    const counted = index === 0 ? progress - each * (parts - 1) : each;
    const share = (index + 1) / (parts + 1);
    const at = new Date(startedAt.getTime() + (until.getTime() - startedAt.getTime()) * share);
    return { event: event(index, at, counted), counted };
  });
  const seen = alsoSeen.map(({ hoursAgo, count, ...where }, index) => ({
    event: {
      ...event(parts + index, new Date(now.getTime() - hoursAgo * hourMs), count),
      platform: where.platform ?? platform,
      spaceId: ids.space(where.gameSlug ?? gameSlug),
    },
    counted: 0,
  }));
  return [...played, ...seen];
}

/** Weeklies of weeks gone by, told from what they paid. */
function pastWeeks(player: PlayerContent, games: Games, now: Date) {
  const rows = player.earned.flatMap((earned) => pastWeek(player, earned, games, now) ?? []);
  return [...new Map(rows.map((row) => [row.run.challengeId, row])).values()];
}

function pastWeek(player: PlayerContent, earned: EarnedContent, games: Games, now: Date) {
  const { gameSlug, source, units } = earned;
  const challenge = games.get(gameSlug)?.challenges.find(({ name }) => name === source.name);
  const at = pastMomentOf(earned, now);
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
