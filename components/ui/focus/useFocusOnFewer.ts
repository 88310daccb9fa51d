import { useEffect, useRef } from 'react';

/** For the heading of a list whose buttons remove what they belong to: it gets the focus that a removed button had. */
export function useFocusOnFewer(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) heading.current?.focus();
    last.current = count;
  }, [count]);
  return heading;
}
