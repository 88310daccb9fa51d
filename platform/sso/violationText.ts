import type { Problem } from '../domain/accounts/creation';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translate } from '../locale/translator';

/** The message for an invalid field, which explains how to correct it. */
export function violationText({ violation, value = '', suggestions = [] }: Problem, translate: Translate): string {
  if (violation === 'nameChangedRecently' || violation === 'passwordUnchanged')
    return translate(`report.${violation}`, { date: value });
  const [first, second] = suggestions;
  if (violation !== 'nameTaken') {
    const reason = translate(`fault.${violation}`, passwordLengths);
    return first ? `${reason} ${translate('fault.tryName', { first })}` : reason;
  }
  if (!first) return translate('fault.nameTaken', { name: value });
  if (!second) return translate('fault.nameTakenOne', { name: value, first });
  return translate('fault.nameTakenTwo', { name: value, first, second });
}
