import * as Radix from '@radix-ui/react-tabs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { TabCount, TabLine, TabNavLink, TabRow, useTabLine } from './TabNav';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: ReactNode;
  /** Marks the tab with a gold dot; the text is for screen readers ("Units to bank"). */
  mark?: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What was opened once stays, hidden: nothing typed in it is lost. */
  keepsOpened?: boolean;
}

/** Tabs that switch the content below. For tabs with addresses of their own, use TabNav. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, keepsOpened = false }: TabsProps<Value>) {
  const { rowRef, lineRef } = useTabLine(value);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (keepsOpened && !opened.includes(value)) setOpened([...opened, value]);
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Root value={value} onValueChange={choose}>
      <TabRow as={Radix.List} ref={rowRef} aria-label={label} data-line="still">
        {tabs.map((tab) => (
          <TabNavLink as={Radix.Trigger} key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
            {tab.mark !== undefined && (
              <Mark>
                <VisuallyHidden>{tab.mark}</VisuallyHidden>
              </Mark>
            )}
          </TabNavLink>
        ))}
        <TabLine ref={lineRef} aria-hidden />
      </TabRow>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          onFocus={showStart}
          {...(keepsOpened && opened.includes(tab.value) && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Root>
  );
}

/** Tab scrolls to the middle of a panel that was below the window. A press in it, and the return to the window, scroll nowhere. */
const showStart = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
  const isByKey = target === currentTarget && relatedTarget !== null && target.matches(':focus-visible');
  if (isByKey && target.getBoundingClientRect().top < 0) target.scrollIntoView({ block: 'start' });
};

/** The row of tabs scrolls by itself: inside of a grid it would widen what it switches. */
const Root = styled(Radix.Root)`
  min-width: 0;
`;
const Mark = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background-color: ${tokens.on.gold};

  @media (forced-colors: active) {
    background-color: Highlight;
    forced-color-adjust: none;
  }
`;
