import { serviceErrorCodes, type Failure } from '../../services/http/errors';

const hasCode =
  (name: keyof typeof serviceErrorCodes) =>
  ({ code }: Pick<Failure, 'code'>): boolean =>
    code === serviceErrorCodes[name];

export const isNotFound = hasCode('notFound');
export const isTooManyCalls = hasCode('tooManyCalls');
export const isWrongCode = hasCode('wrongCode');
export const isSetupOver = hasCode('setupOver');
export const isWrongPassword = hasCode('wrongPassword');
export const isEmailUnverified = hasCode('emailNotVerified');

/**
 * True where it is not known whether the services did what they were asked to: they did not respond, their response could not be
 * read, or a gateway responded in their place.
 */
export const isOutcomeUnknown = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean => {
  if (code === 'noTicket') return false;
  const isOfGateway = code === serviceErrorCodes.upstreamTimeout || (code === status && status >= 500);
  return status === 0 || code === 'unreadable' || isOfGateway;
};
