import styled, { css } from 'styled-components';
import { media, tokens } from '../../theme/tokens';

const { gutter } = tokens.layout;

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
      margin-right: calc(-1 * ${gutter});
      padding-right: ${gutter};
      overflow-x: auto;
      scrollbar-width: none;
      scroll-snap-type: x proximity;

      > * {
        scroll-snap-align: start;
      }
    `}
  }
`;
