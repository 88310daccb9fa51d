import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as read from '../../services/http/parse';
import type { Texts } from './texts';

const folder = join(__dirname, '../../components');

/** Every feature's file of English texts (FormatJS's form: by id, a text and a note for the translator). */
export const textsFiles = (): string[] =>
  readdirSync(folder)
    .map((feature) => join(folder, feature, 'texts.json'))
    .filter((file) => existsSync(file));

interface CodeText {
  id: string;
  /** The file of its feature. */
  file: string;
  english: string;
  description: string;
}

/** Sorted by id. Throws if two files have the same id, or a text has no note. */
export function readCodeTextRows(files = textsFiles()): CodeText[] {
  const rows = new Map<string, CodeText>();
  for (const file of files) {
    for (const [id, { defaultMessage, description }] of Object.entries(
      readTextsFile(readFileSync(file, 'utf8'), file),
    )) {
      if (rows.has(id)) throw new Error(`${file}: another file has "${id}" too`);
      if (!defaultMessage || !description) throw new Error(`${file}: "${id}" needs a text and a description`);
      rows.set(id, { id, file, english: defaultMessage, description });
    }
  }
  return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const readCodeTexts = (files = textsFiles()): Texts =>
  Object.fromEntries(readCodeTextRows(files).map(({ id, english }) => [id, english]));

const readTextsFile = (json: string, file: string) => read.record(read.record(read.string))(JSON.parse(json), file);
