import { z } from 'zod';
import type { CreationFault, Problem } from '../domain/accounts/creation';
import { nameLengths } from '../domain/accounts/names';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translator } from '../locale/translator';
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

/** What a report says, in the caller's language. */
export const toReports = (problems: readonly Problem[], say: Translator): ValidationReport[] =>
  problems.map(({ field, fault, suggestions }) => ({
    ErrorCode: errorCodes[fault],
    Field: field,
    FieldValueSuggestion: suggestions?.[0] ?? null,
    Message: say(`report.${fault}`, fault.startsWith('name') ? nameLengths : passwordLengths),
  }));

/** 400 for a change that its validation call would have refused, with the same reports. */
export function refusedBy(problems: readonly Problem[], say: Translator) {
  const validationReports = toReports(problems, say);
  return new PlatformError('malformed', {
    message: validationReports[0]?.Message,
    moreInfo: `Body field '${problems[0]?.field ?? ''}'`,
    more: { validationReports },
  });
}
