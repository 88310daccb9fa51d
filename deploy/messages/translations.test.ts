import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as read from '../../services/http/parse';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';
import { missingIn, readTemplate, type Plural } from './template';

const textsOf = (locale: string) =>
  read.record(read.string)(JSON.parse(readFileSync(join('static/lang', `${locale}.json`), 'utf8')));
const english = textsOf(defaultLocale);

/** Why a text reads in a language as it does in English, by locale and id. */
const sameAsEnglish = read.record(read.record(read.string))(
  JSON.parse(readFileSync(join(__dirname, 'sameAsEnglish.json'), 'utf8')),
);

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/<[^>]*>/g, '').replace(/\{\w+\}/g, ''));

describe.each(supportedLocales.filter((locale) => locale !== defaultLocale))('%s', (locale) => {
  const own = textsOf(locale);
  const errorsOf = (errorOf: (text: string, id: string) => unknown) =>
    Object.entries(own).filter(([id, text]) => errorOf(text, id));

  it('has the ids of en-US', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  });

  it('has the values and tags of en-US in every text', () => {
    const shapeOf = (text = '') => {
      const { values, tags } = readTemplate(text);
      return { values, tags };
    };
    expect(Object.entries(own).map(([id, text]) => [id, shapeOf(text)])).toEqual(
      Object.keys(own).map((id) => [id, shapeOf(english[id])]),
    );
  });

  it('has every form that its plurals need', () => {
    // A count whose words are the same for every number, such as "h", is one in every language.
    const isUniform = ({ categories }: Plural) => categories.join() === 'other';
    const mayBeUniform = (id: string) => readTemplate(english[id] ?? '').plurals.some(isUniform);
    const isIncomplete = (text: string, id: string) =>
      readTemplate(text).plurals.some(
        (plural) => missingIn(locale, plural).length > 0 && !(isUniform(plural) && mayBeUniform(id)),
      );
    expect(errorsOf(isIncomplete)).toEqual([]);
  });

  it('has no plural form that the language does not know', () => {
    const hasUnknown = ({ type, categories }: Plural) => {
      const known: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
      return categories.some((category) => !known.includes(category));
    };
    expect(errorsOf((text) => readTemplate(text).plurals.some(hasUnknown))).toEqual([]);
  });

  it('has no empty text, and no straight apostrophe or double space', () => {
    // The 404 page's sentence is the specification's, to the letter.
    const isQuoted = (id: string) => locale.startsWith('en-') && id === 'errors.screen.instead';
    expect(errorsOf((text, id) => text.trim() === '' || (/\w'\w| {2}/.test(text) && !isQuoted(id)))).toEqual([]);
  });

  if (!locale.startsWith('en-'))
    it('has nothing left in English without a reason', () => {
      const reasons = sameAsEnglish[locale] ?? {};
      const isSame = (id: string) => own[id] === english[id] && hasWords(english[id] ?? '');
      expect(Object.keys(own).filter((id) => isSame(id) && reasons[id] === undefined)).toEqual([]);
      // A reason is removed once its text is translated.
      expect(Object.keys(reasons).filter((id) => !isSame(id))).toEqual([]);
    });
});
