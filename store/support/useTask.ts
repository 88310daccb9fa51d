import { useCallback, useEffect, useRef, useState } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';
import { useAppStore } from './hooks';
import { failed, idle, loaded, loading, type RequestState } from './requestState';
import type { Outcome } from './settleTask';

interface TaskState<Input, Output> extends RequestState {
  /** The input while the task runs. */
  input: Input | null;
  /** The output of the last task, if it succeeded. */
  output: Output | null;
}

const noTask = { ...idle, input: null, output: null };

/**
 * Runs a saga from a component, which has the state and the output of it. Input and output are in no action and in no
 * state of the store, so they may be secret. One task runs at a time: `run` does nothing meanwhile.
 *
 * `run` resolves with the outcome, and with null where there is none to show: the player has signed out, or the component
 * is gone. Only a sign-out cancels the task: what a player has confirmed is sent, also if the dialog closes.
 *
 * @example const { status, failure, run } = useTask(changeEmail)
 */
export function useTask<Input extends unknown[], Output>(task: (...input: Input) => SagaGenerator<Output>) {
  const { startSagas } = useAppStore();
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
      const { runTask } = await startSagas();
      const outcome = await runTask(() => task(...input));
      isRunning.current = false;
      setState(afterwards(outcome));
      return isShown.current ? outcome : null;
    },
    [startSagas, task],
  );
  /** Forgets the last outcome, as when the player edits the form. */
  const reset = useCallback(() => {
    if (!isRunning.current) setState(noTask);
  }, []);
  return { ...state, run, reset };
}

function afterwards<Output>(outcome: Outcome<Output> | null) {
  if (outcome === null) return noTask;
  if ('failure' in outcome) return { ...noTask, ...failed(outcome.failure) };
  return { ...noTask, ...loaded, output: outcome.output };
}
