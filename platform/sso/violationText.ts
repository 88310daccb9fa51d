import type { Problem } from '../domain/accounts/creation';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translator } from '../locale/translator';

/** The message for an invalid field, which explains how to correct it. */
export function violationText(
  { violation: fault, value = '', suggestions = [] }: Problem,
  translate: Translator,
): string {
  if (fault !== 'nameTaken') return translate(`fault.${fault}`, passwordLengths);
  const [first, second] = suggestions;
  if (!first) return translate('fault.nameTaken', { name: value });
  if (!second) return translate('fault.nameTakenOne', { name: value, first });
  return translate('fault.nameTakenTwo', { name: value, first, second });
}
