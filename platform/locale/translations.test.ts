import { join } from 'node:path';
import { expectReasonsForEnglish, readSameAsEnglish } from '../testing/translationChecks';
import { english } from './english';
import { locales } from './locales';
import { platformTexts } from './translator';

const sameAsEnglish = readSameAsEnglish(join(__dirname, 'sameAsEnglish.json'));

const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const valuesByKey = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([key, text]) => [key, valuesIn(text)])
    .sort();

describe.each(locales.filter((locale) => !locale.startsWith('en-')))('%s', (locale) => {
  it('translates every text of the platform, with its values', () => {
    expect(valuesByKey(platformTexts(locale))).toEqual(valuesByKey(english));
  });

  it('leaves no text in English without a reason', () => {
    expectReasonsForEnglish(platformTexts(locale), english, sameAsEnglish[locale]);
  });
});

it.each(['en-GB', 'en-CA'] as const)('%s overrides only texts that exist', (locale) => {
  expect(Object.keys(platformTexts(locale)).filter((key) => !(key in english))).toEqual([]);
});
