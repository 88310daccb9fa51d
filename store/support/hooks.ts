import type { Action } from 'redux';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '../createStore';
import type { PlayerState, RootState } from '../rootReducer';

// Typed by hand: the types of `useSelector.withTypes<RootState>()` also accept selectors of a player's state.
type UseSelectorOf<State> = <Selected>(selector: (state: State) => Selected) => Selected;

export const useAppSelector: UseSelectorOf<RootState> = useSelector;

/** For components that are rendered only while a player is signed in. */
export const usePlayerSelector: UseSelectorOf<PlayerState> = useSelector;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();

/** Dispatches what a part of a screen needs, once it is shown. */
export function useRequests(...requests: readonly Action[]): void {
  const dispatch = useAppDispatch();
  const send = useEffectEvent(() => requests.forEach((request) => dispatch(request)));
  useEffect(() => send(), []);
}

/** Dispatches a request for what is missing: once it is needed, and when it is missing again, such as after a change of language. */
export function useRequestIf(isMissing: boolean, request: Action): void {
  const dispatch = useAppDispatch();
  const reloads = useAppSelector(({ locale }) => locale.reloads);
  const send = useEffectEvent(() => dispatch(request));
  useEffect(() => {
    if (isMissing) send();
  }, [isMissing, reloads]);
}

export const useAppStore = useStore.withTypes<Store>();

/** Adds the features of players to the store for a part that visitors open too. False until they are there. */
export function usePlayerFeatures(): boolean {
  const { loadPlayerFeatures } = useAppStore();
  useEffect(() => void loadPlayerFeatures(), [loadPlayerFeatures]);
  return useAppSelector(({ units }) => units !== undefined);
}
