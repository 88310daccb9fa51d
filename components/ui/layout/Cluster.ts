import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

type Space = keyof typeof tokens.space;

interface ClusterLook {
  /** A step of the 4 px grid, 3 (12 px) by default; a pair is the gap between lines and the one between items. */
  $gap?: Space | readonly [lines: Space, items: Space];
  $align?: 'center' | 'start' | 'end' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  /** The distance to what is above it. */
  $above?: Space;
}

export const Cluster = styled.div<ClusterLook>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap = 3 }) => (typeof $gap === 'number' ? [$gap] : $gap).map((step) => tokens.space[step]).join(' ')};
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${({ $above }) => $above && `margin-top: ${tokens.space[$above]};`}
`;
