import { useEffect, useRef } from 'react';
import { headerResizeDebounceMs } from '../../../store/interface/rules';
import { headerHeightSet } from '../../../store/interface/slice';
import { useAppDispatch } from '../../../store/support/hooks';

/** Reports the header's height in px to the store when it stops changing (spec 9, Header and layout). */
export function useHeaderHeight<Header extends HTMLElement>() {
  const header = useRef<Header>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    const element = header.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(pending);
      pending = setTimeout(() => dispatch(headerHeightSet(element.offsetHeight)), headerResizeDebounceMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(pending);
      observer.disconnect();
    };
  }, [dispatch]);

  return header;
}
