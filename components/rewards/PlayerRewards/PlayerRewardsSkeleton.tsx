import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { TopSection } from '../../ui/layout/Section';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/Skeleton';
import { useTexts } from '../../ui/text/useTexts';

/** Prerendered, so it holds nothing personal. */
export function PlayerRewardsSkeleton() {
  const t = useTexts();
  return (
    <TopSection $end={['64px', '48px']}>
      <Text $type="playerH1">{t('rewards.player.title')}</Text>
      <SummaryLine as="div">
        <SummarySkeleton />
      </SummaryLine>
      <SectionStack>
        <RewardsBrowserSkeleton />
      </SectionStack>
    </TopSection>
  );
}

export const SummarySkeleton = () => <Skeleton $width="420px" $height="24px" />;

export const RewardsBrowserSkeleton = () => (
  <section>
    <SectionHeading>
      <Skeleton $width="180px" $height="28px" />
    </SectionHeading>
    <RewardsListSkeleton />
  </section>
);

export const SummaryLine = styled.p`
  min-height: 24px;
  margin: 12px 0 40px;
  color: ${tokens.on.muted};

  ${media.below.tablet} {
    min-height: 72px;
  }

  b {
    font-weight: 700;
    color: ${tokens.on.text};
  }
`;

export const SectionStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  > section {
    scroll-margin-top: 16px;
  }

  ${media.below.laptop} {
    gap: 40px;
  }
`;

export const SectionHeading = ({ children }: { children: ReactNode }) => (
  <Cluster $gap={[3, 6]} $justify="space-between" style={{ minHeight: tokens.control.normal, marginBottom: 20 }}>
    {children}
  </Cluster>
);

export const RewardsListSkeleton = () => {
  const t = useTexts();
  return (
    <Loading label={t('rewards.loading')}>
      <Skeleton $height="22px" $width="360px" />
      <Skeleton $height="128px" $radius={tokens.radius.card} style={{ margin: '24px 0 32px' }} />
      <Skeleton $height={tokens.control.normal} />
      <CardGrid as="div" style={{ marginTop: 20 }}>
        <Skeletons count={12} $height="286px" $radius={tokens.radius.card} />
      </CardGrid>
    </Loading>
  );
};

/** In px; on phones `gapOnPhones`. */
export const cardGap = 16;
export const gapOnPhones = 12;

/** The narrowest a card gets between phones and wide screens, in px. */
export const narrowestCard = 176;

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${cardGap}px;

  > * {
    display: grid;
  }

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(${narrowestCard}px, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${gapOnPhones}px;
  }
`;
