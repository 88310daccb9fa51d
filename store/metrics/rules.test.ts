import { consentOf, needsConsentIn, type ConsentFacts } from './rules';

describe('countries that are asked first', () => {
  it.each(['AT', 'DE', 'FR', 'fr', 'SE', 'NO', 'IS', 'LI', 'RE', 'GB', 'CH', 'BR', 'CA', 'TR', 'UA'])(
    '%s is',
    (country) => expect(needsConsentIn(country)).toBe(true),
  );
  it.each(['US', 'MX', 'AU', 'NZ', 'JP', 'AR', '', 'XX'])('%s is not', (country) =>
    expect(needsConsentIn(country)).toBe(false),
  );
});

const facts = (overrides: Partial<ConsentFacts>): ConsentFacts => ({
  choice: null,
  isSignalled: false,
  isRead: true,
  countries: ['US', 'US'],
  ...overrides,
});

describe('whether a reader may be measured', () => {
  it.each<[string, Partial<ConsentFacts>, string]>([
    ['before the browser was read', { isRead: false, choice: 'allowed' }, 'unknown'],
    ['while nobody knows the country', { countries: null }, 'unknown'],
    ['where no law asks first', {}, 'allowed'],
    ['where a law asks first', { countries: ['FR', 'FR'] }, 'asked'],
    ['abroad, with an account of a country that asks', { countries: ['US', 'DE'] }, 'asked'],
    ['abroad, in a country that asks', { countries: ['BR', 'US'] }, 'asked'],
    ['after a yes', { countries: ['FR', 'FR'], choice: 'allowed' }, 'allowed'],
    ['after a no', { choice: 'refused' }, 'refused'],
    ['with the signal of the browser', { isSignalled: true }, 'refused'],
    ['with the signal, whatever was said before', { isSignalled: true, choice: 'allowed' }, 'refused'],
    ['with the signal, where a law asks first', { isSignalled: true, countries: ['FR', 'FR'] }, 'refused'],
  ])('%s', (_case, overrides, expected) => {
    expect(consentOf(facts(overrides))).toBe(expected);
  });
});
