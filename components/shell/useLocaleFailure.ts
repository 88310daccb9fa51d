import { useEffect } from 'react';
import { selectLocaleFailure } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useShowToast } from './ToastsProvider';

/** Says why a language could not be loaded, in the words of spec 8: they are the same in every language. */
export function useLocaleFailure(): void {
  const showToast = useShowToast();
  const failure = useAppSelector(selectLocaleFailure);
  useEffect(() => {
    if (failure !== null) showToast({ kind: 'error', title: failure });
  }, [failure, showToast]);
}
