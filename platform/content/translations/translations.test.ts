import { join } from 'node:path';
import { locales } from '../../locale/locales';
import { contentTextsOf, ledgerTexts } from '../../testing/translatableTexts';
import { expectReasonsForEnglish, readSameAsEnglish } from '../../testing/translationChecks';
import { content } from '../content';
import { contentTexts } from './contentTranslator';

const english = [...new Set([...contentTextsOf(content), ...ledgerTexts])];
const englishByText = Object.fromEntries(english.map((text) => [text, text]));
const sameAsEnglish = readSameAsEnglish(join(__dirname, 'sameAsEnglish.json'));

const tagsIn = (text: string) => (text.match(/<\/?\w+/g) ?? []).sort();
const shapeOf = (text: string) => JSON.stringify({ tags: tagsIn(text), lines: text.split('\n').length });

describe.each(locales.filter((locale) => !locale.startsWith('en-')))('%s', (locale) => {
  const translated = contentTexts(locale);

  it('translates every text of the content, and no removed ones', () => {
    expect(Object.keys(translated).sort()).toEqual([...english].sort());
  });

  it('keeps the tags and paragraphs of the content', () => {
    expect(Object.entries(translated).filter(([text, translation]) => shapeOf(text) !== shapeOf(translation))).toEqual(
      [],
    );
  });

  it('leaves no text in English without a reason', () => {
    expectReasonsForEnglish(translated, englishByText, sameAsEnglish[locale]);
  });
});

it.each(['en-GB', 'en-CA'] as const)('%s changes the spelling of some texts, and holds only those', (locale) => {
  const translated = contentTexts(locale);
  expect(Object.keys(translated).length).toBeGreaterThan(20);
  expect(Object.keys(translated).filter((text) => !english.includes(text))).toEqual([]);
  expect(Object.entries(translated).filter(([text, translation]) => text === translation)).toEqual([]);
});
