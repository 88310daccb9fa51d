import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays } from '../../../domain/calendar';
import { untouched } from '../../../domain/challenges';
import { gamePlatforms } from '../../../domain/games';
import { sessionEnded } from '../../../domain/gameplay';
import type { Database } from '../../database';
import { readRow } from '../../readRow';
import { actionsIn } from './actionStore';
import type { Catalog } from './catalogStore';

/** What new events of a player in a space depend on. */
export type PlayState = ReturnType<typeof stateOf>;

interface NewEvents {
  profileId: string;
  spaceId: string;
  events: readonly { eventId: string; name: string }[];
}

const hourMs = 60 * 60 * 1000;

const instant = z.coerce.date();
const stored = z.object({
  thisHour: z.array(z.object({ name: z.string(), count: z.number() })),
  secondsToday: z.number(),
  known: z.array(z.string()),
  steps: z.array(z.object({ actionId: z.string(), progress: z.int(), completedAt: instant.nullable() })),
  runs: z.array(
    z.object({
      challengeId: z.string(),
      definitionId: z.string(),
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
      communityProgress: z.int(),
      player: z
        .object({
          progress: z.int(),
          activatedAt: instant.nullable(),
          completedAt: instant.nullable(),
          bankedAt: instant.nullable(),
        })
        .nullable(),
    }),
  ),
  stats: z.array(z.object({ statName: z.string(), value: z.number() })),
  owned: z.array(
    z.object({
      profileId: z.string(),
      spaceId: z.string(),
      platform: z.enum(gamePlatforms),
      ownedSince: instant,
      firstPlayedAt: instant.nullable(),
      lastPlayedAt: instant.nullable(),
      secondsPlayed: z.int(),
      lastSessionSeconds: z.int(),
      sessionsPlayed: z.int(),
      daysPlayed: z.int(),
      xp: z.int(),
    }),
  ),
});
type Stored = z.output<typeof stored>;
/** Made once: zod compiles a schema at its first use. */
const storedRow = z.object({ state: stored });

/** Reads it in one statement, because the player is locked meanwhile. */
export async function readPlayState(
  tx: Database,
  catalog: Catalog,
  { profileId, spaceId, events }: NewEvents,
  at: Date,
): Promise<PlayState> {
  // Each list is one parameter, so that the statement's text stays the same.
  const names = JSON.stringify([...new Set(events.map(({ name }) => name))]);
  const ids = JSON.stringify(events.map(({ eventId }) => eventId));
  const now = at.toISOString();
  const hourAgo = new Date(at.getTime() - hourMs).toISOString();
  const dayAgo = addDays(at, -1).toISOString();
  // One name and an array of ids are looked up in an index; a join of a list reads all events of the player.
  const counted = sql`select coalesce(sum(greatest(count, 1)), 0) from play_events
    where profile_id = ${profileId} and space_id = ${spaceId} and held_for is null`;
  const row = await readRow(
    tx,
    sql`select json_build_object(
        'thisHour', (select coalesce(json_agg(json_build_object('name', sent.name, 'count', (${counted}
            and name = sent.name and received_at > ${hourAgo}::timestamptz))), '[]')
          from json_array_elements_text(${names}::json) as sent(name)),
        'secondsToday', (${counted} and name = ${sessionEnded} and received_at > ${dayAgo}::timestamptz),
        'known', (select coalesce(json_agg(event_id), '[]') from play_events where profile_id = ${profileId}
          and event_id = any (array(select id::uuid from json_array_elements_text(${ids}::json) as id))),
        'steps', (select coalesce(json_agg(json_build_object('actionId', action_id, 'progress', progress,
          'completedAt', completed_at)), '[]') from action_progress where profile_id = ${profileId}),
        'runs', (select coalesce(json_agg(json_build_object('challengeId', challenge_id, 'definitionId', definition_id,
            'startsAt', starts_at, 'endsAt', ends_at, 'communityProgress', community_progress, 'player',
            case when progress is null then null else json_build_object('progress', progress,
              'activatedAt', activated_at, 'completedAt', completed_at, 'bankedAt', banked_at) end)
            order by ends_at, challenge_id), '[]')
          from challenge_runs join challenges using (definition_id)
          left join (select * from challenge_progress where profile_id = ${profileId}) as mine using (challenge_id)
          where space_id = ${spaceId} and (starts_at is null or starts_at <= ${now}::timestamptz)
            and (ends_at is null or ends_at > ${now}::timestamptz)),
        'stats', (select coalesce(json_agg(json_build_object('statName', stat_name, 'value', value)), '[]')
          from player_stats where profile_id = ${profileId} and space_id = ${spaceId}),
        'owned', (select coalesce(json_agg(json_build_object('profileId', profile_id, 'spaceId', space_id,
            'platform', platform, 'ownedSince', owned_since, 'firstPlayedAt', first_played_at,
            'lastPlayedAt', last_played_at, 'secondsPlayed', seconds_played, 'lastSessionSeconds', last_session_seconds,
            'sessionsPlayed', sessions_played, 'daysPlayed', days_played, 'xp', xp)
            order by last_played_at desc nulls last), '[]')
          from owned_games where profile_id = ${profileId} and space_id = ${spaceId})) as state`,
    storedRow,
  );
  if (!row) throw new Error(`The play of ${profileId} was not read.`);
  return stateOf(catalog, spaceId, row.state);
}

function stateOf(catalog: Catalog, spaceId: string, state: Stored) {
  const steps = new Map(state.steps.map(({ actionId, ...progress }) => [actionId, progress]));
  const values = new Map(state.stats.map(({ statName, value }) => [statName, value]));
  return {
    recent: {
      secondsToday: state.secondsToday,
      countsThisHour: new Map(state.thisHour.map(({ name, count }) => [name, count])),
    },
    /** Those of the new events that were stored before. */
    knownIds: new Set(state.known),
    actions: actionsIn(catalog, spaceId, steps),
    challenges: state.runs.flatMap(({ player, ...run }) => {
      const definition = catalog.challenges.get(run.definitionId);
      return definition ? [{ run: { ...definition, ...run }, player: player ?? untouched }] : [];
    }),
    /** The values of the space's stats; 0 where nothing was counted yet. */
    stats: catalog.stats
      .filter((stat) => stat.spaceId === spaceId)
      .map((stat) => ({ stat, value: values.get(stat.statName) ?? 0 })),
    /** The player's rows of the game, the one played last first. */
    owned: state.owned,
  };
}
