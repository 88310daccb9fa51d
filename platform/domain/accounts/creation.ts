import { fullYearsBetween } from '../calendar';
import { minimumAge, parseDateOfBirth } from './age';
import { isCountry } from './countries';
import { readEmailAddress } from './emailAddress';
import { nameViolation, type NameViolation } from './names';
import { passwordViolation, type PasswordViolation } from './passwords';
import { isCurrentLegalOptinsKey } from './policies';

/** The fields of a new account (spec 3, User creation). */
export interface CreationFields {
  email: string;
  password: string;
  nameOnPlatform: string;
  country: string;
  /** `1994-06-14`. */
  dateOfBirth: string;
  preferredLanguage: string;
  legalOptinsKey: string;
  communicationOptIn: boolean;
  communicationThirdPartyOptIn: boolean;
}

/** A language, with a country where it matters: `fr`, `fr-CA`. */
export const languagePattern = /^[a-z]{2}(-[A-Z]{2})?$/;

type CreationField = keyof CreationFields;

export type CreationViolation =
  | NameViolation
  | 'nameTaken'
  | 'nameChangedRecently'
  | PasswordViolation
  | 'emailMalformed'
  | 'emailTaken'
  | 'countryUnknown'
  | 'birthMalformed'
  | 'tooYoung'
  | 'languageMalformed'
  | 'legalOptinsOutdated';

export interface Problem {
  field: CreationField;
  violation: CreationViolation;
  /** The given value for messages that quote it; never the password. */
  value?: string;
  /** Free names, where the name is taken. */
  suggestions?: string[];
}

/** The violations of the fields on their own, at most one for each field, in the order of a form. */
export function checkCreation(fields: CreationFields, today: Date): Problem[] {
  const violations: [CreationField, CreationViolation | null][] = [
    ['email', readEmailAddress(fields.email) ? null : 'emailMalformed'],
    ['password', passwordViolation(fields.password, { email: fields.email, name: fields.nameOnPlatform })],
    ['nameOnPlatform', nameViolation(fields.nameOnPlatform)],
    ['dateOfBirth', birthViolation(fields.dateOfBirth, today)],
    ['country', isCountry(fields.country) ? null : 'countryUnknown'],
    ['preferredLanguage', languagePattern.test(fields.preferredLanguage) ? null : 'languageMalformed'],
    ['legalOptinsKey', isCurrentLegalOptinsKey(fields.legalOptinsKey, fields.country) ? null : 'legalOptinsOutdated'],
  ];
  return violations.flatMap(([field, violation]) => (violation ? { field, violation } : []));
}

function birthViolation(text: string, today: Date): CreationViolation | null {
  const birth = parseDateOfBirth(text);
  if (!birth || birth > today) return 'birthMalformed';
  const age = fullYearsBetween(birth, today);
  if (age > 120) return 'birthMalformed';
  return age < minimumAge ? 'tooYoung' : null;
}
