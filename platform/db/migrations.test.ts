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
