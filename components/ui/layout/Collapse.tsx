import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface CollapseProps {
  isOpen: boolean;
  /** Target of the button's `aria-controls`. */
  id?: string;
  children: ReactNode;
}

/** Opens and closes in 350 ms (spec 9). While closed, its content is inert; it is usable as soon as it starts to open. */
export function Collapse({ isOpen, id, children }: CollapseProps) {
  return (
    <CollapseGrid id={id} $isOpen={isOpen} inert={!isOpen}>
      <div>{children}</div>
    </CollapseGrid>
  );
}

const CollapseGrid = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition: grid-template-rows ${tokens.duration.collapse}ms ${tokens.easing.inOut}
    ${({ $isOpen }) => !$isOpen && `, visibility 0s ${tokens.duration.collapse}ms`};

  > div {
    min-height: 0;
    overflow: hidden;
  }

  /* On paper nothing can be opened. */
  @media print {
    grid-template-rows: 1fr;
    visibility: visible;
  }
`;
