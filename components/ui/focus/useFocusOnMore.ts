import { useEffect, useRef } from 'react';
import { focusOnce } from './rememberFocus';

/**
 * For the button that shows more of a list: after a press of it, `more`, the first entry that is added gets the focus, or the first
 * link or button in it. Put the ref on an element that directly follows the list, or an element with the list inside.
 */
export function useFocusOnMore(onMore: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const end = useRef<number | null>(null);
  const entries = () => {
    const before = ref.current?.previousElementSibling;
    const list = before?.matches('ul, ol') ? before : before?.querySelector('ul, ol, tbody');
    return [...(list?.children ?? [])];
  };
  useEffect(() => {
    if (end.current === null) return;
    const added = entries()[end.current];
    if (!(added instanceof HTMLElement)) return;
    end.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && !ref.current?.contains(activeElement)) return;
    const control = added.querySelector('a[href], button');
    focusOnce(control instanceof HTMLElement ? control : added);
  });
  const more = () => {
    end.current = entries().length;
    onMore();
  };
  return { ref, more };
}
