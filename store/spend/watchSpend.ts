import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Failure } from '../../services/http/errors';
import type { PlayerState } from '../rootReducer';
import { logoutStarted } from '../session/events';
import type { Steps } from '../support/createSteps';
import type { CallOptions } from '../support/callService';
import { inSteps } from '../support/inSteps';
import { safely } from '../support/safely';
import { takeOneAtATime } from '../support/takeOneAtATime';
import { toastShown } from '../toasts/slice';
import type { Spend } from './createSpend';
import type { LotUse } from './rules';
import { failedSpendLeft } from './slice';

interface WatchedSpend<Subject extends { id: string }, Result> {
  select: (state: PlayerState) => Spend<Subject, Result> | null;
  requested: ActionCreatorWithoutPayload;
  closed: ActionCreatorWithoutPayload;
  carriedOut: ActionCreatorWithoutPayload;
  steps: Steps<LotUse[], Result>;
}

interface SpendCalls<Subject extends { id: string }, Result> {
  /** Every attempt has the key of the first one. */
  send: (subject: Subject, options: CallOptions) => SagaGenerator<Result>;
  selectUses?: (state: PlayerState) => LotUse[];
  /** For the toast of an end that the player does not see, because the dialog was closed. */
  selectNews?: (state: PlayerState, subject: Subject) => SpendNews;
  /** How many of what the Units are spent on the player has; one more tells that an attempt was carried out. */
  selectCount?: (state: PlayerState, subject: Subject) => number | undefined;
}

type SpendNews =
  | { about: 'claim'; rewardId: string; name: string }
  | { about: 'undo'; units: number }
  | { about: 'redemption' | 'gift' };

const selectNone = (): LotUse[] => [];
const selectNothing = () => undefined;

/**
 * Runs one kind of spending: one request per decision, however often the player presses. Does nothing without an open decision,
 * or after it is done.
 */
export function* watchSpend<Subject extends { id: string }, Result extends { unitBalance: number }>(
  { select: selectSpend, requested, closed, carriedOut, steps }: WatchedSpend<Subject, Result>,
  { send, selectUses = selectNone, selectNews, selectCount = selectNothing }: SpendCalls<Subject, Result>,
): SagaGenerator<void> {
  /** Attempts of unknown outcome by the id of their subject: the state has the last one alone. */
  const unsure = new Map<string, { idempotencyKey: string; count: number | undefined }>();

  function* confirm(): SagaGenerator<void> {
    const open = yield* select(selectSpend);
    if (!open || open.status === 'loaded') return;
    const { subject, isUnsure, ...decision } = open;
    const count = yield* select(selectCount, subject);
    const before = unsure.get(subject.id);
    // Where the player has one more than before, the attempt was carried out, and this is another decision.
    const isAgain = before !== undefined && (isUnsure || before.count === count);
    const { idempotencyKey } = isAgain ? before : decision;
    yield* inSteps(steps, yield* select(selectUses), () => send(subject, { idempotencyKey }));
    const ended = yield* select(selectSpend);
    if (ended?.isUnsure) unsure.set(subject.id, { idempotencyKey, count: isAgain ? before.count : count });
    else unsure.delete(subject.id);
    if (!ended || ended.isOpen) return;
    yield* tell(subject, ended.failure, ended.result?.unitBalance ?? null);
  }

  function* tell(subject: Subject, failure: Failure | null, unitBalance: number | null): SagaGenerator<void> {
    if (selectNews) yield* put(toastShown({ ...(yield* select(selectNews, subject)), failure, unitBalance }));
  }

  function* tellOnceLeft(): SagaGenerator<void> {
    const attempt = yield* select(selectSpend);
    if (!attempt) return;
    const before = yield* select(selectCount, attempt.subject);
    if (attempt.isOpen) yield* take(closed);
    if ((yield* select(selectSpend))?.status !== 'failed') return;
    yield* put(failedSpendLeft());
    if (!attempt.isUnsure || before === undefined) return;
    yield* race([call(tellOnceCarriedOut, attempt.subject, before), take([steps.started, logoutStarted])]);
  }

  /** The services have no call for the outcome of an attempt, but whatever is read again may tell it. */
  function* tellOnceCarriedOut(subject: Subject, before: number): SagaGenerator<void> {
    for (;;) {
      yield* take('*');
      const count = yield* select(selectCount, subject);
      const { units, status } = yield* select((state: PlayerState) => state.units);
      const isOpen = (yield* select(selectSpend))?.isOpen ?? false;
      if (count !== undefined && count > before && status === 'loaded' && !isOpen) {
        yield* put(carriedOut());
        yield* tell(subject, null, units);
        return;
      }
    }
  }

  yield* takeOneAtATime(requested, safely(confirm));
  yield* takeEvery(logoutStarted, () => unsure.clear());
  yield* takeLatest(steps.failed, safely(tellOnceLeft));
}
