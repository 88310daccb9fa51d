import type { Environment } from './environment';

/** Names of the request headers (spec 7, wire). Another publisher changes this file. */
export const headerNames = {
  appId: 'Ubi-AppId',
  authorization: 'Authorization',
  contentType: 'Content-Type',
  genomeId: 'GenomeId',
  idempotencyKey: 'Idempotency-Key',
  locale: 'Ubi-LocaleCode',
  platformType: 'Ubi-RequestedPlatformType',
  retryAfter: 'Retry-After',
  sessionId: 'Ubi-SessionId',
  transactionId: 'Ubi-TransactionId',
} as const;

const platformType = 'uplay';

/** Other platforms whose profiles may be linked to an account, by the names of their schemes. */
export const firstPartyPlatforms = ['psn', 'xbl', 'steam', 'nintendo'] as const;
export type FirstPartyPlatform = (typeof firstPartyPlatforms)[number];

/** Authorization values, one a scheme (wire, Rules for every call). */
export const authorization = {
  basic: (email: string, password: string) => `Basic ${base64(`${email}:${password}`)}`,
  ticket: (ticket: string) => `Ubi_v1 t=${ticket}`,
  rememberMe: (ticket: string) => `rm_v1 t=${ticket}`,
  switchTicket: (ticket: string) => `switch t=${ticket}`,
  consoleAuthCode: (code: string) => `console_auth_code t=${code}`,
  firstPartyToken: (platform: FirstPartyPlatform, token: string) => `${platform} t=${token}`,
} as const;

export interface HeaderSource {
  environment: Environment;
  authorization: string | null;
  sessionId: string | null;
  locale: string;
  idempotencyKey: string | null;
  hasJsonBody: boolean;
}

export function buildHeaders(source: HeaderSource): Record<string, string> {
  return {
    Accept: 'application/json',
    [headerNames.appId]: source.environment.appId,
    [headerNames.genomeId]: source.environment.genomeId,
    [headerNames.locale]: source.locale,
    [headerNames.platformType]: platformType,
    ...(source.authorization === null ? {} : { [headerNames.authorization]: source.authorization }),
    ...(source.sessionId === null ? {} : { [headerNames.sessionId]: source.sessionId }),
    ...(source.idempotencyKey === null ? {} : { [headerNames.idempotencyKey]: source.idempotencyKey }),
    ...(source.hasJsonBody ? { [headerNames.contentType]: 'application/json' } : {}),
  };
}

/** Passwords are not only Latin-1. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
