import { z } from 'zod';
import type { CreationFault, Problem } from '../domain/accounts/creation';
import { nameLengths } from '../domain/accounts/names';
import { passwordLengths } from '../domain/accounts/passwords';
import { PlatformError } from './errors';

/** One thing to mend, as the publisher's clients read it (wire, Account). */
export const validationReport = z
  .object({
    ErrorCode: z.int(),
    Field: z.string(),
    FieldValueSuggestion: z.string().nullable(),
    Message: z.string(),
  })
  .meta({ id: 'ValidationReport' });

export type ValidationReport = z.infer<typeof validationReport>;

/** What a validating call answers: an empty list where all is fine. */
export const reportsShape = z.object({ validationReports: z.array(validationReport) });

/** 1013 is the publisher's code for names; from 2010 on they are ours (docs/contracts/accounts.md). */
const errorCodes: Record<CreationFault, number> = {
  nameTooShort: 1013,
  nameTooLong: 1013,
  nameCharacters: 1013,
  nameStart: 1013,
  nameReserved: 1013,
  nameTaken: 1013,
  emailMalformed: 2010,
  emailTaken: 2011,
  passwordTooShort: 2012,
  passwordTooLong: 2012,
  passwordNoCapital: 2012,
  passwordNoNumber: 2012,
  passwordGuessable: 2012,
  birthMalformed: 2013,
  tooYoung: 2014,
  countryUnknown: 2015,
  languageMalformed: 2016,
  legalOptinsOutdated: 2017,
};

const messages: Record<CreationFault, string> = {
  nameTooShort: `The name needs at least ${nameLengths.min} characters.`,
  nameTooLong: `The name may have at most ${nameLengths.max} characters.`,
  nameCharacters: 'The name may hold letters from A to Z, digits, dots, dashes and underscores.',
  nameStart: 'The name must start with a letter.',
  nameReserved: 'The name is kept for the publisher.',
  nameTaken: 'The name is taken.',
  emailMalformed: 'The e-mail address is not complete.',
  emailTaken: 'The e-mail address has an account already.',
  passwordTooShort: `The password needs at least ${passwordLengths.min} characters.`,
  passwordTooLong: `The password may have at most ${passwordLengths.max} characters.`,
  passwordNoCapital: 'The password needs a capital letter.',
  passwordNoNumber: 'The password needs a number.',
  passwordGuessable: 'The password is easy to guess.',
  birthMalformed: 'There is no such date of birth.',
  tooYoung: 'The player is too young for an account.',
  countryUnknown: 'The country must be a code of ISO 3166-1, such as US.',
  languageMalformed: 'The language must look like en or en-US.',
  legalOptinsOutdated: 'The legalOptinsKey does not stand for the policies in force.',
};

export const toReports = (problems: readonly Problem[]): ValidationReport[] =>
  problems.map(({ field, fault, suggestions }) => ({
    ErrorCode: errorCodes[fault],
    Field: field,
    FieldValueSuggestion: suggestions?.[0] ?? null,
    Message: messages[fault],
  }));

/** 400 for a change that its validation call would have refused, with the same reports. */
export const refusedBy = (problems: readonly Problem[]) =>
  new PlatformError('malformed', {
    message: toReports(problems)[0]?.Message,
    moreInfo: `Body field '${problems[0]?.field ?? ''}'`,
    more: { validationReports: toReports(problems) },
  });
