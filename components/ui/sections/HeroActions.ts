import styled from 'styled-components';
import { media } from '../../theme/tokens';

export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;

  ${media.below.tablet} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
