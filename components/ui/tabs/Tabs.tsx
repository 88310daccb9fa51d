import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabCountStyle, tabLineStyle, tabRowStyle, tabStyle } from './Tabs.styles';
import { useTabLine } from './useTabLine';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: ReactNode;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Name of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs that switch the content below. For tabs with addresses of their own, use TabNav. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const { rowRef, lineRef } = useTabLine(value);
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Row ref={rowRef} aria-label={label} data-line="still">
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
        <ActiveLine ref={lineRef} aria-hidden />
      </Row>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const Row = styled(Radix.List)`
  ${tabRowStyle}
`;
const Trigger = styled(Radix.Trigger)`
  ${tabStyle}
`;
const Count = styled.span`
  ${tabCountStyle}
`;
const ActiveLine = styled.span`
  ${tabLineStyle}
`;
