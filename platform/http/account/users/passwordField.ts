import { z } from 'zod';
import { passwordLengths } from '../../../domain/accounts/passwords';

/** The present password in the body of a call that it confirms. */
export const passwordField = z.string().max(passwordLengths.max).describe('The present one.');
