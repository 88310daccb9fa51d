import { useDispatch, useSelector } from 'react-redux';
import type { Store } from '../createStore';
import type { RootState } from '../rootReducer';

export const useAppSelector = useSelector.withTypes<RootState>();

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
