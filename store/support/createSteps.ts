import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';

/** Spec 4, Rewards: started, succeeded or failed, and always ended. */
export function createSteps<Input, Output>(name: string) {
  return {
    started: createAction<Input>(`${name}Started`),
    succeeded: createAction<Output>(`${name}Succeeded`),
    failed: createAction<Failure>(`${name}Failed`),
    ended: createAction(`${name}Ended`),
  };
}

export type Steps<Input, Output> = ReturnType<typeof createSteps<Input, Output>>;
