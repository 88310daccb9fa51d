import { useCallback, useEffect, useRef, useState } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';
import { type Failure, toFailure } from '../../services/http/errors';
import type { Store } from '../createStore';
import { useAppStore } from './hooks';
import { failed, idle, loaded, loading, type RequestState } from './requestState';

type Outcome<Output> = { output: Output } | { failure: Failure };

interface TaskState<Input, Output> extends RequestState {
  input: Input | null;
  output: Output | null;
}

const noTask = { ...idle, input: null, output: null };

/**
 * Runs a saga from a component, which has the state and the output of it. Input and output are in no action and in no
 * state of the store, so they may be secret. One task runs at a time: `run` does nothing meanwhile.
 *
 * `run` resolves with the outcome, and with null if there is none to show: the player has signed out, or the component
 * was removed. Only a sign-out cancels the task: what a player has confirmed is sent, also if the dialog closes.
 *
 * @example const { status, failure, run } = useTask(requestEmailChange)
 */
export function useTask<Input extends unknown[], Output>(task: (...input: Input) => SagaGenerator<Output>) {
  const store = useAppStore();
  const [state, setState] = useState<TaskState<Input, Output>>(noTask);
  const isRunning = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const run = useCallback(
    async (...input: Input) => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setState({ ...noTask, ...loading, input });
      const outcome = await runTask(store, () => task(...input));
      isRunning.current = false;
      setState(afterwards(outcome));
      return isShown.current ? outcome : null;
    },
    [store, task],
  );
  /** For example when the player edits the form. */
  const reset = useCallback(() => {
    if (!isRunning.current) setState(noTask);
  }, []);
  return { ...state, run, reset };
}

/** Runs a task with the sagas of a store. Resolves with null if a sign-out has cancelled it (`callService`). */
export async function runTask<Output>({ startSagas }: Pick<Store, 'startSagas'>, task: () => SagaGenerator<Output>) {
  const { runSaga } = await startSagas();
  return new Promise<Outcome<Output> | null>((resolve) => {
    runSaga(function* settle(): SagaGenerator<void> {
      let outcome: Outcome<Output> | null = null;
      try {
        outcome = { output: yield* task() };
      } catch (error) {
        outcome = { failure: toFailure(error) };
      } finally {
        resolve(outcome);
      }
    });
  });
}

function afterwards<Output>(outcome: Outcome<Output> | null) {
  if (outcome === null) return noTask;
  if ('failure' in outcome) return { ...noTask, ...failed(outcome.failure) };
  return { ...noTask, ...loaded, output: outcome.output };
}
