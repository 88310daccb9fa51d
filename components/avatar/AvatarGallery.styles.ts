import styled from 'styled-components';
import { media } from '../theme/media';

/** Keeps the height of a full page, so that the pager stays where it is. */
export const Place = styled.div`
  min-height: 288px;

  ${media.below.tablet} {
    min-height: 0;
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;

  ${media.below.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px 20px;
  }
`;
