import { readFileSync } from 'node:fs';
import { z } from 'zod';

const reasonsByLocale = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads why texts are the same in a language as in English, by locale and English text or key. */
export const readSameAsEnglish = (file: string) => reasonsByLocale.parse(JSON.parse(readFileSync(file, 'utf8')));

type Texts = Readonly<Record<string, string>>;

/** Expects a reason for every translation that equals its English text, and no reason for any other text. */
export function expectReasonsForEnglish(translated: Texts, english: Texts, reasons: Texts = {}) {
  const isSame = (key: string) => translated[key] === english[key] && hasWords(english[key] ?? '');
  expect(Object.keys(translated).filter((key) => isSame(key) && reasons[key] === undefined)).toEqual([]);
  expect(Object.keys(reasons).filter((key) => !isSame(key))).toEqual([]);
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
