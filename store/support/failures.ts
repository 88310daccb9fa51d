import { serviceErrorCodes, type Failure } from '../../services/http/errors';

export const isNotFound = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.notFound;

export const isTooManyCalls = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.tooManyCalls;

export const isWrongCode = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongCode;

export const isSetupOver = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.setupOver;

export const isWrongPassword = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongPassword;

export const isEmailUnverified = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === serviceErrorCodes.emailNotVerified;
