import { useLayoutEffect, useRef } from 'react';

const currentTab = "[data-state='active'], [aria-current='page']";

/**
 * Moves the line below the active tab, and scrolls a row that is too long to that tab. Put `rowRef` on the row and
 * `lineRef` on the line (100 px wide, left 0). `current` is a value that changes with the tab.
 */
export function useTabLine(current: string) {
  const rowRef = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const row = rowRef.current;
    const line = lineRef.current;
    if (!row || !line || typeof ResizeObserver === 'undefined') return;
    const place = () => {
      const tab = row.querySelector<HTMLElement>(currentTab);
      if (!tab) return;
      line.style.transform = `translateX(${tab.offsetLeft}px) scaleX(${tab.offsetWidth / 100})`;
      row.dataset.line = 'moving';
    };
    const current = row.querySelector<HTMLElement>(currentTab);
    if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    place();
    const observer = new ResizeObserver(place);
    observer.observe(row);
    // A count that loads later moves the tabs after it.
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);

  return { rowRef, lineRef };
}
