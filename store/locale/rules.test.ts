import { supportedLocales } from '../../services/locale/supportedLocales';
import { type FormattingError, formatLocaleOf, messageErrorOf } from './rules';

const formattingError = (code: string, message: string, id?: string): FormattingError =>
  Object.assign(new Error(message), { code, descriptor: id === undefined ? undefined : { id } });

const missing = 'The intl string context variable "units" was not provided to the string "{units}"';

it.each([
  [
    'a variable, by the name of its text',
    formattingError('FORMAT_ERROR', missing, 'units.line'),
    "The intl string context variable 'units' was not provided to the string 'units.line'.",
  ],
  [
    'a variable, in short where the text has no name',
    formattingError('FORMAT_ERROR', missing),
    'A value must be provided for: units.',
  ],
  [
    'a plural rule',
    formattingError('FORMAT_ERROR', 'Intl.PluralRules is not available in this environment.', 'a'),
    'Locale data is missing a plural rule function.',
  ],
  [
    'all data',
    formattingError('MISSING_DATA', 'Missing locale data'),
    'No locale data has been added for the locale or the default locale.',
  ],
  ['something else', formattingError('FORMAT_ERROR', 'Expected a date', 'a'), 'Expected a date'],
])('tells what is missing: %s', (_what, error, text) => {
  expect(messageErrorOf(error).message).toBe(text);
});

it('keeps the error of the library as the cause', () => {
  const error = formattingError('FORMAT_ERROR', missing);
  expect(messageErrorOf(error).cause).toBe(error);
});

describe('numbers and dates are in', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(supportedLocales)('%s where the browser has its data', (locale) => {
    expect(formatLocaleOf(locale)).toBe(locale);
  });

  it('English where the browser has no data for the language', () => {
    jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(formatLocaleOf('fi-FI')).toBe('en-US');
  });
});
