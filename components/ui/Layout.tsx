import styled, { css } from 'styled-components';
import { surfaceStyle, type Surface } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const { layout } = tokens;

const spaces = {
  visitor: layout.section,
  player: layout.playerSection,
  none: '0',
} as const;

interface SectionLook {
  $surface?: Surface;
  $space?: keyof typeof spaces;
}

/** A band across the page on a surface of its own; everything inside adapts to it. Give it a heading or an aria-label. */
export const Section = styled.section<SectionLook>`
  position: relative;
  padding-block: ${({ $space = 'visitor' }) => spaces[$space]};
  overflow: hidden;
  ${({ $surface = 'deep' }) => surfaceStyle($surface)}
`;

/** The 1280 px column in which content stands. */
export const Wrap = styled.div`
  position: relative;
  width: min(${layout.content}, 100% - 2 * ${layout.gutter});
  margin-inline: auto;
`;

/** Twelve columns from 901 px; below, one column. */
export const Grid = styled.div<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap ?? '32px'};

  ${media.from.laptop} {
    grid-template-columns: repeat(${layout.columns}, minmax(0, 1fr));
    gap: ${({ $gap }) => $gap ?? layout.columnGap};
  }
`;

interface CellLook {
  /** How many of the twelve columns, from 901 px on. */
  $span: number;
  /** The column it starts in. */
  $from?: number;
}

/** A cell of Grid. */
export const Cell = styled.div<CellLook>`
  min-width: 0;

  ${media.from.laptop} {
    grid-column: ${({ $from }) => ($from === undefined ? 'auto' : $from)} / span ${({ $span }) => $span};
  }
`;

const gaps = { small: '8px', normal: '12px', large: '24px' } as const;

/** Things in a row that wraps: buttons, pills. */
export const Row = styled.div<{ $gap?: keyof typeof gaps; $align?: 'center' | 'start' | 'end' | 'baseline' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap = 'normal' }) => gaps[$gap]};
`;

/** Things in a row that on phones scrolls sideways, off the edge of the page, instead of wrapping. */
export const ScrollRow = styled.div<{ $columns: number; $phoneWidth?: string }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;

  ${media.below.laptop} {
    ${({ $phoneWidth = '176px' }) => css`
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: ${$phoneWidth};
      gap: 12px;
      margin-right: calc(-1 * ${layout.gutter});
      padding-right: ${layout.gutter};
      overflow-x: auto;
      scrollbar-width: none;
      scroll-snap-type: x proximity;

      > * {
        scroll-snap-align: start;
      }
    `}
  }
`;
