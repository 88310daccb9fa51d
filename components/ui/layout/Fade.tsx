import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface FadeProps {
  isShown: boolean;
  children: ReactNode;
}

/** Fades in and out in 150 ms (spec 9). While hidden, its content is inert. */
export function Fade({ isShown, children }: FadeProps) {
  return (
    <FadeBox $isShown={isShown} inert={!isShown}>
      {children}
    </FadeBox>
  );
}

const FadeBox = styled.div<{ $isShown: boolean }>`
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  transition:
    opacity ${tokens.duration.fade}ms,
    visibility ${tokens.duration.fade}ms;
`;
