import type { Failure } from '../../../services/http/errors';
import { isOutcomeUnknown } from '../../../store/support/failures';
import type { ChoiceState } from '../../../store/support/requestState';
import type { PlainTextId, TextId } from './useTexts';

const unsure = 'shell.spend.unsureTitle';

/** `known` says that nothing was done, which is not known where only the response was lost. */
export const failureText = <Known extends TextId>(failure: Failure, known: Known): Known | typeof unsure =>
  isOutcomeUnknown(failure) ? unsure : known;

/** The same for a choice that is saved at once; null where it did not fail. */
export function choiceFailureText(outcome: ChoiceState<unknown>['outcome'], known: PlainTextId): PlainTextId | null {
  if (outcome === 'unsure') return unsure;
  return outcome === 'failed' ? known : null;
}
