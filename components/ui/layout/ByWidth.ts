import styled from 'styled-components';
import { media } from '../../theme/tokens';

interface Limit {
  $width: keyof typeof media.below;
}

export const FromWidth = styled.div<Limit>`
  ${({ $width }) => media.below[$width]} {
    display: none;
  }
`;

export const BelowWidth = styled.div<Limit>`
  ${({ $width }) => media.from[$width]} {
    display: none;
  }
`;
