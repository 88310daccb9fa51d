import type { Problem } from '../domain/accounts/creation';
import { passwordLengths } from '../domain/accounts/passwords';
import type { Translator } from '../locale/say';

/** What is wrong with a field, in words that say how to mend it. */
export function faultText({ violation: fault, value = '', suggestions = [] }: Problem, say: Translator): string {
  if (fault !== 'nameTaken') return say(`fault.${fault}`, passwordLengths);
  const [first, second] = suggestions;
  if (!first) return say('fault.nameTaken', { name: value });
  if (!second) return say('fault.nameTakenOne', { name: value, first });
  return say('fault.nameTakenTwo', { name: value, first, second });
}
