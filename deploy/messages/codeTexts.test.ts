import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCodeTexts } from './codeTexts';

function fileWith(texts: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'texts.json');
  writeFileSync(file, JSON.stringify(texts));
  return file;
}
const text = (defaultMessage: string) => ({ defaultMessage, description: 'A text' });

it('given the files of two features, the texts of both come sorted by id', () => {
  const files = [fileWith({ 'b.b': text('B'), 'b.a': text('A') }), fileWith({ 'a.a': text('First') })];
  expect(Object.entries(readCodeTexts(files))).toEqual([
    ['a.a', 'First'],
    ['b.a', 'A'],
    ['b.b', 'B'],
  ]);
});

it('given an id in two files, it throws', () => {
  expect(() => readCodeTexts([fileWith({ 'a.a': text('A') }), fileWith({ 'a.a': text('B') })])).toThrow(
    'another file has "a.a" too',
  );
});

it('given a text without a note for the translator, it throws', () => {
  expect(() => readCodeTexts([fileWith({ 'a.a': { defaultMessage: 'A' } })])).toThrow('"a.a" needs a text');
});
