import { useEffect, useRef } from 'react';

/** For what stays, such as the heading of a list, where buttons disappear by a press: it gets the focus that one of them had. */
export function useFocusOnFewer<Remaining extends HTMLElement = HTMLHeadingElement>(count: number) {
  const remaining = useRef<Remaining>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) remaining.current?.focus();
    last.current = count;
  }, [count]);
  return remaining;
}
