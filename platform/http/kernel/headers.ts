/**
 * Names of the headers that clients and the platform exchange (wire, Rules for every call). Another publisher changes
 * this file alone.
 */
export const headerNames = {
  appId: 'Ubi-AppId',
  authorization: 'Authorization',
  contentType: 'Content-Type',
  genomeId: 'GenomeId',
  idempotencyKey: 'Idempotency-Key',
  localeCode: 'Ubi-LocaleCode',
  platformType: 'Ubi-RequestedPlatformType',
  retryAfter: 'Retry-After',
  sessionId: 'Ubi-SessionId',
  totalCount: 'X-Total-Count',
  transactionId: 'Ubi-TransactionId',
  twoFactorCode: 'Ubi-2FACode',
} as const;

/** Sent by clients: a browser's preflight must hear that it may. */
export const requestHeaderNames = [
  headerNames.appId,
  headerNames.authorization,
  headerNames.contentType,
  headerNames.genomeId,
  headerNames.idempotencyKey,
  headerNames.localeCode,
  headerNames.platformType,
  headerNames.sessionId,
  headerNames.twoFactorCode,
];

/** Readable by a page of another origin. */
export const exposedHeaderNames = [headerNames.retryAfter, headerNames.totalCount, headerNames.transactionId];

/** Authorization schemes, matched without regard to case. */
export const schemeNames = {
  basic: 'Basic',
  ticket: 'Ubi_v1',
  rememberMe: 'rm_v1',
  twoFactor: 'ubi_2fa_v1',
  switch: 'switch',
  consoleAuthCode: 'console_auth_code',
} as const;
