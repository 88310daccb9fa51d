import { z } from 'zod';
import type { CreationViolation, Problem } from '../../domain/accounts/creation';
import { nameLengths } from '../../domain/accounts/names';
import { passwordLengths } from '../../domain/accounts/passwords';
import type { Translate } from '../../locale/translator';
import { PlatformError } from './errors';

/** A validation error in the publisher's format (wire, Account). */
const validationReport = z
  .object({
    ErrorCode: z.int(),
    Field: z.string(),
    FieldValueSuggestion: z.string().nullable(),
    Message: z.string(),
  })
  .meta({ id: 'ValidationReport' });

export type ValidationReport = z.infer<typeof validationReport>;

/** The response of a validating call: empty where all fields are valid. */
export const reportsShape = z.object({ validationReports: z.array(validationReport) });

/** 1013 is the publisher's code for names; codes from 2010 on are this platform's (docs/contracts/accounts.md). */
const [nameCode, passwordCode] = [1013, 2012];

const otherCodes: Partial<Record<CreationViolation, number>> = {
  nameChangedRecently: 2018,
  emailMalformed: 2010,
  emailTaken: 2011,
  birthMalformed: 2013,
  tooYoung: 2014,
  countryUnknown: 2015,
  languageMalformed: 2016,
  legalOptinsOutdated: 2017,
};

/** Validation reports in the caller's language. */
export const toReports = (problems: readonly Problem[], translate: Translate): ValidationReport[] =>
  problems.map(({ field, violation, suggestions, value }) => ({
    ErrorCode: otherCodes[violation] ?? (field === 'password' ? passwordCode : nameCode),
    Field: field,
    FieldValueSuggestion: suggestions?.[0] ?? null,
    Message: translate(`report.${violation}`, {
      ...(violation.startsWith('name') ? nameLengths : passwordLengths),
      date: value ?? '',
    }),
  }));

/** 400 with the reports that the validating call would return. */
export function validationError(problems: readonly Problem[], translate: Translate) {
  const validationReports = toReports(problems, translate);
  return new PlatformError('malformed', {
    message: validationReports[0]?.Message,
    moreInfo: `Body field '${problems[0]?.field ?? ''}'`,
    more: { validationReports },
  });
}
