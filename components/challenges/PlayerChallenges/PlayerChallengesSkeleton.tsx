import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/Skeleton';
import { Section, Wrap } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';

/** The player's page before the sign-in status is known: the same size, without personal data. */
export function PlayerChallengesSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('challenges.player.loading')}>
      <PageHeader as="div">
        <Wrap>
          <Columns>
            <div>
              <PageTitle as="p">{t('challenges.player.title')}</PageTitle>
              <SummarySkeleton />
              <Actions />
            </div>
            <WeekArcArea />
          </Columns>
        </Wrap>
      </PageHeader>
      <Section as="div" $surface="ink" $space="player">
        <Wrap>
          <RowsSkeleton />
        </Wrap>
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

/** Padded by the height of the site header, which overlays the page. */
export const PageHeader = styled.section.attrs(onSurface('deep'))`
  padding-block: calc(${tokens.header.desktop}px + 40px) 40px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 28px;
  }
`;

export const PageTitle = styled.h1`
  ${text.playerH1}
  margin-bottom: 28px;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${tokens.space[10]};
  align-items: end;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const WeekArcArea = styled.div`
  min-height: 176px;

  ${media.below.laptop} {
    display: none;
  }
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
