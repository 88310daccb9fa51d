import type { ReactNode } from 'react';
import styled from 'styled-components';
import { when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon } from '../icons/Icon';

const { font, on, size } = tokens;

interface FilterPillProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
  /** The number of matching items, after the label. */
  count?: ReactNode;
  /** Shows a cross: pressing removes the filter. */
  isRemovable?: boolean;
}

/** A filter that is on or off. For a group with exactly one on, see FilterPills. */
export function FilterPill({ isOn, onClick, children, count, isRemovable = false }: FilterPillProps) {
  return (
    <FilterButton type="button" aria-pressed={isOn} onClick={onClick}>
      {children}
      {count !== undefined && <Count>{count}</Count>}
      {isRemovable && <Icon name="close" size="small" />}
    </FilterButton>
  );
}

const Count = styled.span`
  font: 500 ${size.fine} / 1 ${font.display};
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
`;
