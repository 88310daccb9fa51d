import { and, desc, eq, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { bankGraceDays, bankUntil } from '../../../domain/challenges';
import { daysTracedBefore, exclusionReasonOf } from '../../../domain/uncountedEvents';
import { runsWhere, type PlayerChallenge } from './challengeStore';
import type { Database } from '../../database';
import { challengeCredits, challengeProgress, challengeRuns, challenges, games, playEvents } from '../../schema';
import type { Page } from '../../slices';

/**
 * The events of the type that a challenge counts, newest first, counted or not: from a week before its start until its
 * bank closes, in any game and on any platform.
 */
export async function readEventTraces(
  db: Database,
  profileId: string,
  { run, player }: PlayerChallenge,
  { offset, limit }: Page,
) {
  const bankEnd = bankUntil(run);
  const wanted = and(
    eq(playEvents.profileId, profileId),
    eq(playEvents.name, run.event),
    run.startsAt === null ? undefined : gte(playEvents.receivedAt, addDays(run.startsAt, -daysTracedBefore)),
    bankEnd === null ? undefined : lt(playEvents.receivedAt, bankEnd),
  );
  const rows = await db
    .select({ event: playEvents, gameTitle: games.title, counted: challengeCredits.counted })
    .from(playEvents)
    .innerJoin(games, eq(games.spaceId, playEvents.spaceId))
    .leftJoin(
      challengeCredits,
      and(
        eq(challengeCredits.profileId, playEvents.profileId),
        eq(challengeCredits.eventId, playEvents.eventId),
        eq(challengeCredits.challengeId, run.challengeId),
      ),
    )
    .where(wanted)
    .orderBy(desc(playEvents.receivedAt), desc(playEvents.eventId))
    .limit(limit)
    .offset(offset);
  // `count` is how often it happened, as the game sent it; `counted`, how much of that advanced the challenge.
  const traces = rows.map(({ event, gameTitle, counted }) => {
    const { eventId, spaceId, platform, receivedAt: at } = event;
    const quarantine = event.droppedAt ? 'dropped' : event.heldFor && 'held';
    const reason = counted === null ? exclusionReasonOf(run, player, { spaceId, platform, at, quarantine }) : null;
    return { eventId, spaceId, gameTitle, platform, at, count: event.count, counted: counted ?? 0, reason };
  });
  return { traces, total: await db.$count(playEvents, wanted) };
}

/** Past challenges that a player took part in, latest first: banked, or ended with nothing left to bank. */
export async function readPastChallenges(
  db: Database,
  profileId: string,
  now: Date,
  { spaceId, offset, limit }: Page & { spaceId?: string },
): Promise<{ past: PlayerChallenge[]; total: number }> {
  const wanted = and(
    eq(challengeProgress.profileId, profileId),
    spaceId === undefined ? undefined : eq(challenges.spaceId, spaceId),
    or(
      isNotNull(challengeProgress.bankedAt),
      lte(challengeRuns.endsAt, addDays(now, -bankGraceDays)),
      and(lte(challengeRuns.endsAt, now), sql`${reached} < (${challenges.thresholds} -> 0 ->> 'value')::int`),
    ),
  );
  const found = db
    .select({ challengeId: challengeProgress.challengeId })
    .from(challengeProgress)
    .innerJoin(challengeRuns, eq(challengeRuns.challengeId, challengeProgress.challengeId))
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .where(wanted);
  const total = await db.$count(found.as('found'));
  const rows = await found
    .orderBy(
      sql`coalesce(${challengeProgress.bankedAt}, ${challengeRuns.endsAt}) desc`,
      desc(challengeProgress.challengeId),
    )
    .limit(limit)
    .offset(offset);
  const order = rows.map(({ challengeId }) => challengeId);
  const past = order.length === 0 ? [] : await runsWhere(db, profileId, inArray(challengeRuns.challengeId, order));
  const byId = new Map(past.map((challenge) => [challenge.run.challengeId, challenge]));
  return { past: order.flatMap((challengeId) => byId.get(challengeId) ?? []), total };
}

/**
 * The progress that a player can bank: the community's for participants of a community challenge, else the player's
 * own.
 */
const reached = sql`case when ${challenges.type} = 'community' and ${challengeProgress.progress} > 0
  then ${challengeRuns.communityProgress} else ${challengeProgress.progress} end`;
