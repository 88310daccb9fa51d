import { countryCodes, countryName, isCountry } from './countries';

it('has every country of ISO 3166-1 once', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it.each([
  ['DE', true],
  ['ZZ', false],
  ['de', false],
  ['', false],
])('%s is a country: %s', (code, expected) => {
  expect(isCountry(code)).toBe(expected);
});

it.each([
  ['in a language', 'DE', 'fr-FR', 'Allemagne'],
  ['in English where the language has no names', 'DE', 'xx', 'Germany'],
  ['by its code where the language is invalid', 'DE', 'not a language', 'DE'],
])('names a country %s', (_case, code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
