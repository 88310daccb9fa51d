import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './rememberFocus';

/**
 * For a part whose buttons disappear after use: put the ref on it, and the focus moves to the nearest remaining element
 * instead of the top of the page.
 */
export function useFocusKept<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const lastFocus = useRef<{ element: Element; restore: () => void } | null>(null);
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocus.current = { element: target, restore: rememberFocus() };
    };
    const { current } = part;
    current?.addEventListener('focusin', hold);
    return () => current?.removeEventListener('focusin', hold);
  }, []);
  useLayoutEffect(() => {
    if (lastFocus.current === null || lastFocus.current.element.isConnected) return;
    const { restore } = lastFocus.current;
    lastFocus.current = null;
    if (document.activeElement === document.body) restore();
  });
  return part;
}
