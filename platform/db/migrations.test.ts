import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

it('every migration is later than the previous one, because databases skip older ones', () => {
  const text = readFileSync(join(__dirname, 'migrations/meta/_journal.json'), 'utf8');
  const { entries } = journal.parse(JSON.parse(text));
  expect(entries.map((entry) => entry.when)).toEqual(entries.map((entry) => entry.when).sort((a, b) => a - b));
  // Existing databases contain the first migration, so only later ones may change what it created.
  expect(entries[0]).toEqual({ tag: '0000_start', when: 1795237165260 });
});
