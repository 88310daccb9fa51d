import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { scrollRowToFocus } from '../focus/scrollRowTo';

const { gutter } = tokens.layout;

export const ScrollRow = styled.div.attrs<{ $columns: number }>({
  onFocus: ({ currentTarget, target }) => scrollRowToFocus(currentTarget, target),
})<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 176px;
    gap: 12px;
    margin-right: calc(-1 * ${gutter});
    padding-right: ${gutter};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;

    > * {
      scroll-snap-align: start;
    }
  }
`;
