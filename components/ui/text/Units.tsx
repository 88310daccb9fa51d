import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Coin } from '../icons/Coin';
import { VisuallyHidden } from './VisuallyHidden';

interface UnitsProps {
  /** The figure, formatted for the locale: "1,240", "+60". */
  children: ReactNode;
  /** The figure with its unit, for screen readers: "1,240 Units". */
  label?: string;
}

/** A coin and a figure, in the size of the surrounding text. */
export function Units({ children, label }: UnitsProps) {
  return (
    <Figure>
      <Coin />
      {label === undefined ? (
        <span>{children}</span>
      ) : (
        <>
          <span aria-hidden>{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Figure>
  );
}

const Figure = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.38em;
  font: 600 1em / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > svg {
    transform: translateY(0.04em);
  }
`;
