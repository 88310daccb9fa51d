import styled from 'styled-components';
import { onlyFrom } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/Skeleton';
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
            <SummarySkeleton />
            <Actions />
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
export const headerColumns = { $widths: 'minmax(0, 1fr) 320px', $gap: tokens.space[10], $align: 'end' } as const;

export const WeekArcArea = styled.div`
  min-height: 176px;

  ${onlyFrom('laptop')}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  min-height: ${tokens.control.normal};
  margin-top: 24px;

  ${media.below.tablet} {
    > button {
      width: 100%;
    }
  }
`;
