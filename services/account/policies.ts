import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

export const readPolicies = /* @__PURE__ */ read.object({
  termOfSaleContent: read.text,
  termOfUseContent: read.text,
  privacyPolicyContent: read.text,
  legalOptinsKey: read.string,
});
export type Policies = ReturnType<typeof readPolicies>;

export const readReacceptanceText = /* @__PURE__ */ read.object({ content: read.string });

export const getPolicies = defineEndpoint('account.getPolicies', 'GET', {
  path: ({ country }: { country: string; languageCode: string }) => path`/v3/policies/${country}`,
  query: ({ languageCode }) => ({ languageCode }),
  auth: 'none',
  parse: readPolicies,
});

export const acceptPolicies = defineEndpoint('account.acceptPolicies', 'PUT', {
  path: ({ userId }: { userId: string; legalOptinsKey: string }) => path`/v3/users/${userId}/policies`,
  body: ({ legalOptinsKey }) => ({ legalOptinsKey }),
  parse: read.nothing,
});

export const getReacceptanceText = defineEndpoint('account.getReacceptanceText', 'GET', {
  path: ({ country }: { country: string; format: string; languageCode: string }) =>
    path`/ws/v2/reacceptancetext/${country}`,
  query: ({ format, languageCode }) => ({ format, languageCode }),
  auth: 'none',
  parse: readReacceptanceText,
});
