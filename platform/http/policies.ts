import { Hono } from 'hono';
import { z } from 'zod';
import { brand } from '../brand';
import { isCountry } from '../domain/accounts/countries';
import { minimumAge } from '../domain/accounts/creation';
import { legalOptinsKeyFor, policiesFor } from '../domain/accounts/policies';
import type { HonoEnv } from './context';
import { PlatformError } from './errors';
import { readQuery } from './validate';

const languageQuery = z.object({
  languageCode: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .default('en-US'),
});

const adultAge = 18;

/** The texts that a country's players accept, for everybody to read (wire, Account: policies). */
export const policies = () =>
  new Hono<HonoEnv>()
    .get('/v3/policies/:country', (c) => {
      const { languageCode } = readQuery(c, languageQuery);
      const texts = policiesFor(readCountry(c.req.param('country')), brand.club);
      const group = {
        policyAcceptance: texts.policyAcceptance,
        policyAcceptanceIsRequired: texts.policyAcceptanceIsRequired,
        communicationOptInDefaultValue: texts.communicationOptInDefaultValue,
      };
      return c.json({
        termOfSaleContent: texts.termOfSaleContent,
        termOfUseContent: texts.termOfUseContent,
        privacyPolicyContent: texts.privacyPolicyContent,
        ...group,
        // The texts are written in English so far, whatever the language they are asked for in.
        policyLocaleCode: 'en-US',
        minorAccount: { ageRequired: texts.ageOfConsent, ...group, communicationOptInDefaultValue: false },
        adultAccount: { ageRequired: adultAge, ...group },
        legalOptinsKey: legalOptinsKeyFor(languageCode),
        ageRequired: minimumAge,
      });
    })
    .get('/ws/v2/reacceptancetext/:country', (c) => {
      const { languageCode } = readQuery(c, languageQuery);
      readCountry(c.req.param('country'));
      return c.json({
        content: `The terms of ${brand.club} have changed. Read them, and accept them to go on.`,
        legalOptinsKey: legalOptinsKeyFor(languageCode),
        policyLocaleCode: 'en-US',
      });
    });

function readCountry(text: string): string {
  const country = text.toUpperCase();
  if (isCountry(country)) return country;
  throw new PlatformError('malformed', { moreInfo: `Path: '${text}' is not a country's code, such as US.` });
}
