import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Section';

interface HomeColumnsLook {
  /** Widths of the two columns: "4fr 8fr". */
  $widths: string;
  $align: 'start' | 'center' | 'end';
}

/** The two columns of a home page section; stacked below 901 px. */
export const HomeColumns = styled(Wrap).attrs<HomeColumnsLook>(({ $widths, $align }) => ({
  style: { '--widths': $widths, alignItems: $align },
}))`
  display: grid;
  grid-template-columns: var(--widths);
  gap: ${tokens.layout.columnGap};

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;
