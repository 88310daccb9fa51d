import { z } from 'zod';
import type { ServiceContext } from '../../serviceContext';
import { errorTable, type ErrorName } from '../../useCases/errorTable';
import { timestamp, wireDate } from './wireTypes';

/** Why Units cannot be spent. */
export const spendingErrors = ['insufficientUnits', 'policiesNotAccepted', 'emailNotVerified'] as const;

/** An error that becomes a response in the publisher's format. */
export class PlatformError extends Error {
  constructor(
    readonly reason: ErrorName,
    readonly details: {
      message?: string;
      moreInfo?: string;
      headers?: Record<string, string>;
      more?: Record<string, unknown>;
    } = {},
  ) {
    super(details.message ?? errorTable[reason].message);
  }
}

/** What a look-up has found, or a change was made to. Throws 404 where that is nothing. */
export function orNotFound<Value>(found: Value | null | undefined | false, moreInfo?: string): Value {
  if (found === null || found === undefined || found === false) throw new PlatformError('notFound', { moreInfo });
  return found;
}

/** 400 for a request that is not as it must be; `moreInfo` names the place. */
export const malformed = (moreInfo: string) => new PlatformError('malformed', { moreInfo });

/** The body of every error response (wire, Errors). */
export const errorShape = z
  .object({
    message: z.string(),
    errorCode: z.int().describe('What went wrong; the table of errors lists them.'),
    httpCode: z.int().describe('The status of the reply.'),
    errorContext: z.string(),
    moreInfo: z
      .string()
      .describe('What would mend it, where that can be told: the field that is wrong, how much is short.'),
    transactionTime: timestamp,
    transactionId: z.guid().describe('Names this exchange; support asks for it.'),
    environment: z.string(),
  })
  .meta({ id: 'Error' });

/** Builds the body of an error response (wire, Errors). */
export function errorBody(
  error: PlatformError,
  transactionId: string,
  { clock, environment }: Pick<ServiceContext, 'clock' | 'environment'>,
) {
  const { httpCode, errorCode } = errorTable[error.reason];
  return {
    message: error.message,
    errorCode,
    httpCode,
    errorContext: 'Club platform',
    moreInfo: error.details.moreInfo ?? '',
    transactionTime: wireDate(clock.now()),
    transactionId,
    environment: environmentOf({ environment }),
    ...error.details.more,
  };
}

/** The environment in responses: 'Uat'. */
export const environmentOf = ({ environment = 'UAT' }: Pick<ServiceContext, 'environment'>) =>
  ({ UAT: 'Uat', CERT2: 'Cert2', LIVE: 'Live' })[environment];
