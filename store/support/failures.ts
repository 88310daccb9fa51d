import { serviceErrorCodes, type Failure } from '../../services/http/errors';

/** Whether the services know no such thing or player. */
export const isNotFound = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.notFound;

/** Whether the player did this too often and has to wait. */
export const isTooManyCalls = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.tooManyCalls;

/** Whether a code is not the one that the player's app shows. */
export const isWrongCode = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongCode;

/** Whether the time to set up an app is over. */
export const isSetupOver = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.setupOver;

/** Whether the password that confirms a change is not the player's. */
export const isWrongPassword = ({ code }: Pick<Failure, 'code'>): boolean => code === serviceErrorCodes.wrongPassword;

/** Whether Units cannot be spent before the player's e-mail address is verified. */
export const isEmailUnverified = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === serviceErrorCodes.emailNotVerified;
