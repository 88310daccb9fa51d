import { type Action, createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { type Failure, toFailure } from '../../services/http/errors';
import type { NameOf, ResourceStates } from '../resourceStates';
import type { PlayerState } from '../rootReducer';
import { isOutcomeUnknown } from './failures';
import type { ChoiceState } from './requestState';
import { safely } from './safely';
import { takeOneAtATime } from './takeOneAtATime';

interface ChoiceOptions<Choice> {
  /** Saves a choice, and puts the event that brings the saved one into the state. */
  save: (choice: Choice) => SagaGenerator<unknown>;
  /** A choice that is not saved yet and a later one together. By default the later one replaces it. */
  merge?: (before: Choice | null, later: Choice) => Choice;
}

interface SettledChoice<Choice> {
  select: (state: PlayerState) => ChoiceState<Choice>;
  chosen: (choice: Choice) => Action;
  reducer: (state: ChoiceState<Choice> | undefined, action: Action) => ChoiceState<Choice>;
  saga: () => SagaGenerator<void>;
}

type ChoiceName = NameOf<ChoiceState<unknown>>;
type ChoiceOf<Name extends ChoiceName> = ResourceStates[Name] extends ChoiceState<infer Choice> ? Choice : never;

/**
 * A choice that shows at once and is taken back if saving fails: a reducer and a saga for the features of players, and
 * the action `chosen`. `name` is that of its state in `store/resourceStates.ts`, and begins the action types. Choices are
 * sent one after the other, so that the services receive the last one last; those between are left out.
 */
export function settleLast<Name extends ChoiceName>(
  name: Name,
  options: ChoiceOptions<ChoiceOf<Name>>,
): SettledChoice<ChoiceOf<Name>>;
export function settleLast(name: ChoiceName, options: ChoiceOptions<unknown>): SettledChoice<unknown> {
  const { save, merge = (_before: unknown, later: unknown) => later } = options;
  const initialState: ChoiceState<unknown> = { pending: null, outcome: null };
  const selectState = (state: PlayerState): ChoiceState<unknown> => state[name];
  const chosen = createAction(`${name}/chosen`, (choice: unknown) => ({ payload: choice }));
  const saved = createAction(`${name}/saved`, (choice: unknown) => ({ payload: choice }));
  const rejected = createAction<Failure>(`${name}/rejected`);

  function reducer(state = initialState, action: Action): ChoiceState<unknown> {
    if (chosen.match(action)) return { pending: merge(state.pending, action.payload), outcome: null };
    // A newer choice stays, and is sent next.
    if (saved.match(action)) return state.pending === action.payload ? { pending: null, outcome: 'saved' } : state;
    // The saved choice applies again.
    if (rejected.match(action))
      return { pending: null, outcome: isOutcomeUnknown(action.payload) ? 'unsure' : 'failed' };
    return state;
  }

  function* settle(): SagaGenerator<void> {
    let { pending } = yield* select(selectState);
    while (pending !== null) {
      try {
        yield* save(pending);
        yield* put(saved(pending));
      } catch (error) {
        yield* put(rejected(toFailure(error)));
      }
      ({ pending } = yield* select(selectState));
    }
  }

  function* saga(): SagaGenerator<void> {
    yield* takeOneAtATime(chosen, safely(settle));
  }

  return { select: selectState, chosen, reducer, saga };
}
