import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';

interface ColumnsLook {
  /** Widths of the columns, as grid tracks: "4fr 8fr". */
  $widths: string;
  $gap?: string;
  /** The gap between the parts where they are one below the other. */
  $stackedGap?: string;
  $align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Columns from 901 px; below, its parts are one below the other. */
export const Columns = styled.div.attrs<ColumnsLook>(
  ({ $widths, $gap = tokens.layout.columnGap, $stackedGap = $gap, $align = 'start' }) => ({
    style: { '--widths': $widths, '--gap': $gap, '--stacked-gap': $stackedGap, alignItems: $align },
  }),
)`
  display: grid;
  grid-template-columns: var(--widths);
  gap: var(--gap);

  > * {
    min-width: 0;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stacked-gap);
  }
`;
