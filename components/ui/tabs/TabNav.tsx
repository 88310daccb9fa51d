import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabCountStyle, tabLineStyle, tabRowStyle, tabStyle } from './Tabs.styles';
import { useTabLine } from './useTabLine';

interface TabNavProps {
  label: string;
  /** A value that changes with the current link, so that the line follows. */
  current: string;
  /** TabNavLinks. */
  children: ReactNode;
}

/** Tabs that are links: each section has an address of its own. */
export function TabNav({ label, current, children }: TabNavProps) {
  const { rowRef, lineRef } = useTabLine(current);
  return (
    <nav aria-label={label}>
      <Row ref={rowRef} data-line="still">
        {children}
        <ActiveLine ref={lineRef} aria-hidden />
      </Row>
    </nav>
  );
}

const Row = styled.div`
  ${tabRowStyle}
`;
const ActiveLine = styled.span`
  ${tabLineStyle}
`;

/** `<TabNavLink as={Link} route="game" params={...} aria-current={isCurrent ? 'page' : undefined}>Rewards <TabCount>47</TabCount></TabNavLink>` */
export const TabNavLink = styled.a`
  ${tabStyle}
`;

export const TabCount = styled.span`
  ${tabCountStyle}
`;
