import { createHash } from 'node:crypto';
import type { Database } from '../platform/db/database';
import { readEntries } from '../platform/db/stores/rewards/ledgerStore';
import { findSession } from '../platform/db/stores/accounts/sessionStore';
import { systemClock } from '../platform/support/clock';
import { execute, findPostgres, startPostgres } from '../platform/testing/postgresServer';
import { withBareDatabase, type Load } from './load';
import { measure, type Task } from './measure';
import { median } from './median';
import { operations } from './operations';
import type { BenchOptions } from './options';
import { tableOf } from './table';

const fewPlayers = 10_000;
const rounds = 5;
const unitsOfAnEntry = 1_000_000;

/** The id of a generated player, in SQL as in `idOf`. Not in the order of the numbers, so that indexes are as scattered as real ones. */
const idInSql = `md5('player ' || number)::uuid`;

/**
 * Accounts, players, sessions, lots and ledgers, in the order of time, so that the entries of a player are as far apart as in a club
 * that has grown. Keys and indexes of the largest table are made after its rows.
 */
const generation = (players: number, entries: number) => `
  set session_replication_role = replica;
  create temporary table numbers as select number, ${idInSql} as id from generate_series(1, ${players}) as number;
  insert into accounts select (json_populate_record(account, json_build_object('user_id', id, 'email', id || '@bench.example',
      'name_on_platform', 'bench-' || number, 'name_key', 'bench-' || number)::json)).*
    from numbers, (select accounts as account from accounts where email_verified_at is not null and legal_optins_key is not null limit 1) as demo;
  insert into players (profile_id) select id from numbers;
  insert into sessions (session_id, user_id, ticket_hash, expires_at, created_at)
    select gen_random_uuid(), id, encode(sha256(('ticket ' || number)::bytea), 'hex'), now() + interval '1 day', now() from numbers;
  insert into lots (lot_id, profile_id, units, remaining, acquired_at, expires_at)
    select gen_random_uuid(), id, ${unitsOfAnEntry * entries}, ${unitsOfAnEntry * entries}, now() - interval '1 day', now() + interval '2 years' from numbers;
  alter table claims drop constraint claims_transaction_id_transactions_id_fk;
  alter table transactions drop constraint transactions_chain, drop constraint refunded_once,
    drop constraint refund_of_a_spending, drop constraint transactions_pkey;
  insert into transactions (id, profile_id, seq, date, units, kind, reason, source, balance_after, draws)
    select gen_random_uuid(), id, seq, now() - interval '400 days' + seq * interval '1 day', ${unitsOfAnEntry}, 'earned', 'A gift',
      '{"type":"club","id":"bench","name":"A gift"}', seq * ${unitsOfAnEntry}, '[]'
    from generate_series(1, ${entries}) as seq, numbers;
  set maintenance_work_mem = '512MB';
  alter table transactions add constraint transactions_pkey primary key (id);
  alter table transactions add constraint transactions_chain unique (profile_id, seq),
    add constraint refunded_once unique (refund_of),
    add constraint refund_of_a_spending foreign key (refund_of) references transactions (id) not valid;
  alter table claims add constraint claims_transaction_id_transactions_id_fk foreign key (transaction_id) references transactions (id);
  reset session_replication_role;
  analyze`;

/** The hot calls of a player, each for another player of all. */
const calls: readonly { name: string; onDatabase: (db: Database, load: Load, numberOf: () => number) => Task }[] = [
  {
    name: 'looking up a ticket',
    onDatabase: (db, _load, numberOf) => () => findSession(db, systemClock, `ticket ${numberOf()}`),
  },
  {
    name: 'a page of the ledger',
    onDatabase: (db, load) => (user) => readEntries(db, load.profileOf(user), { offset: 0, limit: 20 }, new Date()),
  },
  ...operations,
];

/**
 * Hot calls on a database with many players, compared with one of ten thousand on the same server: the median of the p99 of five
 * rounds each, in turns. The same statements as over HTTP, without HTTP.
 */
export async function scaleTable(
  { players = 1_000_000, entries = 20 }: BenchOptions,
  print: (text: string) => void,
): Promise<string> {
  const source = findPostgres();
  if ('missing' in source) return `${source.missing}\n`;
  const server = await startPostgres({ isDurable: true });
  try {
    const urls = await Promise.all([fewPlayers, players].map(() => server.createDatabase()));
    const [few = '', many = ''] = urls;
    return await withPlayers(few, fewPlayers, entries, print, (small) =>
      withPlayers(many, players, entries, print, (large) => compare(small, large, players, entries)),
    );
  } finally {
    await server.close();
  }
}

type TaskOf = (call: (typeof calls)[number]) => Task;

async function withPlayers(
  url: string,
  players: number,
  entries: number,
  print: (text: string) => void,
  work: (taskOf: TaskOf) => Promise<string>,
): Promise<string> {
  return withBareDatabase({ url }, async (db, load) => {
    const started = performance.now();
    await execute(url, generation(players, entries));
    const seconds = (performance.now() - started) / 1000;
    print(`${players} players with ${entries} entries each, generated in ${seconds.toFixed(0)} s.\n`);
    const numberOf = () => 1 + Math.floor(Math.random() * players);
    const generated = { ...load, profileOf: () => idOf(numberOf()) };
    return work(({ onDatabase }) => onDatabase(db, generated, numberOf));
  });
}

function idOf(number: number): string {
  const hex = createHash('md5').update(`player ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

async function compare(small: TaskOf, large: TaskOf, players: number, entries: number): Promise<string> {
  const rows: string[][] = [];
  for (const call of calls) {
    const p99 = { small: new Array<number>(), large: new Array<number>() };
    for (let round = 0; round < rounds; round += 1) {
      p99.small.push((await measure(small(call), { measuredMs: 2000 })).p99);
      p99.large.push((await measure(large(call), { measuredMs: 2000 })).p99);
    }
    const [few, many] = [median(p99.small), median(p99.large)];
    rows.push([call.name, (many / few).toFixed(2), `${many.toFixed(1)} ms`, `${few.toFixed(1)} ms`]);
  }
  return tableOf(
    `p99 with ${players} players and ${players * entries} entries, compared with ${fewPlayers} players`,
    ['call', 'factor', 'many', 'few'],
    rows,
  );
}
