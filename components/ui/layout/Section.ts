import styled from 'styled-components';
import { surfaceStyle, type Surface } from '../../theme/surfaces';
import { tokens } from '../../theme/tokens';

const paddings = {
  visitor: tokens.layout.section,
  player: tokens.layout.playerSection,
  none: '0',
} as const;

interface SectionLook {
  $surface?: Surface;
  $space?: keyof typeof paddings;
}

/** A full-width band on a surface of its own; its content takes that surface's colors. Give it a heading or an aria-label. */
export const Section = styled.section<SectionLook>`
  position: relative;
  padding-block: ${({ $space = 'visitor' }) => paddings[$space]};
  overflow: hidden;
  ${({ $surface = 'deep' }) => surfaceStyle($surface)}
`;
