import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '../createStore';
import type { RootState } from '../rootReducer';

export const useAppSelector = useSelector.withTypes<RootState>();

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();

/** The store itself, for callbacks that read the state when they are called. */
export const useAppStore = useStore.withTypes<Store>();
