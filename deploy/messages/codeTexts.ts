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

/** Sorted by id. Throws if two files have the same id, or a text has no note. */
export function readCodeTexts(files = textsFiles()): Texts {
  const texts = new Map<string, string>();
  for (const file of files) {
    for (const [id, { defaultMessage, description }] of Object.entries(
      readTextsFile(readFileSync(file, 'utf8'), file),
    )) {
      if (texts.has(id)) throw new Error(`${file}: another file has "${id}" too`);
      if (!defaultMessage || !description) throw new Error(`${file}: "${id}" needs a text and a description`);
      texts.set(id, defaultMessage);
    }
  }
  return Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const readTextsFile = (json: string, file: string) => read.record(read.record(read.string))(JSON.parse(json), file);
