import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { policiesAccepted } from '../session/events';
import { createSteps } from '../support/createSteps';
import { randomUuid } from '../../services/http/randomUuid';
import { isOutcomeUnknown } from '../support/failures';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';
import type { LotUse } from './rules';

/** The `id` of a reward, of a discount or of a claim. */
interface SpendSubject {
  id: string;
}

/**
 * One decision that spends Units, or takes them back: idle until confirmed, loaded once done. It outlasts its dialog while its
 * request runs, and after a failure, so that another attempt has the same key.
 */
export interface Spend<Subject extends SpendSubject, Result> extends RequestState {
  subject: Subject;
  isOpen: boolean;
  /** Identifies the decision: Units move once, however often the request is sent. */
  idempotencyKey: string;
  /** The lots that pay, at the time of confirmation, soonest to expire first. */
  uses: LotUse[];
  /** True from an attempt of unknown outcome until another one ends. */
  isUnsure: boolean;
  result: Result | null;
}

/**
 * The events and the state of one kind of spending, which is `spend[kind]`. `name` begins the types of its events:
 * `rewards/collection`.
 */
export function createSpend<Kind extends string, Subject extends SpendSubject, Result extends { unitBalance: number }>(
  kind: Kind,
  name: string,
) {
  type State = Spend<Subject, Result> | null;

  const selectSpend = ({ spend }: { spend: Readonly<Record<Kind, State>> }) => spend[kind];

  /** Opens the dialog. While a request runs its own dialog opens: there is one decision at a time. */
  const opened = createAction(`${name}Opened`, (subject: Subject) => ({
    payload: { subject, idempotencyKey: randomUuid() },
  }));
  /** Closes the dialog. A request that runs goes on; one that failed keeps its key. */
  const closed = createAction(`${name}Closed`);
  const requested = createAction(`${name}Requested`);
  /** An attempt of unknown outcome, whose dialog is closed, is known to be carried out. */
  const carriedOut = createAction(`${name}CarriedOut`);
  const steps = {
    ...createSteps<LotUse[], Result>(name),
    // The types of an action whose payload is generic are known only where the payload is prepared.
    succeeded: createAction(`${name}Succeeded`, (payload: Result) => ({ payload })),
  };

  /** The receipt of what ended while the dialog was closed stays; a rejected attempt starts over with its key. */
  function open(state: State, { payload }: ReturnType<typeof opened>): State {
    if (state && (state.status === 'loading' || state.subject.id === payload.subject.id)) {
      const wasRejected = state.status === 'failed' && !state.isUnsure && !state.isOpen;
      return { ...state, ...(wasRejected && idle), isOpen: true };
    }
    return { ...idle, ...payload, isOpen: true, uses: [], isUnsure: false, result: null };
  }

  function reducer(state: State = null, action: UnknownAction): State {
    if (opened.match(action)) return open(state, action);
    if (state === null || carriedOut.match(action)) return null;
    if (closed.match(action)) {
      return state.status === 'loading' || state.status === 'failed' ? { ...state, isOpen: false } : null;
    }
    if (steps.started.match(action)) return { ...state, ...loading, uses: action.payload };
    if (steps.failed.match(action))
      return { ...state, ...failed(action.payload), isUnsure: isOutcomeUnknown(action.payload) };
    if (steps.succeeded.match(action)) return { ...state, ...loaded, isUnsure: false, result: action.payload };
    // The reason of the rejection no longer exists.
    if (policiesAccepted.match(action) && state.status === 'failed' && !state.isUnsure) return { ...state, ...idle };
    return state;
  }

  return { select: selectSpend, opened, closed, requested, carriedOut, steps, reducer };
}
