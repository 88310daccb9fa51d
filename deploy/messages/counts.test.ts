import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import * as read from '../../services/http/parse';
import { defaultLocale, supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { formatLocaleOf } from '../../store/locale/rules';
import { readTemplate } from './template';

/** Every plural form of the 24 languages, and a number with a separator. */
const counts = [0, 1, 2, 5, 21, 100, 1234];

const textsOf = (locale: string) =>
  read.record(read.string)(JSON.parse(readFileSync(join('static/lang', `${locale}.json`), 'utf8')));
const english = textsOf(defaultLocale);

/** Ids of the texts that show a number: with a plural, or with the number itself. */
const counted = Object.keys(english).filter(
  (id) => readTemplate(english[id] ?? '').plurals.length > 0 || /\{\w+, number/.test(english[id] ?? ''),
);

/** The text with every value set to the count; tags leave their content as it is. */
function render(intl: IntlShape, id: string, count: number): string {
  const { values, tags } = readTemplate(english[id] ?? '');
  return intl.formatMessage(
    { id },
    {
      ...Object.fromEntries(values.map((name) => [name, count])),
      ...Object.fromEntries(tags.map((name) => [name, (chunks: string[]) => chunks.join('')])),
    },
  );
}

const cache = createIntlCache();
const intlOf = (locale: SupportedLocale, errors: unknown[]) =>
  createIntl(
    { locale: formatLocaleOf(locale), messages: textsOf(locale), onError: ({ code }) => errors.push(code) },
    cache,
  );

it.each(supportedLocales)(
  '%s: every text with a number is whole, and shows the number where English does',
  (locale) => {
    const errors: unknown[] = [];
    const [intl, englishIntl] = [intlOf(locale, errors), intlOf(defaultLocale, errors)];
    const errorsOfTexts = counted.flatMap((id) =>
      counts.flatMap((count) => {
        const text = render(intl, id, count);
        const isBroken = /[{}#]|undefined|NaN| {2}/.test(text) || text.trim() !== text;
        // Languages may write "none" and "a day" in words.
        const isNumberLost =
          count > 2 &&
          render(englishIntl, id, count).includes(englishIntl.formatNumber(count)) &&
          !text.includes(intl.formatNumber(count));
        return isBroken || isNumberLost ? [[id, text]] : [];
      }),
    );
    expect(counted.length).toBeGreaterThan(100);
    expect(errorsOfTexts).toEqual([]);
    expect(errors).toEqual([]);
  },
);
