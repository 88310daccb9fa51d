import type { ReactNode } from 'react';
import { Cluster } from '../layout/Cluster';
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
    <Cluster $gap={2} role="group" aria-label={label}>
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
    </Cluster>
  );
}
