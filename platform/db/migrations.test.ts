import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

const read = (file: string) => readFileSync(join(__dirname, 'migrations', file), 'utf8');
const { entries } = journal.parse(JSON.parse(read('meta/_journal.json')));

it('every migration is later than the previous one, because databases skip older ones', () => {
  expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b));
  // Existing databases contain the first migration, so only later ones may change what it created.
  expect(entries[0]).toEqual({ tag: '0000_start', when: 1795237165260 });
});

it('accounts of earlier versions have the key of their address, but for addresses that SQL cannot read', async () => {
  const database = await PGlite.create();
  const tags = entries.map(({ tag }) => tag);
  const before = tags.findIndex((tag) => tag.endsWith('_email_keys'));
  for (const tag of tags.slice(0, before)) await database.exec(read(`${tag}.sql`));
  const emails = [
    'marlo+club@northlight.example',
    'info@bücher.example',
    'info@xn--bcher-kva.example',
    'v@x.example,foo',
    '<v@x.example>',
  ];
  for (const [index, email] of emails.entries()) {
    await database.query(
      `insert into accounts (user_id, email, password_hash, name_on_platform, name_key, country, preferred_language,
        date_of_birth, avatar_gallery_id, created_at)
      values (gen_random_uuid(), $1, 'hash', $2, $2, 'US', 'en-US', '1994-06-14', 'default', now())`,
      [email, `name${index}`],
    );
  }
  await database.exec(`
    insert into second_factors (user_id, secret, preference, turned_on_at)
    select user_id, 'SECRET', '["authenticator"]', '2026-03-01' from accounts where name_key in ('name0', 'name1');
    insert into recovery_codes (user_id, code_hash) select user_id, 'code' from accounts where name_key = 'name0';
    insert into email_changes (objection_hash, user_id, previous_email, requested_at, expires_at)
    select name_key, user_id, email, case name_key when 'name0' then '2026-03-02' else '2026-02-02' end::timestamptz, '2026-03-16'
    from accounts;
    insert into sign_on_sessions (cookie_hash, user_id, expires_at, created_at)
    select name_key, user_id, '2026-03-16', '2026-03-03' from accounts where name_key = 'name0'`);
  for (const tag of tags.slice(before)) await database.exec(read(`${tag}.sql`));
  const rowsOf = async (text: string) => (await database.query(text)).rows;
  expect(await rowsOf('select email, email_key from accounts where email_key is not null')).toEqual([
    { email: emails[0], email_key: emails[0] },
  ]);
  expect(
    await rowsOf(
      'select objection_hash, previous_email_key, second_factor from email_changes where second_factor is not null',
    ),
  ).toEqual([
    {
      objection_hash: 'name0',
      previous_email_key: emails[0],
      second_factor: { secret: 'SECRET', preference: ['authenticator'], lastStep: 0, codeHashes: ['code'] },
    },
  ]);
  expect(await rowsOf('select count(*)::int as count from sign_on_sessions where used_at = created_at')).toEqual([
    { count: 1 },
  ]);
  await database.close();
});

it('players of earlier versions count as verified, and may spend their Units', async () => {
  const database = await PGlite.create();
  const tags = entries.map(({ tag }) => tag);
  const before = tags.findIndex((tag) => tag.endsWith('_email_verification'));
  for (const tag of tags.slice(0, before)) await database.exec(read(`${tag}.sql`));
  await database.exec(`
    insert into accounts (user_id, email, password_hash, name_on_platform, name_key, country, preferred_language,
      date_of_birth, avatar_gallery_id, created_at)
    values ('0f5e6c1e-7d0b-4e0f-8a55-0d6c2f6a3c11', 'marlo@northlight.example', 'hash', 'Marlo', 'marlo', 'US', 'en-US',
      '1994-06-14', 'default', now())`);
  for (const tag of tags.slice(before)) await database.exec(read(`${tag}.sql`));
  const { rows } = await database.query('select email from accounts where email_verified_at is not null');
  expect(rows).toEqual([{ email: 'marlo@northlight.example' }]);
  await database.close();
});
