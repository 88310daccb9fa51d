import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { selectionLine } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { scrollRowToFocus } from '../focus/scrollRowTo';

const { duration, easing, font, on, size } = tokens;

export const TabRow = styled.div`
  position: relative;
  display: flex;
  gap: 16px;
  margin-left: -6px;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${on.hairline};
`;

/**
 * One tab; `[data-state=active]` or `[aria-current=page]` marks the active one:
 * `<TabNavLink as={Link} route="game" params={...} aria-current={isCurrent ? 'page' : undefined}>Rewards <TabCount>47</TabCount></TabNavLink>`
 */
export const TabNavLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: 48px;
  padding: 0 8px;
  font: 600 ${size.body} / 1 ${font.display};
  color: ${on.muted};
  white-space: nowrap;
  transition: color ${duration.fade}ms;

  &:hover,
  &[data-state='active'],
  &[aria-current='page'] {
    color: ${on.text};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  /* Until the moving line is measured, the active tab draws its own line. */
  [data-line='still'] > &[data-state='active']::after,
  [data-line='still'] > &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background-color: ${on.text};
    ${selectionLine}
  }
`;

export const TabCount = styled.span`
  height: 20px;
  min-width: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background-color: ${on.off};
  color: ${on.text};
  font: 600 ${size.least} / 20px ${font.display};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** 100 px wide and scaled to the tab's width, so that only transforms are animated. */
export const TabLine = styled.span`
  position: absolute;
  left: 0;
  bottom: 0;
  width: 100px;
  height: 2px;
  background-color: ${on.text};
  ${selectionLine}
  transform-origin: 0 50%;
  transition: transform ${duration.fade}ms ${easing.out};
  pointer-events: none;

  [data-line='still'] > & {
    display: none;
  }
`;

interface TabNavProps {
  label: string;
  /** A value that changes with the current link, so that the line follows. */
  current: string;
  children: ReactNode;
}

export function TabNav({ label, current, children }: TabNavProps) {
  const { rowRef, lineRef } = useTabLine(current);
  return (
    <nav aria-label={label}>
      <TabRow ref={rowRef} data-line="still">
        {children}
        <TabLine ref={lineRef} aria-hidden />
      </TabRow>
    </nav>
  );
}

const currentTab = "[data-state='active'], [aria-current='page']";

/**
 * Moves the line below the active tab, and scrolls a row that is too long to that tab and to the focus. Put `rowRef` on the row and
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
    const follow = ({ target }: FocusEvent) => scrollRowToFocus(row, target);
    row.addEventListener('focusin', follow);
    return () => {
      row.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, [current]);

  return { rowRef, lineRef };
}
