import { createAction, type ActionCreatorWithoutPayload, type ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';

/** Spec 4, Rewards: started, succeeded or failed, and always ended. */
export interface Steps<Input, Output> {
  started: ActionCreatorWithPayload<Input>;
  succeeded: ActionCreatorWithPayload<Output>;
  failed: ActionCreatorWithPayload<Failure>;
  ended: ActionCreatorWithoutPayload;
}

export function createSteps<Input, Output>(name: string) {
  return {
    started: createAction<Input>(`${name}Started`),
    succeeded: createAction<Output>(`${name}Succeeded`),
    failed: createAction<Failure>(`${name}Failed`),
    ended: createAction(`${name}Ended`),
  };
}
