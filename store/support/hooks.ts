import { useDispatch, useSelector } from 'react-redux';
import type { Store } from '../createStore';
import type { RootState } from '../rootReducer';

/** Reads the store with its types. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Tells the store what happened, with its types. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
