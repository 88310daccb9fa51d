import { transactionIdHeader } from '../../support/transactionId';

/** Header names (wire, Rules for every call). Another publisher changes only this file. */
export const headerNames = {
  appId: 'Ubi-AppId',
  authorization: 'Authorization',
  contentType: 'Content-Type',
  gameSignature: 'Game-Signature',
  genomeId: 'GenomeId',
  idempotencyKey: 'Idempotency-Key',
  localeCode: 'Ubi-LocaleCode',
  platformType: 'Ubi-RequestedPlatformType',
  retryAfter: 'Retry-After',
  sessionId: 'Ubi-SessionId',
  totalCount: 'X-Total-Count',
  transactionId: transactionIdHeader,
  twoFactorCode: 'Ubi-2FACode',
} as const;

/** Request headers that a preflight allows. */
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

/** Response headers that pages of other origins may read. `Date` shows them how wrong the browser's clock is. */
export const exposedHeaderNames = ['Date', headerNames.retryAfter, headerNames.totalCount, headerNames.transactionId];

/** Authorization schemes; matched case-insensitively. */
export const schemeNames = {
  basic: 'Basic',
  ticket: 'Ubi_v1',
  rememberMe: 'rm_v1',
  twoFactor: 'ubi_2fa_v1',
  switch: 'switch',
  consoleAuthCode: 'console_auth_code',
} as const;
