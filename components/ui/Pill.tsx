import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { when } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Icon } from './Icon';
import type { IconName } from './Icon.paths';

const { color, duration, font, on, shadow, size } = tokens;

const pillStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px;
  border: 1px solid ${on.outline};
  border-radius: ${tokens.radius.pill};
  font: 600 0.9063rem / 1 ${font.body};
  white-space: nowrap;
`;

interface PillProps {
  icon?: IconName;
  children: ReactNode;
}

/** A short fact in a rounded frame: "Ends in 3 days". */
export function Pill({ icon, children }: PillProps) {
  return (
    <PillFrame>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </PillFrame>
  );
}

const PillFrame = styled.span`
  ${pillStyle}
`;

interface FilterPillProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
  /** How many it would leave, behind the words. */
  count?: ReactNode;
  /** Shows that pressing takes the filter away. */
  isRemovable?: boolean;
}

/** A filter that is on or off. Of a group one is always on: see FilterPills. */
export function FilterPill({ isOn, onClick, children, count, isRemovable = false }: FilterPillProps) {
  return (
    <FilterFrame type="button" aria-pressed={isOn} onClick={onClick}>
      {children}
      {count !== undefined && <Count>{count}</Count>}
      {isRemovable && <Icon name="close" size="small" />}
    </FilterFrame>
  );
}

const Count = styled.span`
  font: 500 ${size.fine} / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  color: ${on.muted};
`;

const FilterFrame = styled.button`
  ${pillStyle}
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms;

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
`;

interface FilterPillsProps<Value extends string> {
  /** What the group filters. */
  label: string;
  options: readonly { value: Value; label: string; count?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of filters of which one is always on; a PillStrip around it keeps it one row on a narrow screen. */
export function FilterPills<Value extends string>({ label, options, value, onChange }: FilterPillsProps<Value>) {
  return (
    <Row role="group" aria-label={label}>
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The balance, always in view: `<UnitsPill as={Link} route="units" aria-label="1,240 Units"><Coin isInverted />1,240</UnitsPill>`. */
export const UnitsPill = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px 0 4px;
  border-radius: ${tokens.radius.pill};
  background-color: ${color.gold};
  color: ${color.onGold};
  font: 700 ${size.body} / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  box-shadow: ${shadow.litGold};
  transition: background-color ${duration.fade}ms;

  > svg {
    width: 28px !important;
    height: 28px !important;
  }

  &:hover {
    background-color: ${color.goldHover};
  }
`;
