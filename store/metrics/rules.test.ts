import { consentOf, needsConsentIn, type ConsentFacts } from './rules';

describe('countries that require consent', () => {
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
    ['while the country is unknown', { countries: null }, 'unknown'],
    ['where no law requires consent', {}, 'allowed'],
    ['where a law requires consent', { countries: ['FR', 'FR'] }, 'required'],
    ['abroad, with an account of a country that requires consent', { countries: ['US', 'DE'] }, 'required'],
    ['abroad, in a country that requires consent', { countries: ['BR', 'US'] }, 'required'],
    ['after a yes', { countries: ['FR', 'FR'], choice: 'allowed' }, 'allowed'],
    ['after opting out', { choice: 'refused' }, 'refused'],
    ['with the signal of the browser', { isSignalled: true }, 'refused'],
    ['with the signal, despite an earlier choice', { isSignalled: true, choice: 'allowed' }, 'refused'],
    ['with the signal, where a law requires consent', { isSignalled: true, countries: ['FR', 'FR'] }, 'refused'],
  ])('%s', (_case, overrides, expected) => {
    expect(consentOf(facts(overrides))).toBe(expected);
  });
});
