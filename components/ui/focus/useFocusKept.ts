import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './rememberFocus';

/**
 * Give the ref to a part whose buttons go once they have done their work: the keyboard then goes on from what is left
 * around them, not from the top of the page.
 */
export function useFocusKept<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const held = useRef<{ by: Element; goBack: () => void } | null>(null);
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) held.current = { by: target, goBack: rememberFocus() };
    };
    const { current } = part;
    current?.addEventListener('focusin', hold);
    return () => current?.removeEventListener('focusin', hold);
  }, []);
  useLayoutEffect(() => {
    if (held.current === null || held.current.by.isConnected) return;
    const { goBack } = held.current;
    held.current = null;
    if (document.activeElement === document.body) goBack();
  });
  return part;
}
