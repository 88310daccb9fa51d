import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  blockPlayer,
  getBlocks,
  type NamedPlayer,
  reportPlayer,
  unblockPlayer,
} from '../../../services/account/blocks';
import { serviceErrorCodes, toFailure } from '../../../services/http/errors';
import type { PlayerState } from '../../rootReducer';
import { callService } from '../../support/callService';
import { inSteps, noRethrow } from '../../support/inSteps';
import { fetchUnchanged } from '../../support/fetchUnchanged';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { requestDropped } from '../friendRequests/slice';
import { friendRemoved } from '../slice';
import {
  blockRequested,
  blocksRequested,
  blocksSteps,
  blockSteps,
  reportRequested,
  reportSteps,
  type SafetySubject,
  unblockRequested,
  unblockSteps,
} from './slice';

function* fetchBlocks(): SagaGenerator<void> {
  const changes = [blockSteps.succeeded, unblockSteps.succeeded];
  const fetch = () => fetchUnchanged(changes, () => callService(getBlocks, null));
  yield* inSteps(blocksSteps, null, fetch, noRethrow);
}

function* block(): SagaGenerator<void> {
  const subject = yield* select(selectSubject);
  if (subject) yield* inSteps(blockSteps, subject, (player) => callService(blockPlayer, namedOf(player)), noRethrow);
}

/** A block ends the friendship and the request. */
function* leaveLists({ payload: { pid } }: ReturnType<typeof blockSteps.succeeded>): SagaGenerator<void> {
  yield* put(friendRemoved(pid));
  yield* put(requestDropped(pid));
}

function* report({ payload }: ReturnType<typeof reportRequested>): SagaGenerator<void> {
  const subject = yield* select(selectSubject);
  if (!subject) return;
  const call = () => callService(reportPlayer, { ...namedOf(subject), ...payload });
  yield* inSteps(reportSteps, payload, call, noRethrow);
}

function* unblock({ payload }: ReturnType<typeof unblockRequested>): SagaGenerator<void> {
  yield* inSteps(unblockSteps, payload, endBlock, noRethrow);
}

function* endBlock(pid: string): SagaGenerator<string> {
  try {
    yield* callService(unblockPlayer, { pid });
  } catch (error) {
    // Another tab or device was faster.
    if (toFailure(error).code !== serviceErrorCodes.notFound) throw error;
  }
  return pid;
}

const selectSubject = ({ blocks }: PlayerState) => blocks.subject;

const namedOf = ({ pid, name }: SafetySubject): NamedPlayer => (pid === null ? { nameOnPlatform: name } : { pid });

export function* blocksSaga(): SagaGenerator<void> {
  yield* takeLatest(blocksRequested, safely(fetchBlocks));
  yield* takeOneAtATime(blockRequested, safely(block));
  yield* takeEvery(blockSteps.succeeded, safely(leaveLists));
  yield* takeOneAtATime(reportRequested, safely(report));
  yield* takeOneAtATime(unblockRequested, safely(unblock));
}
