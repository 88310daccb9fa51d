import type { Problem } from '../domain/accounts/creation';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translate } from '../locale/translator';

/** The messages for invalid fields, which explain how to correct them. */
export const violationErrors = (problems: readonly Problem[], translate: Translate) =>
  problems.map((problem) => ({ field: problem.field, message: violationText(problem, translate) }));

function violationText({ violation, value = '', suggestions = [] }: Problem, translate: Translate): string {
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
