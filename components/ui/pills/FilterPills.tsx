import type { ReactNode } from 'react';
import { Row } from '../layout/Row';
import { FilterPill } from './FilterPill';

interface FilterPillsProps<Value extends string> {
  /** What the group filters. */
  label: string;
  options: readonly { value: Value; label: string; count?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters of which exactly one is on. Inside a PillStrip it stays in one row on narrow screens. */
export function FilterPills<Value extends string>({ label, options, value, onChange }: FilterPillsProps<Value>) {
  return (
    <Row $gap="small" role="group" aria-label={label}>
      {options.map((option) => (
        <FilterPill
          key={option.value}
          isOn={option.value === value}
          onClick={() => onChange(option.value)}
          count={option.count}
        >
          {option.label}
        </FilterPill>
      ))}
    </Row>
  );
}
