import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';

const { layout } = tokens;

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

/** As wide as `$span` of the twelve columns, from 901 px on. */
export const Cell = styled.div<{ $span: number }>`
  min-width: 0;

  ${media.from.laptop} {
    grid-column: span ${({ $span }) => $span};
  }
`;
