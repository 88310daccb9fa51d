import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/Skeleton';
import { FromWidth } from '../../ui/layout/ByWidth';
import { Columns } from '../../ui/layout/Columns';
import { Section, TopSection } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';

/** The player's page before the sign-in status is known: the same size, without personal data. */
export function PlayerChallengesSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('challenges.player.loading')}>
      <TopSection as="div" $end={['40px', '28px']}>
        <Columns {...headerColumns}>
          <div>
            <PageTitle as="p">{t('challenges.player.title')}</PageTitle>
            <SummaryArea>
              <SummarySkeleton />
            </SummaryArea>
          </div>
          <WeekArcArea />
        </Columns>
      </TopSection>
      <Section as="div" $surface="ink" $space="player">
        <RowsSkeleton />
      </Section>
    </Loading>
  );
}

export const SummarySkeleton = () => <Skeleton $width="420px" $height="55px" />;

/** As high as the summary, whose labels take three lines on phones in most languages, also for a player who has none. */
export const SummaryArea = styled.div`
  min-height: 57px;

  ${media.below.tablet} {
    min-height: 77px;
  }
`;

export const RowsSkeleton = () => (
  <Stack $gap={3} aria-hidden>
    <Skeleton $height="48px" />
    <Skeletons count={6} $height="120px" $radius={tokens.radius.card} />
  </Stack>
);

export const PageTitle = styled.h1`
  ${text.playerH1}
  margin-bottom: 28px;
`;

/** The title with the summary, and beside it the week. */
export const headerColumns = { $widths: 'minmax(0, 1fr) 320px', $gap: tokens.space[10], $align: 'start' } as const;

export const WeekArcArea = styled(FromWidth).attrs({ $width: 'laptop' })`
  min-height: 176px;
`;
