import { type FormattingError, messageErrorOf } from './rules';

const fault = (code: string, message: string, id?: string): FormattingError =>
  Object.assign(new Error(message), { code, descriptor: id === undefined ? undefined : { id } });

const missing = 'The intl string context variable "units" was not provided to the string "{units}"';

it.each([
  [
    'a variable, by the name of its text',
    fault('FORMAT_ERROR', missing, 'units.line'),
    "The intl string context variable 'units' was not provided to the string 'units.line'.",
  ],
  [
    'a variable, in short where the text has no name',
    fault('FORMAT_ERROR', missing),
    'A value must be provided for: units.',
  ],
  [
    'a plural rule',
    fault('FORMAT_ERROR', 'Intl.PluralRules is not available in this environment.', 'a'),
    'Locale data is missing a plural rule function.',
  ],
  [
    'all data',
    fault('MISSING_DATA', 'Missing locale data'),
    'No locale data has been added for the locale or the default locale.',
  ],
  ['something else', fault('FORMAT_ERROR', 'Expected a date', 'a'), 'Expected a date'],
])('tells what is missing: %s', (_what, error, text) => {
  expect(messageErrorOf(error).message).toBe(text);
});
