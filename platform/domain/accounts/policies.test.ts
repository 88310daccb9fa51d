import { translatorFor } from '../../locale/translator';
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

  it('is valid with the padding of base64', () => {
    expect(isCurrentLegalOptinsKey(`${legalOptinsKeyFor('FR', 'fr')}==`, 'FR')).toBe(true);
  });

  it('names the country, the versions and the language of each text', () => {
    expect(JSON.parse(Buffer.from(legalOptinsKeyFor('FR', 'fr-FR'), 'base64url').toString())).toEqual({
      country: 'FR',
      vtou: '1.1',
      vpp: '1.2',
      vtos: '1.1',
      ltou: 'fr-FR',
      lpp: 'fr-FR',
      ltos: 'fr-FR',
    });
  });

  it.each([
    ['of another country', legalOptinsKeyFor('DE', 'fr')],
    ['of old versions', legalOptinsKeyFor('FR', 'fr', versionsOfOld)],
    ['with an invalid language', legalOptinsKeyFor('FR', '1')],
    ['that is none', 'abc'],
    ['that is not there', null],
  ])('%s does not hold', (_, key) => {
    expect(isCurrentLegalOptinsKey(key, 'FR')).toBe(false);
  });
});

describe.each([
  ['FR', 'europe'],
  ['CA', 'canada'],
  ['US', 'unitedStates'],
  ['JP', 'elsewhere'],
] as const)('the policies of %s', (country, area) => {
  const translate = translatorFor('en-US');
  const policies = () => policiesFor(country, 'en-US', club);

  it('have the terms of use with the expiry of Units there', () => {
    expect(policies().termOfUseContent.split('\n\n')).toEqual([
      translate('policy.termOfUse.before', { club }),
      `${translate('policy.termOfUse.units')} ${translate(`policy.expiry.${area}`)}`,
      translate('policy.termOfUse.after'),
    ]);
    expect(policies().termOfUseContent).toContain(club);
  });

  it('have the terms of sale with the right of withdrawal there', () => {
    expect(policies().termOfSaleContent.split('\n\n')).toEqual([
      translate('policy.price'),
      translate(`policy.withdrawal.${area}`),
    ]);
  });

  it('have the privacy policy with the rights, the minimum age and a higher age of consent there', () => {
    const age = policies().ageOfConsent;
    expect(policies().privacyPolicyContent.split('\n\n')).toEqual([
      translate('policy.privacy.0'),
      translate('policy.privacy.1'),
      translate(`policy.rights.${area}`),
      translate('policy.minimumAge') + (age > 13 ? ` ${translate('policy.consent', { age })}` : ''),
    ]);
  });

  it('have to be accepted, in the words of the language', () => {
    expect(policies()).toMatchObject({
      policyAcceptance: translate('policy.acceptance'),
      policyAcceptanceIsRequired: true,
      titles: { termOfUse: 'Terms of use', termOfSale: 'Terms of sale', privacyPolicy: 'Privacy policy' },
    });
  });

  it('tick the newsletter in advance only in the United States', () => {
    expect(policies().communicationOptInDefaultValue).toBe(country === 'US');
  });
});

it.each([
  ['DE', 16],
  ['FR', 15],
  ['AT', 14],
  ['US', 13],
])('in %s a player may consent without a parent from %d years on', (country, age) => {
  expect(policiesFor(country, 'en-US', club).ageOfConsent).toBe(age);
});

it("requests a new acceptance in the player's language", () => {
  expect(reacceptanceFor('DE', 'de-DE', club).text).toContain('haben sich geändert');
  expect(reacceptanceFor('DE', 'de-DE', club).text).toContain(club);
});
