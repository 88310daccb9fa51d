import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { z } from 'zod';
import { onEveryDatabase } from '../testing/databases';
import { startUpMs } from '../testing/startPlatform';
import { connect, type DatabasePlace } from './connect';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

it('every migration is later than the previous one, because databases skip older ones', () => {
  const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
  const { entries } = journal.parse(JSON.parse(read('migrations/meta/_journal.json')));
  expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b));
  expect(entries[0]).toMatchObject({ tag: '0000_start' });
});

it('every migration after the first one only adds, because platforms of the version before work on beside it', () => {
  const later = readdirSync(join(__dirname, 'migrations')).filter((name) => /^(?!0000)\d{4}_.*\.sql$/.test(name));
  const takesAway = /\bdrop (table|column|type)\b|\brename\b|\bset not null\b|\bset data type\b/i;
  expect(later.filter((name) => takesAway.test(read(`migrations/${name}`)))).toEqual([]);
});

/** A connection that runs SQL as it is written. */
async function open(place: DatabasePlace) {
  if ('folder' in place) {
    const database = await PGlite.create(place.folder);
    const rowsOf = async (sql: string) => (await database.query(sql)).rows;
    return { run: (sql: string) => database.exec(sql), rowsOf, close: () => database.close() };
  }
  const client = new Client(place.url);
  await client.connect();
  const rowsOf = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  return { run: (sql: string) => client.query(sql), rowsOf, close: () => client.end() };
}

/** Runs SQL on a database that no platform has open; the rows of the query after it. */
async function runOn(place: DatabasePlace, { script, query }: { script?: string; query?: string }): Promise<unknown[]> {
  const { run, rowsOf, close } = await open(place);
  try {
    if (script) await run(script);
    return query ? await rowsOf(query) : [];
  } finally {
    await close();
  }
}

/** Opens a database as a platform does, and closes it. */
const start = async (place: DatabasePlace) => (await connect(place)).close();

/** What the former migrations made, as a database lists them. */
const formerly = (newest: number) => `${read('testing/formerMigrations.sql')}
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1795237165260), ('last', ${newest});`;

const marlo = '0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Rows of the tables that the taking over changes. */
const rows = `
  insert into facts (key, value) values ('seed.planted', '1');
  insert into accounts (user_id, email, email_key, password_hash, name_on_platform, name_key, country, preferred_language,
    date_of_birth, avatar_gallery_id, created_at)
  values ('${marlo}', 'marlo@northlight.example', 'marlo@northlight.example', 'hash', 'Marlo', 'marlo', 'US', 'en-US',
    '1994-06-14', 'default', now());
  insert into games (space_id, slug, title, tagline, genre, description, release_date, age_rating, links, community_videos, position)
  values ('${id(8)}', 'game', 'Game', '', '', '', now(), '', '{}', '[]', 1);
  insert into rewards (reward_id, space_id, key, name, kind, rarity_id, value, glyph, description, instruction, is_new, created_at, position)
  values ('${id(9)}', '${id(8)}', 'mask', 'Mask', '', 'EPIC', 1, '', '', '', false, now(), 1);
  insert into avatars (avatar_gallery_id, name, kind, position) values ('fox', 'Fox', 'fox', 1);
  insert into wishes (profile_id, reward_id, wished_at, told_at) values ('${marlo}', '${id(9)}', '2026-03-01', '2026-03-02');
  insert into idempotent_replies (profile_id, key, request, reply, created_at) values ('${marlo}', 'key', '[]', '{"b":1,"a":2}', now());
  insert into email_verifications (token_hash, user_id, email, is_change, expires_at)
  values ('link', '${marlo}', 'new@northlight.example', true, '2026-03-05T00:00:00Z');
  insert into email_changes (objection_hash, user_id, previous_email, previous_email_key, second_factor, requested_at, expires_at)
  values ('objection', '${marlo}', 'marlo@northlight.example', 'marlo@northlight.example', '{"secret":"SECRET"}', '2026-03-02T00:00:00Z', '2026-03-16T00:00:00Z');
  insert into password_resets (token_hash, user_id, next_url, expires_at) values ('reset', '${marlo}', '', '2026-03-02');
  insert into pgboss.job (name, data) values ('noticeDelivery', '{"noticeId":"${id(7)}","channel":"email"}');`;

/** Every column, constraint, index, trigger, function and queue, whatever the order of columns. */
const schemaQuery = `
  select 'column' as kind, concat(table_schema, '.', table_name, '.', column_name) as name,
    concat_ws(' ', data_type, is_nullable, column_default, identity_generation, generation_expression) as definition
  from information_schema.columns where table_schema in ('public', 'pgboss', 'drizzle')
  union all select 'constraint', concat(conrelid::regclass, '.', conname), pg_get_constraintdef(oid) from pg_constraint
  where contype <> 'n' and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select 'index', concat(schemaname, '.', indexname), indexdef from pg_indexes where schemaname in ('public', 'pgboss')
  union all select 'trigger', concat(tgrelid::regclass, '.', tgname), pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', oid::regprocedure::text, pg_get_functiondef(oid) from pg_proc
  where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select 'queue', name, concat_ws(' ', policy, retry_limit, retry_delay, retry_backoff, expire_seconds) from pgboss.queue
  union all select 'migration', hash, created_at::text from drizzle.__drizzle_migrations
  order by kind, name, definition`;

// Each test starts several databases.
jest.setTimeout(3 * startUpMs);

onEveryDatabase((database) => {
  it('a database that has run all former migrations gets the tables of a new one, and keeps its rows', async () => {
    const [former, fresh] = [await database.empty(), await database.empty()];
    await runOn(former, { script: formerly(1795716065324) + rows });
    await start(former);
    await start(fresh);
    const expected = await runOn(fresh, { query: schemaQuery });
    expect(expected.length).toBeGreaterThan(500);
    expect(await runOn(former, { query: schemaQuery })).toEqual(expected);
    expect(await runOn(former, { query: 'select key from facts order by key' })).toEqual([
      { key: 'catalog.version' },
      { key: 'seeded' },
    ]);
    expect(await runOn(former, { query: 'select wished_at, notified_at from wishes' })).toEqual([
      { wished_at: expect.any(Date) as unknown, notified_at: expect.any(Date) as unknown },
    ]);
    expect(await runOn(former, { query: 'select key, response::text from idempotent_responses' })).toEqual([
      { key: 'key', response: '{"b":1,"a":2}' },
    ]);
    const tokens =
      'select hash, kind, email, reserved_email_key, issued_at, payload from one_time_tokens order by hash';
    expect(await runOn(former, { query: tokens })).toEqual([
      {
        hash: 'link',
        kind: 'emailChange',
        email: 'new@northlight.example',
        reserved_email_key: null,
        issued_at: new Date('2026-03-02T00:00:00Z'),
        payload: { email: 'new@northlight.example' },
      },
      {
        hash: 'objection',
        kind: 'objection',
        email: 'marlo@northlight.example',
        reserved_email_key: 'marlo@northlight.example',
        issued_at: new Date('2026-03-02T00:00:00Z'),
        payload: {
          email: 'marlo@northlight.example',
          reservedEmailKey: 'marlo@northlight.example',
          passwordHash: null,
          secondFactor: { secret: 'SECRET' },
        },
      },
    ]);
    expect(await runOn(former, { query: 'select data from pgboss.job' })).toEqual([
      { data: { noticeIds: [id(7)], channel: 'email' } },
    ]);
    // A second start finds nothing to do.
    await start(former);
  });

  it('a database that has not run all of them is left as it is, with a sentence that says what to do', async () => {
    const older = await database.empty();
    await runOn(older, { script: formerly(1795711608439) });
    await expect(start(older)).rejects.toThrow(/start it once with .+ or use an empty folder or database/);
    expect(
      await runOn(older, { query: 'select count(*)::integer as migrations from drizzle.__drizzle_migrations' }),
    ).toEqual([{ migrations: 2 }]);
  });
});
