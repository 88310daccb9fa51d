import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface CollapseProps {
  isOpen: boolean;
  /** For the `aria-controls` of the button that opens it. */
  id?: string;
  children: ReactNode;
}

/** Opens and closes in 350 ms (spec 9). Closed, nothing in it can be reached; opening, everything can at once. */
export function Collapse({ isOpen, id, children }: CollapseProps) {
  return (
    <Frame id={id} $isOpen={isOpen} inert={!isOpen}>
      <Inner>{children}</Inner>
    </Frame>
  );
}

const Frame = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-rows: ${({ $isOpen }) => ($isOpen ? '1fr' : '0fr')};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition: grid-template-rows ${tokens.duration.collapse}ms ${tokens.easing.inOut}
    ${({ $isOpen }) => !$isOpen && `, visibility 0s ${tokens.duration.collapse}ms`};
`;

const Inner = styled.div`
  min-height: 0;
  overflow: hidden;
`;
