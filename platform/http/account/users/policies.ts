import { z } from 'zod';
import { brand } from '../../../brand';
import { isCountry } from '../../../domain/accounts/countries';
import { minimumAge } from '../../../domain/accounts/age';
import { policiesFor, reacceptanceFor } from '../../../domain/accounts/policies';
import { malformed } from '../../kernel/errors';
import { openOperation } from '../../kernel/operation';

const adultAge = 18;

const languageCode = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .default('en-US')
  .describe('`fr` or `fr-CA`; the texts come in the nearest language there is.');

const acceptance = {
  policyAcceptance: z.string(),
  policyAcceptanceIsRequired: z.boolean(),
  communicationOptInDefaultValue: z.boolean(),
};
const group = z.object({ ageRequired: z.int().describe('Years.'), ...acceptance });
const policyLocaleCode = z.string().describe('Language that the texts are really in.');
const legalOptinsKey = z.string().describe('Stands for these texts, of this country, where somebody accepts them.');

const policiesShape = z
  .object({
    termOfSaleContent: z.string(),
    termOfUseContent: z.string(),
    privacyPolicyContent: z.string(),
    ...acceptance,
    policyLocaleCode,
    minorAccount: group,
    adultAccount: group,
    legalOptinsKey,
    ageRequired: z.int(),
  })
  .meta({ id: 'Policies' });

/** The policies of a country, without a ticket (wire, Account: policies). */
export const policies = () => [
  openOperation('GET', '/v3/policies/:country', {
    id: 'getPolicies',
    summary: 'The policies of a country, in the nearest language there is.',
    query: z.object({ languageCode }),
    response: policiesShape,
    handle: ({ c, query }) => {
      const {
        ageOfConsent,
        titles: _,
        ...texts
      } = policiesFor(readCountry(c.req.param('country')), query.languageCode, brand.club);
      const shared = {
        policyAcceptance: texts.policyAcceptance,
        policyAcceptanceIsRequired: texts.policyAcceptanceIsRequired,
        communicationOptInDefaultValue: texts.communicationOptInDefaultValue,
      };
      return {
        ...texts,
        minorAccount: { ageRequired: ageOfConsent, ...shared, communicationOptInDefaultValue: false },
        adultAccount: { ageRequired: adultAge, ...shared },
        ageRequired: minimumAge,
      };
    },
  }),
  openOperation('GET', '/ws/v2/reacceptancetext/:country', {
    id: 'getReacceptanceText',
    summary: 'What players read whose policies have changed, and the key to accept them with.',
    query: z.object({ languageCode, format: z.enum(['text', 'html']).default('text') }),
    response: z.object({ content: z.string(), legalOptinsKey, policyLocaleCode }),
    handle: ({ c, query }) => {
      const { text, ...rest } = reacceptanceFor(readCountry(c.req.param('country')), query.languageCode, brand.club);
      return { content: query.format === 'html' ? `<p>${escapeHtml(text)}</p>` : text, ...rest };
    },
  }),
];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function readCountry(text = ''): string {
  const country = text.toUpperCase();
  if (isCountry(country)) return country;
  throw malformed(`Path: '${text}' is not a country's code, such as US.`);
}
