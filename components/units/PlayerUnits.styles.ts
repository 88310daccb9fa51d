import styled from 'styled-components';
import { media } from '../theme/media';
import { onSurface } from '../theme/onSurface';
import { tokens } from '../theme/tokens';
import { Grid } from '../ui/layout/Grid';

/** Starts below the header, which overlays the page. */
export const TopSection = styled.section.attrs(onSurface('deep'))`
  padding-block: calc(${tokens.header.desktop}px + 40px) 56px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 40px;
  }
`;

export const Columns = styled(Grid)`
  row-gap: 40px;
`;
