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
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { isNotFound } from '../../support/failures';
import { requestDropped } from '../friendRequests/slice';
import { friendRemoved } from '../slice';
import { playerBlocked, type SafetySubject } from './slice';

export const blocks = createResource({
  name: 'blocks',
  select: (state) => state.blocks,
  fetch: () => callService(getBlocks, null),
});

/** A block ends the friendship and the request. */
export function* block(subject: SafetySubject): SagaGenerator<void> {
  const added = yield* callService(blockPlayer, namedOf(subject));
  yield* changeBlocks((present) => [added, ...present.filter(({ pid }) => pid !== added.pid)]);
  yield* put(friendRemoved(added.pid));
  yield* put(requestDropped(added.pid));
  yield* put(playerBlocked());
}

export function* unblock(pid: string): SagaGenerator<void> {
  try {
    yield* callService(unblockPlayer, { pid });
  } catch (error) {
    // Another tab or device was faster.
    if (!isNotFound(toFailure(error))) throw error;
  }
  yield* changeBlocks((present) => present.filter((each) => each.pid !== pid));
}

export const report = (subject: SafetySubject, details: { reason: ReportReason; note: string }) =>
  callService(reportPlayer, { ...namedOf(subject), ...details });

/** A list that is on its way may not have the change yet: the changed one replaces it, or it is fetched again. */
function* changeBlocks(change: (present: Block[]) => Block[]): SagaGenerator<void> {
  const { data } = yield* select(blocks.select);
  if (data) yield* put(blocks.fetched(change(data)));
  else yield* blocks.refresh();
}

const namedOf = ({ pid, name }: SafetySubject): NamedPlayer => (pid === null ? { nameOnPlatform: name } : { pid });
