import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

interface StackLook {
  /** A step of the 4 px grid: 4 is 16 px. */
  $gap?: keyof typeof tokens.space;
  /** By default each item is as wide as the stack. */
  $align?: 'start' | 'center' | 'end';
  /** The distance to what is above it. */
  $above?: keyof typeof tokens.space;
}

export const Stack = styled.div<StackLook>`
  display: grid;
  gap: ${({ $gap = 0 }) => tokens.space[$gap]};
  ${({ $align }) => $align && `justify-items: ${$align};`}
  ${({ $above }) => $above && `margin-top: ${tokens.space[$above]};`}
`;
