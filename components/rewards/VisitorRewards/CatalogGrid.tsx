import styled from 'styled-components';
import { media } from '../../theme/tokens';

export const CatalogGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(264px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: 12px;
  }
`;
