import { useLayoutEffect, useRef } from 'react';

const currentTab = "[data-state='active'], [aria-current='page']";

/**
 * Moves the line under the tab in view, and a row that is too long to where that tab is. Give `rowRef` to the row and `lineRef` to the line (100 px wide, left 0);
 * `current` is whatever changes with the tab.
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
    // A count that comes later moves the tabs behind it.
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);

  return { rowRef, lineRef };
}
