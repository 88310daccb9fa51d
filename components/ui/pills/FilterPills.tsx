import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { notPrinted, when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon } from '../icons/Icon';
import { Cluster } from '../layout/Cluster';

interface FilterPillsProps<Value extends string> {
  label: string;
  /** Of the values in the address, in a `QueryForm`. */
  name?: string;
  options: readonly { value: Value; label: string; count?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters of which exactly one is on. Inside a PillStrip it stays in one row on narrow screens. */
export function FilterPills<Value extends string>({ label, name, options, value, onChange }: FilterPillsProps<Value>) {
  return (
    <Cluster $gap={2} role="group" aria-label={label}>
      {options.map((option) => (
        <FilterPill
          key={option.value}
          name={name}
          value={option.value}
          isOn={option.value === value}
          onClick={() => onChange(option.value)}
          count={option.count}
        >
          {option.label}
        </FilterPill>
      ))}
    </Cluster>
  );
}

const { font, on, size } = tokens;

interface FilterPillProps extends Pick<ComponentProps<'button'>, 'name' | 'value'> {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
  count?: ReactNode;
  /** Shows a cross: pressing removes the filter. */
  isRemovable?: boolean;
}

export function FilterPill({ name, value, isOn, onClick, children, count, isRemovable = false }: FilterPillProps) {
  return (
    <FilterButton
      {...(name === undefined ? { type: 'button' } : { name, value })}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
      {count !== undefined && <Count>{count}</Count>}
      {isRemovable && <Icon name="close" size="small" />}
    </FilterButton>
  );
}

const Count = styled.span`
  font: 600 ${size.fine} / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  color: ${on.muted};
`;

const FilterButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px;
  border: 1px solid ${on.outline};
  border-radius: ${tokens.radius.pill};
  font: 600 0.9063rem / 1 ${font.body};
  white-space: nowrap;

  ${when.hovered} {
    border-color: ${on.text};
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background-color: ${on.text};
    color: ${on.surface};
  }

  &[aria-pressed='true'] ${Count} {
    color: color-mix(in srgb, ${on.surface} 78%, ${on.text});
  }
  ${notPrinted}
`;
