import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import type { PlayerState } from '../rootReducer';
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
  steps: Steps<LotUse[], Result>;
}

interface SpendCalls<Subject extends { id: string }, Result> {
  /** Every attempt has the key of the first one. */
  send: (subject: Subject, options: CallOptions) => SagaGenerator<Result>;
  selectUses?: (state: PlayerState) => LotUse[];
  /** For the toast of an end that the player does not see, because the dialog was closed. */
  selectNews?: (state: PlayerState, subject: Subject) => SpendNews;
}

type SpendNews = { about: 'claim'; rewardId: string; name: string } | { about: 'redemption' | 'gift' };

const selectNone = (): LotUse[] => [];

/**
 * Runs one kind of spending: one request per decision, however often the player presses. Does nothing without an open decision,
 * or after it is done.
 */
export function* watchSpend<Subject extends { id: string }, Result extends { unitBalance: number }>(
  { select: selectSpend, requested, closed, steps }: WatchedSpend<Subject, Result>,
  { send, selectUses = selectNone, selectNews }: SpendCalls<Subject, Result>,
): SagaGenerator<void> {
  function* confirm(): SagaGenerator<void> {
    const open = yield* select(selectSpend);
    if (!open || open.status === 'loaded') return;
    const { subject, idempotencyKey } = open;
    yield* inSteps(steps, yield* select(selectUses), () => send(subject, { idempotencyKey }));
    const ended = yield* select(selectSpend);
    if (!selectNews || !ended || ended.isOpen) return;
    const news = yield* select(selectNews, subject);
    yield* put(toastShown({ ...news, failure: ended.failure, unitBalance: ended.result?.unitBalance ?? null }));
  }

  function* tellOnceLeft(): SagaGenerator<void> {
    if ((yield* select(selectSpend))?.isOpen) yield* take(closed);
    if ((yield* select(selectSpend))?.status === 'failed') yield* put(failedSpendLeft());
  }

  yield* takeOneAtATime(requested, safely(confirm));
  yield* takeLatest(steps.failed, safely(tellOnceLeft));
}
