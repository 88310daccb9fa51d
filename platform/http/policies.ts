import { z } from 'zod';
import { brand } from '../brand';
import { minimumAge } from '../domain/accounts/creation';
import { isCountry } from '../domain/accounts/countries';
import { legalOptinsKeyFor } from '../domain/accounts/policies';
import { policiesFor, reacceptanceText } from '../domain/accounts/policyTexts';
import type { Platform } from './context';
import { PlatformError } from './errors';
import { openOperation } from './operation';

const tag = 'Policies';
const adultAge = 18;

const languageCode = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'it must look like en or en-US')
  .default('en-US');

const acceptance = {
  policyAcceptance: z.string(),
  policyAcceptanceIsRequired: z.boolean(),
  communicationOptInDefaultValue: z.boolean(),
};
const group = z.object({ ageRequired: z.int(), ...acceptance });

const policiesShape = z
  .object({
    termOfSaleContent: z.string(),
    termOfUseContent: z.string(),
    privacyPolicyContent: z.string(),
    ...acceptance,
    policyLocaleCode: z
      .string()
      .describe('Of the texts given: English where there are none in the language asked for.'),
    minorAccount: group,
    adultAccount: group,
    legalOptinsKey: z.string(),
    ageRequired: z.int(),
  })
  .meta({ id: 'Policies' });

/** The texts that a country's players accept, for everybody to read (wire, Account: policies). */
export const policies = (_: Platform) => [
  openOperation(
    {
      id: 'getPolicies',
      method: 'GET',
      paths: ['/v3/policies/:country'],
      tag,
      summary: 'The policies in force in a country, in a language, and the key that stands for them.',
      auth: 'none',
      query: z.object({ languageCode }),
      reply: policiesShape,
    },
    ({ c, query }) => {
      const texts = policiesFor(readCountry(c.req.param('country')), query.languageCode, brand.club);
      const shared = {
        policyAcceptance: texts.policyAcceptance,
        policyAcceptanceIsRequired: texts.policyAcceptanceIsRequired,
        communicationOptInDefaultValue: texts.communicationOptInDefaultValue,
      };
      return {
        termOfSaleContent: texts.termOfSaleContent,
        termOfUseContent: texts.termOfUseContent,
        privacyPolicyContent: texts.privacyPolicyContent,
        ...shared,
        policyLocaleCode: texts.localeCode,
        minorAccount: { ageRequired: texts.ageOfConsent, ...shared, communicationOptInDefaultValue: false },
        adultAccount: { ageRequired: adultAge, ...shared },
        legalOptinsKey: legalOptinsKeyFor(query.languageCode),
        ageRequired: minimumAge,
      };
    },
  ),
  openOperation(
    {
      id: 'getReacceptanceText',
      method: 'GET',
      paths: ['/ws/v2/reacceptancetext/:country'],
      tag,
      summary: 'What players are told whose policies have changed, as text or as markup.',
      auth: 'none',
      query: z.object({ languageCode, format: z.enum(['text', 'html']).catch('text') }),
      reply: z.object({ content: z.string(), legalOptinsKey: z.string(), policyLocaleCode: z.string() }),
    },
    ({ c, query: { languageCode: language, format } }) => {
      readCountry(c.req.param('country'));
      const { text, localeCode } = reacceptanceText(language, brand.club);
      return {
        content: format === 'html' ? `<p>${text}</p>` : text,
        legalOptinsKey: legalOptinsKeyFor(language),
        policyLocaleCode: localeCode,
      };
    },
  ),
];

function readCountry(text = ''): string {
  const country = text.toUpperCase();
  if (isCountry(country)) return country;
  throw new PlatformError('malformed', { moreInfo: `Path: '${text}' is not a country's code, such as US.` });
}
