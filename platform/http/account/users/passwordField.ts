import { z } from 'zod';
import { passwordLengths } from '../../../domain/accounts/passwords';

/** The characters of a letter with its marks, as some keyboards type it. */
const mostCharacters = 4;

/** The present password in the body of a call that it confirms. */
export const passwordField = z
  .string()
  .max(mostCharacters * passwordLengths.max)
  .describe('The present one.');
