import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { z } from 'zod';
import { onEveryDatabase, type KeptPlace, type TestDatabase } from '../testing/databases';
import { startUpMs } from '../testing/startPlatform';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

const read = (file: string) => readFileSync(join(__dirname, 'migrations', file), 'utf8');
const { entries } = journal.parse(JSON.parse(read('meta/_journal.json')));

it('every migration is later than the previous one, because databases skip older ones', () => {
  expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b));
  // Existing databases contain the first migration, so only later ones may change what it created.
  expect(entries[0]).toEqual({ tag: '0000_start', when: 1795237165260 });
});

/** A connection that runs SQL as it is written. */
interface Connection {
  run: (sql: string) => Promise<unknown>;
  rowsOf: (sql: string) => Promise<unknown[]>;
  close: () => Promise<void>;
}

async function open(place: KeptPlace): Promise<Connection> {
  if ('folder' in place) {
    const database = await PGlite.create(place.folder);
    const rowsOf = async (sql: string) => (await database.query(sql)).rows;
    return { run: (sql) => database.exec(sql), rowsOf, close: () => database.close() };
  }
  const client = new Client(place.url);
  await client.connect();
  const rowsOf = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  return { run: (sql) => client.query(sql), rowsOf, close: () => client.end() };
}

/** Runs the migrations up to one on a new database, then `sql`, then the rest. */
async function migrateWith(database: TestDatabase, sql: string, tagEnd: string): Promise<Connection> {
  const connection = await open(await database.empty());
  const tags = entries.map(({ tag }) => tag);
  const before = tags.findIndex((tag) => tag.endsWith(tagEnd));
  for (const tag of tags.slice(0, before)) await connection.run(read(`${tag}.sql`));
  await connection.run(sql);
  for (const tag of tags.slice(before)) await connection.run(read(`${tag}.sql`));
  return connection;
}

const marlo = '0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11';
const account = `
  insert into accounts (user_id, email, password_hash, name_on_platform, name_key, country, preferred_language,
    date_of_birth, avatar_gallery_id, created_at)
  values ('${marlo}', 'marlo@northlight.example', 'hash', 'Marlo', 'marlo', 'US', 'en-US', '1994-06-14', 'default', now());`;

jest.setTimeout(startUpMs);

onEveryDatabase((database) => {
  it('players of earlier versions count as verified, and may spend their Units', async () => {
    const { rowsOf, close } = await migrateWith(database, account, '_email_verification');
    expect(await rowsOf('select email from accounts where email_verified_at is not null')).toEqual([
      { email: 'marlo@northlight.example' },
    ]);
    await close();
  });

  it('accounts of earlier versions have the key of their address, but for addresses that SQL cannot read', async () => {
    const emails = [
      'marlo+club@northlight.example',
      'info@bücher.example',
      'info@xn--bcher-kva.example',
      'v@x.example,foo',
      '<v@x.example>',
    ];
    const rows = emails.map(
      (email, index) =>
        `(gen_random_uuid(), '${email}', 'hash', 'name${index}', 'name${index}', 'US', 'en-US', '1994-06-14', 'default', now())`,
    );
    const { rowsOf, close } = await migrateWith(
      database,
      `insert into accounts (user_id, email, password_hash, name_on_platform, name_key, country, preferred_language,
      date_of_birth, avatar_gallery_id, created_at) values ${rows.join()};
    insert into second_factors (user_id, secret, preference, turned_on_at)
    select user_id, 'SECRET', '["authenticator"]', '2026-03-01' from accounts where name_key in ('name0', 'name1');
    insert into recovery_codes (user_id, code_hash) select user_id, 'code' from accounts where name_key = 'name0';
    insert into email_changes (objection_hash, user_id, previous_email, requested_at, expires_at)
    select name_key, user_id, email, case name_key when 'name0' then '2026-03-02' else '2026-02-02' end::timestamptz, '2026-03-16'
    from accounts;
    insert into sign_on_sessions (cookie_hash, user_id, expires_at, created_at)
    select name_key, user_id, '2026-03-16', '2026-03-03' from accounts where name_key = 'name0'`,
      '_email_keys',
    );
    expect(await rowsOf('select email, email_key from accounts where email_key is not null')).toEqual([
      { email: emails[0], email_key: emails[0] },
    ]);
    expect(
      await rowsOf(
        `select hash, kind, email, reserved_email_key, issued_at, payload -> 'secondFactor' as second_factor
          from one_time_tokens where payload ->> 'secondFactor' is not null`,
      ),
    ).toEqual([
      {
        hash: 'name0',
        kind: 'objection',
        email: emails[0],
        reserved_email_key: emails[0],
        issued_at: new Date('2026-03-02T00:00:00Z'),
        second_factor: { secret: 'SECRET', preference: ['authenticator'], lastStep: 0, codeHashes: ['code'] },
      },
    ]);
    expect(await rowsOf('select count(*)::int as count from sign_on_sessions where used_at = created_at')).toEqual([
      { count: 1 },
    ]);
    await close();
  });

  it('ledgers of earlier versions name the spendings of claims and codes, and expire with a day everywhere', async () => {
    const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
    const entry = (digit: number, kind: string, source: object, more: { refundOf?: number; expiresAt?: string } = {}) =>
      `insert into transactions (id, profile_id, seq, date, units, kind, reason, source, expires_at, balance_after, draws, refund_of)
     values ('${id(digit)}', '${marlo}', ${digit}, '2026-03-10T12:00:00Z', 0, '${kind}', 'Any', '${JSON.stringify(source)}',
       ${more.expiresAt ? `'${more.expiresAt}'` : 'null'}, 0, '[{"lotId": "${id(1)}", "units": 1}]',
       ${more.refundOf ? `'${id(more.refundOf)}'` : 'null'});`;
    const reward = { type: 'reward', id: id(9), name: 'Mask' };
    const discount = { type: 'discount', id: 'store-20', name: '20%' };
    const { rowsOf, close } = await migrateWith(
      database,
      `${account}
    insert into games (space_id, slug, title, tagline, genre, description, release_date, age_rating, links, community_videos, position)
      values ('${id(8)}', 'game', 'Game', '', '', '', now(), '', '{}', '[]', 1);
    insert into rewards (reward_id, space_id, key, name, kind, rarity_id, value, glyph, description, instruction, is_new, created_at, position)
      values ('${id(9)}', '${id(8)}', 'mask', 'Mask', '', 'EPIC', 1, '', '', '', false, now(), 1);
    insert into lots (lot_id, profile_id, units, remaining, acquired_at, expires_at) values
      ('${id(1)}', '${marlo}', 1, 1, '2024-03-05T12:00:00Z', '2026-03-31T23:59:59.999Z'),
      ('${id(2)}', '${marlo}', 1, 1, '2026-03-10T12:00:00Z', '2026-04-09T12:00:00Z');
    ${entry(1, 'spent', reward)}
    ${entry(2, 'spent', reward)}
    ${entry(3, 'refunded', reward, { refundOf: 2, expiresAt: '2026-04-09T12:00:00Z' })}
    ${entry(4, 'spent', discount)}
    ${entry(5, 'expired', { type: 'expiry', id: '2026-03-31', name: 'Units from March 2024' })}
    insert into claims (claim_id, profile_id, reward_id, space_id, units, claimed_at, refunded_at) values
      ('${id(1)}', '${marlo}', '${id(9)}', '${id(8)}', 1, '2026-03-10T12:00:00Z', now()),
      ('${id(2)}', '${marlo}', '${id(9)}', '${id(8)}', 1, '2026-03-10T12:00:00Z', null);
    insert into promotion_keys (code, profile_id, units, bought_at, expires_at)
      values ('CODE', '${marlo}', 100, '2026-03-10T12:00:00Z', '2026-06-10T12:00:00Z');`,
      '_named_spendings',
    );
    expect(await rowsOf('select claim_id, transaction_id from claims order by 1')).toEqual([
      { claim_id: id(1), transaction_id: id(2) },
      { claim_id: id(2), transaction_id: id(1) },
    ]);
    expect(await rowsOf('select transaction_id, expires_at from promotion_keys')).toEqual([
      { transaction_id: id(4), expires_at: new Date('2026-06-10T23:59:59.999-12:00') },
    ]);
    expect(await rowsOf('select expires_at, has_grace from lots order by lot_id')).toEqual([
      { expires_at: new Date('2026-03-31T23:59:59.999-12:00'), has_grace: false },
      { expires_at: new Date('2026-04-09T23:59:59.999-12:00'), has_grace: true },
    ]);
    expect(await rowsOf(`select source ->> 'id' as month from transactions where kind = 'expired'`)).toEqual([
      { month: '2024-03' },
    ]);
    await close();
  });
});
