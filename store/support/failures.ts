import { serviceErrorCodes, type Failure } from '../../services/http/errors';

export const isNotFound = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.notFound;

export const isTooManyCalls = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.tooManyCalls;

export const isWrongCode = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongCode;

export const isSetupOver = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.setupOver;

export const isWrongPassword = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongPassword;

export const isEmailUnverified = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === serviceErrorCodes.emailNotVerified;

/**
 * True where it is not known whether the services did what they were asked to: they did not respond, their response could not be
 * read, or a gateway responded in their place.
 */
export const isOutcomeUnknown = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean => {
  if (code === 'noTicket') return false;
  const isOfGateway = code === serviceErrorCodes.upstreamTimeout || (code === status && status >= 500);
  return status === 0 || code === 'unreadable' || isOfGateway;
};
