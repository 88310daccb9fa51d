import { isCurrentLegalOptinsKey, legalOptinsKeyFor, policiesFor, reacceptanceFor, versionsOfOld } from './policies';

const club = 'Meridian Club';

it.each([
  ['fr-FR', 'fr-FR', 'Conditions d’utilisation'],
  ['fr-CA', 'fr-CA', 'Conditions d’utilisation'],
  ['fr', 'fr-FR', 'Conditions d’utilisation'],
  ['de', 'de-DE', 'Nutzungsbedingungen'],
  ['es-MX', 'es-MX', 'Términos de uso'],
  ['en-GB', 'en-GB', 'Terms of use'],
  ['xx-XX', 'en-US', 'Terms of use'],
])('requested in %s the texts are in %s', (requested, locale, title) => {
  const { policyLocaleCode, titles } = policiesFor('CA', requested, club);
  expect({ policyLocaleCode, title: titles.termOfUse }).toEqual({ policyLocaleCode: locale, title });
});

it.each(['en', 'fr', 'de', 'es'])("in %s the text depends on the country's law", (language) => {
  const [canada, france] = ['CA', 'FR'].map((country) => policiesFor(country, language, club));
  expect(canada?.termOfUseContent).toContain('2019');
  expect(france?.termOfUseContent).not.toContain('2019');
  expect(france?.privacyPolicyContent).not.toBe(canada?.privacyPolicyContent);
});

describe('a legalOptinsKey', () => {
  it('is valid in its country, in any language', () => {
    for (const language of ['fr', 'en-US', 'de-DE'])
      expect(isCurrentLegalOptinsKey(legalOptinsKeyFor('FR', language), 'FR')).toBe(true);
    expect(isCurrentLegalOptinsKey(policiesFor('FR', 'fr-FR', club).legalOptinsKey, 'FR')).toBe(true);
    expect(isCurrentLegalOptinsKey(reacceptanceFor('FR', 'fr-FR', club).legalOptinsKey, 'FR')).toBe(true);
  });

  it.each([
    ['of another country', legalOptinsKeyFor('DE', 'fr')],
    ['of old versions', legalOptinsKeyFor('FR', 'fr', versionsOfOld)],
    ['that is none', 'abc'],
    ['that is not there', null],
  ])('%s does not hold', (_, key) => {
    expect(isCurrentLegalOptinsKey(key, 'FR')).toBe(false);
  });
});

it("requests a new acceptance in the player's language", () => {
  expect(reacceptanceFor('DE', 'de-DE', club).text).toContain('haben sich geändert');
});
