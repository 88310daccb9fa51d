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
    retryAfter: readRetryAfter(headers),
    moreInfo: readText(moreInfo),
  });
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Seconds from now; the header holds seconds or a date, which is compared with the response's own: clocks may be wrong. */
function readRetryAfter(headers: Headers): number | null {
  const header = headers.get(headerNames.retryAfter);
  if (header === null) return null;
  const sentAt = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - sentAt) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
