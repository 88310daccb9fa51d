import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Loading, Skeleton, Skeletons } from '../ui/feedback/Skeleton';
import { BelowWidth, FromWidth } from '../ui/layout/ByWidth';
import { Cluster } from '../ui/layout/Cluster';
import { Columns } from '../ui/layout/Columns';
import { Section, TopSection, Wrap } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';

export const expiryId = 'expiry';

/** The balance takes more of the width where the text is so large that its figures need it. */
export const topColumns = {
  $widths: 'minmax(min-content, 5fr) 7fr',
  $gap: `40px ${tokens.layout.columnGap}`,
  $align: 'stretch',
} as const;

/** Prerendered, so it holds nothing personal. */
export function PlayerUnitsSkeleton() {
  const t = useTexts();
  return (
    <>
      <TopSection $end={['56px', '40px']}>
        <Columns {...topColumns}>
          <div>
            <Text $type="rowTitle" $color="muted">
              {t('units.balance.title')}
            </Text>
            <BalanceSkeleton />
            <Cluster style={{ margin: '24px 0 40px' }}>
              <Skeleton $width="233px" $height={tokens.control.normal} />
              <Skeleton $width="159px" $height={tokens.control.normal} />
            </Cluster>
            <Skeleton $height="72px" />
          </div>
          <div>
            <Text $type="rowTitle" style={{ minHeight: 32, marginBottom: 12 }}>
              {t('units.chart.title')}
            </Text>
            <ChartSkeleton />
          </div>
        </Columns>
      </TopSection>
      <ForecastSection>
        <ForecastSkeleton />
      </ForecastSection>
      <Section $surface="paper" $space="player">
        <LedgerSkeleton />
      </Section>
    </>
  );
}

export const BalanceSkeleton = () => {
  const t = useTexts();
  return (
    <Loading label={t('units.loading')}>
      <Amount as="div">
        <Skeleton $width="3.2em" $height="1em" $radius={tokens.radius.card} />
      </Amount>
      <ExpiryText as="div">
        <Skeleton $height="3em" />
      </ExpiryText>
    </Loading>
  );
};

export const Amount = styled.p`
  ${text.balance}
  position: relative;
  display: flex;
  align-items: center;
  gap: 18px;
  margin-top: 12px;
`;

/** As high as what expires next usually is: the buttons below do not move. */
export const ExpiryText = styled.p`
  max-width: 38ch;
  min-height: 3em;
  margin-top: 24px;
  font-size: ${tokens.size.rowTitle};
  line-height: 1.5;
  text-wrap: balance;

  ${media.below.tablet} {
    min-height: 4.5em;
  }

  b {
    color: ${tokens.on.gold};
  }
`;

export const ChartSkeleton = () => (
  <>
    <FromWidth $width="tablet">
      <Skeleton $aspect="680 / 344" $radius={tokens.radius.card} />
    </FromWidth>
    <BelowWidth $width="tablet">
      <Skeleton $aspect="340 / 344" $radius={tokens.radius.card} />
    </BelowWidth>
  </>
);

export const LedgerSkeleton = () => (
  <LedgerRows aria-hidden>
    <Skeletons count={10} $height="20px" />
  </LedgerRows>
);

const LedgerRows = styled.div`
  display: grid;
  gap: 44px;
  padding: 48px 0 22px;
  opacity: 0.16;

  ${media.below.laptop} {
    gap: 68px;
  }
`;

export function ForecastSection({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useTexts();
  return (
    <ForecastBand>
      <Wrap>
        <Cluster $gap={[1, 4]} $align="baseline" style={{ marginBottom: 20 }}>
          <Text as="h2" $type="playerH2">
            {t('units.forecast.title')}
          </Text>
          <Text $type="small" $color="muted">
            {t('units.forecast.lead')}
          </Text>
          <ForecastActions $gap={[2, 6]}>
            {action}
            <ArrowLink href={`#${expiryId}`} $size="small">
              {t('units.forecast.how')}
            </ArrowLink>
          </ForecastActions>
        </Cluster>
        {children}
      </Wrap>
    </ForecastBand>
  );
}

export const ForecastSkeleton = () => (
  <>
    <FromWidth $width="laptop">
      <Skeleton $aspect="1184 / 236" $radius={tokens.radius.card} />
    </FromWidth>
    <BelowWidth $width="laptop">
      <Skeleton $height="420px" $radius={tokens.radius.card} />
    </BelowWidth>
  </>
);

const ForecastBand = styled.section.attrs(onSurface('deep'))`
  padding-block: 48px 64px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const ForecastActions = styled(Cluster)`
  margin-left: auto;

  ${media.below.laptop} {
    margin-left: 0;
  }
`;
