import type { Failure } from '../../services/http/errors';
import { isOutcomeUnknown } from '../../store/support/failures';
import type { PlainTextId } from '../ui/text/useTexts';

/** `known` says that nothing was done, which is not known where only the response was lost. */
export const failureText = (failure: Failure, known: PlainTextId): PlainTextId =>
  isOutcomeUnknown(failure) ? 'shell.spend.unsureTitle' : known;
