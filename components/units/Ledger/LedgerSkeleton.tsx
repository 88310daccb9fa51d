import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Wrap } from '../../ui/layout/Wrap';

export const LedgerSection = ({ children }: PropsWithChildren) => (
  <PaperSection>
    <Wrap>{children}</Wrap>
  </PaperSection>
);

export const LedgerSkeleton = () => (
  <SkeletonRows aria-hidden>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} $height="20px" />
    ))}
  </SkeletonRows>
);

const PaperSection = styled.section.attrs(onSurface('paper'))`
  padding-block: ${tokens.layout.playerSection} 64px;
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 44px;
  padding: 48px 0 22px;
  opacity: 0.16;

  ${media.below.laptop} {
    gap: 68px;
  }
`;
