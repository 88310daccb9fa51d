import { put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  type Block,
  blockPlayer,
  getBlocks,
  type NamedPlayer,
  reportPlayer,
  type ReportReason,
  unblockPlayer,
} from '../../../services/account/blocks';
import { toFailure } from '../../../services/http/errors';
import { announceChange } from '../../otherTabs/announceChange';
import { changedElsewhere } from '../../otherTabs/slice';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { isNotFound, isOutcomeUnknown } from '../../support/failures';
import { requestDropped } from '../friendRequests/slice';
import { toastShown } from '../../toasts/slice';
import { friendRemoved } from '../slice';

/** Who is blocked or reported: without a profile id, a player whose name was typed. */
export interface SafetySubject {
  pid: string | null;
  name: string;
}

export const blocks = createResource('blocks', { fetch: () => callService(getBlocks, null) });

/** A block ends the friendship and the request. */
export function* block(subject: SafetySubject): SagaGenerator<void> {
  const blocked = yield* sendBlock(subject);
  const { pid } = blocked;
  yield* changeBlocks((known) => [blocked, ...known.filter((one) => one.pid !== pid)]);
  yield* put(friendRemoved(pid));
  yield* put(requestDropped(pid));
}

function* sendBlock(subject: SafetySubject): SagaGenerator<Block> {
  try {
    return yield* callService(blockPlayer, namedOf(subject));
  } catch (error) {
    // The lists tell what is so.
    if (isOutcomeUnknown(toFailure(error))) yield* put(changedElsewhere('friends'));
    throw error;
  }
}

export const report = (subject: SafetySubject, details: { reason: ReportReason; note: string }): SagaGenerator<null> =>
  callService(reportPlayer, { ...namedOf(subject), ...details });

export function* unblock({ pid, nameOnPlatform: name }: Pick<Block, 'pid' | 'nameOnPlatform'>): SagaGenerator<void> {
  try {
    yield* callService(unblockPlayer, { pid });
  } catch (error) {
    // Another tab or device was faster.
    if (!isNotFound(toFailure(error))) throw error;
  }
  yield* changeBlocks((known) => known.filter((one) => one.pid !== pid));
  yield* announceChange('friends');
  yield* put(toastShown({ about: 'friend', news: 'unblocked', name }));
}

/** What is on its way may not have the change yet: the list that is there replaces it, or else it is fetched again. */
function* changeBlocks(change: (known: Block[]) => Block[]): SagaGenerator<void> {
  const { data } = yield* select(blocks.select);
  if (data) yield* put(blocks.fetched(change(data)));
  else yield* blocks.refresh();
}

const namedOf = ({ pid, name }: SafetySubject): NamedPlayer => (pid === null ? { nameOnPlatform: name } : { pid });
