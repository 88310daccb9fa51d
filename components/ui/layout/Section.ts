import styled from 'styled-components';
import { onSurface, type Surface } from '../../theme/onSurface';
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
export const Section = styled.section.attrs<SectionLook>(({ $surface = 'deep' }) => onSurface($surface))`
  position: relative;
  padding-block: ${({ $space = 'visitor' }) => paddings[$space]};
  overflow: hidden;
`;

const { content, gutter } = tokens.layout;

/** The centered content column of a section, 1280 px wide at most. */
export const Wrap = styled.div`
  position: relative;
  width: min(${content}, 100% - 2 * ${gutter});
  margin-inline: auto;
`;
