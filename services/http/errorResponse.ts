import { ServiceError } from './errors';
import { headerNames } from './headers';
import { isRecord } from './parse';

/** The error of a response that is not OK (wire, Errors); fields of another shape are left out. */
export function readErrorResponse({ status, headers }: Response, json: unknown): ServiceError {
  const { message, errorCode, transactionId, moreInfo } = isRecord(json) ? json : {};
  return new ServiceError({
    message: readText(message) ?? `The services answered ${status}.`,
    status,
    errorCode: typeof errorCode === 'number' ? errorCode : null,
    transactionId: readText(transactionId) ?? headers.get(headerNames.transactionId),
    retryAfter: readRetryAfter(headers.get(headerNames.retryAfter)),
    moreInfo: readText(moreInfo),
  });
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Seconds from now; the header holds seconds or a date. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
