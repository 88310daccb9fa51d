import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { content as seed } from '../db/seed/content';
import { contentTextsOf, ledgerTexts } from '../testing/contentTexts';
import { english } from './english';
import { locales } from './locales';
import { contentTexts, ownTexts } from './textFiles';

const content = [...new Set([...contentTextsOf(seed), ...ledgerTexts])];

/** Why a text reads in a language as it does in English, by locale and English text or key. */
const sameAsEnglish = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(join(__dirname, 'sameAsEnglish.json'), 'utf8')));

const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const tagsIn = (text: string) => (text.match(/<\/?\w+/g) ?? []).sort();
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

describe.each(locales.filter((locale) => !locale.startsWith('en-')))('%s', (locale) => {
  const own = ownTexts(locale);
  const club = contentTexts(locale);

  it('has every text of the platform, with its values', () => {
    expect(
      Object.entries(own)
        .map(([key, text]) => [key, valuesIn(text)])
        .sort(),
    ).toEqual(
      Object.entries(english)
        .map(([key, text]) => [key, valuesIn(text)])
        .sort(),
    );
  });

  it('has every text of the content, and none that is gone', () => {
    expect(Object.keys(club).sort()).toEqual([...content].sort());
  });

  it('has the tags and paragraphs of the content', () => {
    const shapeOf = (text: string) => ({ tags: tagsIn(text), lines: text.split('\n').length });
    expect(
      Object.entries(club).filter(([text, said]) => JSON.stringify(shapeOf(text)) !== JSON.stringify(shapeOf(said))),
    ).toEqual([]);
  });

  it('has nothing left in English without a reason', () => {
    const reasons = sameAsEnglish[locale] ?? {};
    const originals: Record<string, string> = {
      ...english,
      ...Object.fromEntries(content.map((text) => [text, text])),
    };
    const said = { ...own, ...club };
    const isSame = (key: string) => said[key] === originals[key] && hasWords(originals[key] ?? '');
    expect(Object.keys(said).filter((key) => isSame(key) && reasons[key] === undefined)).toEqual([]);
    // A reason whose text has been translated since is no reason any more.
    expect(Object.keys(reasons).filter((key) => !isSame(key))).toEqual([]);
  });
});

describe.each(['en-GB', 'en-CA'] as const)('%s', (locale) => {
  it('spells some texts its own way, with their values, and knows no others', () => {
    const own = ownTexts(locale);
    const club = contentTexts(locale);
    expect(Object.keys(club).length).toBeGreaterThan(20);
    expect(Object.keys(club).filter((text) => !content.includes(text))).toEqual([]);
    expect(Object.entries(own).filter(([key]) => !(key in english))).toEqual([]);
    expect(Object.entries({ ...club }).filter(([text, said]) => text === said)).toEqual([]);
  });
});
