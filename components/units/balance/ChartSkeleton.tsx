import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';

export const ChartSkeleton = () => (
  <>
    <Wide>
      <Skeleton $aspect="680 / 344" $radius={tokens.radius.card} />
    </Wide>
    <Narrow>
      <Skeleton $aspect="340 / 344" $radius={tokens.radius.card} />
    </Narrow>
  </>
);

export const Wide = styled.div`
  ${media.below.tablet} {
    display: none;
  }
`;

export const Narrow = styled.div`
  ${media.from.tablet} {
    display: none;
  }
`;
