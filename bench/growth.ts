import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../platform/db/database';
import { readRows } from '../platform/db/readRow';
import { readDevices } from '../platform/db/stores/accounts/deviceStore';
import { findSession, openSession } from '../platform/db/stores/accounts/sessionStore';
import { readFriendsByPresence } from '../platform/db/stores/players/friendStore';
import { readNotices } from '../platform/db/stores/players/noticeStore';
import { readEntries } from '../platform/db/stores/rewards/ledgerStore';
import { tasks } from '../platform/jobs/jobHandlers';
import type { ServiceContext } from '../platform/serviceContext';
import { systemClock } from '../platform/support/clock';
import { execute, findPostgres, startPostgres } from '../platform/testing/postgresServer';
import { runTask } from '../platform/testing/runTask';
import { withBareDatabase, type Load } from './load';
import { measure } from './measure';
import { operations } from './operations';
import type { BenchOptions } from './options';
import { ratio, tableOf } from './table';

const fewPlayers = 10_000;
/** Enough for the claims of a run, and less than the dearest rewards, so that no wish is affordable. */
const unitsOfAnEntry = 20;

/** The id of a generated player, in SQL as in `idOf`. Not in the order of the numbers, so that indexes are as scattered as real ones. */
const idInSql = `md5('player ' || number)::uuid`;

const tablesInSql = "select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

/**
 * Players with sessions, lots, ledgers, friends, notices, wishes, challenges and events. The ledgers are in the order of time, so that
 * the entries of a player are as far apart as in a club that has grown. Indexes are made after the rows: row by row they take hours.
 */
const generation = (players: number, entries: number) => `
  set session_replication_role = replica;
  update pg_index set indisready = false, indisvalid = false where indrelid in (${tablesInSql});
  create temporary table numbers as select number, ${idInSql} as id from generate_series(1, ${players}) as number;
  insert into accounts select (made).* from (
    select json_populate_record(account, json_build_object('user_id', id, 'email', id || '@bench.example', 'email_key', id || '@bench.example',
      'name_on_platform', 'bench-' || number, 'name_key', 'bench-' || number)::json) as made
    from numbers, (select accounts as account from accounts where email_verified_at is not null and legal_optins_key is not null limit 1) as demo
    -- Or each account is made once for each of its columns.
    offset 0) as new_accounts;
  insert into players (profile_id, changed_at) select id, now() - interval '60 days' from numbers;
  insert into sessions (session_id, user_id, ticket_hash, expires_at, created_at)
    select gen_random_uuid(), id, encode(sha256(('ticket ' || number)::bytea), 'hex'), now() + interval '1 day', now() from numbers;
  insert into sessions (session_id, user_id, ticket_hash, expires_at, created_at)
    select gen_random_uuid(), id, 'other ' || number, now() + interval '1 day', now() from numbers;
  insert into lots (lot_id, profile_id, units, remaining, acquired_at, expires_at)
    select gen_random_uuid(), id, ${unitsOfAnEntry}, ${unitsOfAnEntry}, now() - seq * interval '30 days', now() + interval '2 years' - seq * interval '30 days'
    from numbers, generate_series(1, ${entries}) as seq;
  insert into friends (profile_id, friend_id, friendship_date, last_modified)
    select id, md5('player ' || 1 + (number * 7 + step * 131) % ${players})::uuid, now(), now()
    from numbers, generate_series(1, 10) as step;
  insert into notices (profile_id, kind, fact, details, is_shown, created_at)
    select id, 'refund', seq::text, '{}', true, now() - seq * interval '1 day' from numbers, generate_series(1, 9) as seq;
  insert into wishes (profile_id, reward_id, wished_at)
    select id, reward_id, now() - interval '60 days' from numbers, (select reward_id from rewards where value > ${unitsOfAnEntry * entries} order by value desc limit 2) as dear;
  insert into goals (profile_id, reward_id, chosen_at, changed_at, claims_itself)
    select id, reward_id, now() - interval '60 days', now() - interval '60 days', true from numbers, (select reward_id from rewards order by value desc limit 1) as dear;
  -- The first run of these tasks looks at all wishes and goals, a later one at what has changed.
  insert into facts (key, value) select key, to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from unnest(array['changes.wishes', 'changes.goals']) as key;
  insert into challenge_progress (profile_id, challenge_id, progress)
    select id, challenge_id, 1 from numbers, (select challenge_id from challenge_runs limit 3) as run;
  insert into owned_games (profile_id, space_id, platform, owned_since)
    select id, space_id, 'PC', now() from numbers, (select space_id from games limit 2) as game;
  insert into play_events (profile_id, event_id, space_id, name, count, received_at)
    select id, gen_random_uuid(), space_id, 'session.started', 1, now() - step * interval '5 days'
    from numbers, (select space_id from games limit 1) as game, generate_series(1, 25) as step;
  insert into transactions (id, profile_id, seq, date, units, kind, reason, source, balance_after, draws)
    select gen_random_uuid(), id, seq, now() - interval '400 days' + seq * interval '1 day', ${unitsOfAnEntry}, 'earned', 'A gift',
      '{"type":"club","id":"bench","name":"A gift"}', seq * ${unitsOfAnEntry}, '[]'
    from generate_series(1, ${entries}) as seq, numbers;
  set maintenance_work_mem = '512MB';
  do $$ declare relation regclass; begin
    for relation in ${tablesInSql} loop
      execute format('reindex table %s', relation);
    end loop;
  end $$;
  reset session_replication_role;
  analyze`;

/** The hot calls of a player, each for another player of all. */
const calls: Readonly<Record<string, (club: Club, user: number) => Promise<unknown>>> = {
  'looking up a ticket': ({ db, numberOf }) => findSession(db, systemClock, `ticket ${numberOf()}`),
  'opening a session': ({ db, load }, user) =>
    openSession(db, systemClock, load.profileOf(user), { rememberMe: false }),
  devices: ({ db, load }, user) => {
    const userId = load.profileOf(user);
    return readDevices(db, { userId, sessionId: userId }, new Date());
  },
  friends: ({ db, load }, user) =>
    readFriendsByPresence(db, load.profileOf(user), { offset: 0, limit: 48 }, new Date()),
  notices: ({ db, load }, user) => readNotices(db, load.profileOf(user), { offset: 0, limit: 20 }),
  'a page of the ledger': ({ db, load }, user) =>
    readEntries(db, load.profileOf(user), { offset: 0, limit: 20 }, new Date()),
  ...Object.fromEntries(
    operations.map(({ name, onDatabase }) => [name, ({ db, load }: Club, user: number) => onDatabase(db, load, user)]),
  ),
};

/** A database with many players, and how to call as one of them. */
interface Club {
  db: Database;
  url: string;
  load: Load;
  numberOf: () => number;
}

/**
 * Hot calls and jobs on a database with many players, compared with one of ten thousand on the same server. The same statements
 * as over HTTP, without HTTP.
 */
export async function growthTables(
  { players = 200_000, entries = 20 }: BenchOptions,
  print: (text: string) => void,
): Promise<string> {
  const source = findPostgres();
  if ('missing' in source) return `${source.missing}\n`;
  const server = await startPostgres({ isDurable: true });
  try {
    const [few = '', many = ''] = await Promise.all([fewPlayers, players].map(() => server.createDatabase()));
    const withPlayers = (url: string, count: number, work: (club: Club) => Promise<string>) =>
      withBareDatabase({ url }, async (db, load) => {
        const started = performance.now();
        await execute(url, generation(count, entries));
        print(`${count} players, generated in ${((performance.now() - started) / 1000).toFixed(0)} s.\n`);
        if (count === players) print(await sizeTable(db, count));
        const numberOf = () => 1 + Math.floor(Math.random() * count);
        return work({ db, url, load: { ...load, profileOf: () => idOf(numberOf()) }, numberOf });
      });
    return await withPlayers(few, fewPlayers, (small) =>
      withPlayers(many, players, async (large) => {
        print(await callTable(small, large, players));
        print(await jobTable('without due work', small, large, players));
        for (const { url } of [small, large]) await execute(url, dueWork);
        return jobTable('with a twentieth of the lots expired and of the sessions over', small, large, players);
      }),
    );
  } finally {
    await server.close();
  }
}

const dueWork = `
  update lots set expires_at = now() - interval '1 hour' where abs(hashtext(lot_id::text)) % 20 = 0;
  update sessions set expires_at = now() - interval '1 hour' where abs(hashtext(session_id::text)) % 20 = 0;
  analyze`;

function idOf(number: number): string {
  const hex = createHash('md5').update(`player ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

async function callTable(small: Club, large: Club, players: number): Promise<string> {
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const median = async (club: Club) => (await measure((user) => call(club, user), { measuredMs: 2000 })).p50;
    const [few, many] = [await median(small), await median(large)];
    rows.push([name, ratio(many, few), `${many.toFixed(1)} ms`, `${few.toFixed(1)} ms`]);
  }
  return tableOf(`p50 with ${players} players, compared with ${fewPlayers}`, ['call', 'ratio', 'many', 'few'], rows);
}

async function jobTable(when: string, small: Club, large: Club, players: number): Promise<string> {
  const rows: string[][] = [];
  for (const [queue, ofQueue] of Object.entries(tasks)) {
    for (const [name, task] of Object.entries(ofQueue)) {
      const seconds = async ({ db }: Club) => {
        const started = performance.now();
        await runTask({ ...services, db }, task);
        return (performance.now() - started) / 1000;
      };
      const [few, many] = [await seconds(small), await seconds(large)];
      rows.push([`${queue}: ${name}`, ratio(many, few), `${many.toFixed(2)} s`, `${few.toFixed(2)} s`]);
    }
  }
  const title = `Jobs ${when}, with ${players} players, compared with ${fewPlayers}`;
  return tableOf(title, ['job', 'ratio', 'many', 'few'], rows);
}

const tableSize = z.object({ name: z.string(), bytes: z.coerce.number() });

/** The largest tables with their indexes. */
async function sizeTable(db: Database, players: number): Promise<string> {
  const rows = await readRows(
    db,
    'select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables order by bytes desc',
    tableSize,
  );
  const all = rows.reduce((total, { bytes }) => total + bytes, 0);
  const lines = [{ name: 'all tables', bytes: all }, ...rows.slice(0, 8)].map(({ name, bytes }) => [
    name,
    `${Math.round(bytes / players)} bytes`,
    `${Math.round((100 * bytes) / all)}%`,
  ]);
  return tableOf(`Size of a player, with ${players} players`, ['table', 'a player', 'part'], lines);
}

const services: Omit<ServiceContext, 'db'> = {
  clock: systemClock,
  baseUrl: 'http://localhost',
  allowedOrigins: [],
  reportError: (error) => {
    throw error;
  },
};
