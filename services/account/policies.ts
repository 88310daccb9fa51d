import { defineEndpoint, path } from '../http/endpoint';
import { readFlag, readNothing, readNumber, readObject, readString, readText } from '../http/parse';

/** The legal texts of a country. */
export interface Policies {
  termOfSaleContent: string;
  termOfUseContent: string;
  privacyPolicyContent: string;
  policyAcceptance: string;
  policyAcceptanceIsRequired: boolean;
  policyLocaleCode: string;
  legalOptinsKey: string;
  /** In years, like `adultAgeRequired`. */
  ageRequired: number;
  adultAgeRequired: number;
  communicationOptInDefaultValue: boolean;
}

export const readPolicies = /* @__PURE__ */ readObject<Policies>((field) => ({
  termOfSaleContent: field('termOfSaleContent', readText),
  termOfUseContent: field('termOfUseContent', readText),
  privacyPolicyContent: field('privacyPolicyContent', readText),
  policyAcceptance: field('policyAcceptance', readText),
  policyAcceptanceIsRequired: field('policyAcceptanceIsRequired', readFlag),
  policyLocaleCode: field('policyLocaleCode', readText),
  legalOptinsKey: field('legalOptinsKey', readString),
  ageRequired: field('ageRequired', readNumber),
  adultAgeRequired: field(
    'adultAccount',
    readObject((adult) => adult('ageRequired', readNumber)),
  ),
  communicationOptInDefaultValue: field('communicationOptInDefaultValue', readFlag),
}));

export const readReacceptanceText = /* @__PURE__ */ readObject((field) => ({
  content: field('content', readString),
  legalOptinsKey: field('legalOptinsKey', readString),
  policyLocaleCode: field('policyLocaleCode', readText),
}));
export type ReacceptanceText = ReturnType<typeof readReacceptanceText>;

export const getPolicies = defineEndpoint<{ country: string; languageCode: string }, Policies>({
  name: 'account.getPolicies',
  method: 'GET',
  path: ({ country }) => path`/v3/policies/${country}`,
  query: ({ languageCode }) => ({ languageCode }),
  auth: 'none',
  parse: readPolicies,
});

export const acceptPolicies = defineEndpoint<{ userId: string; legalOptinsKey: string }, null>({
  name: 'account.acceptPolicies',
  method: 'PUT',
  path: ({ userId }) => path`/v3/users/${userId}/policies`,
  body: ({ legalOptinsKey }) => ({ legalOptinsKey }),
  auth: 'ticket',
  parse: readNothing,
});

export const getReacceptanceText = defineEndpoint<
  { country: string; format: string; languageCode: string },
  ReacceptanceText
>({
  name: 'account.getReacceptanceText',
  method: 'GET',
  path: ({ country }) => path`/ws/v2/reacceptancetext/${country}`,
  query: ({ format, languageCode }) => ({ format, languageCode }),
  auth: 'none',
  parse: readReacceptanceText,
});
