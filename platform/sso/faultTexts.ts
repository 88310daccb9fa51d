import type { Problem } from '../domain/accounts/creation';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translator } from '../locale/translator';

/** What is wrong with a field, in words that say how to mend it. */
export function faultText({ fault, value = '', suggestions = [] }: Problem, translate: Translator): string {
  if (fault !== 'nameTaken') return translate(`fault.${fault}`, passwordLengths);
  const [first, second] = suggestions;
  if (!first) return translate('fault.nameTaken', { name: value });
  if (!second) return translate('fault.nameTakenOne', { name: value, first });
  return translate('fault.nameTakenTwo', { name: value, first, second });
}
