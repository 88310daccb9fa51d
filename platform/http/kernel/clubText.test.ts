import { z } from 'zod';
import { clubText, translatorOf } from './clubText';

const shout = (text: string) => text.toUpperCase();

it.each([
  ['a field', z.object({ id: z.string(), name: clubText }), { id: 'a', name: 'b' }, { id: 'a', name: 'B' }],
  ['a described field', z.object({ name: clubText.describe('Its own.') }), { name: 'b' }, { name: 'B' }],
  ['a field that may be null', z.object({ name: clubText.nullable() }), { name: null }, { name: null }],
  ['a field that may be absent', z.object({ name: clubText.optional() }), {}, {}],
  ['items of a list', z.object({ names: z.array(clubText) }), { names: ['a', 'b'] }, { names: ['A', 'B'] }],
  [
    'things in a list',
    z.object({ list: z.array(z.object({ name: clubText, id: z.string() })) }),
    { list: [{ name: 'a', id: 'a' }] },
    { list: [{ name: 'A', id: 'a' }] },
  ],
  ['fields of any name', z.object({ by: z.record(z.string(), clubText) }), { by: { x: 'a' } }, { by: { x: 'A' } }],
])('translates %s', (_case, shape, value, output) => {
  expect(translatorOf(shape)?.(value, shout)).toEqual(output);
});

it('is null for a shape without club texts', () => {
  expect(translatorOf(z.object({ id: z.string(), list: z.array(z.object({ at: z.int() })) }))).toBeNull();
});
