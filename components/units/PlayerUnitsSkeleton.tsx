import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { onSurface } from '../theme/onSurface';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Skeleton } from '../ui/feedback/Skeleton';
import { BelowWidth, FromWidth } from '../ui/layout/ByWidth';
import { Cell, Grid } from '../ui/layout/Grid';
import { Wrap } from '../ui/layout/Wrap';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { LedgerSection, LedgerSkeleton } from './Ledger/LedgerSkeleton';
import { expiryId } from './UnitsExpiry/expiryId';

/** The player's page until the sign-in status is known. It is prerendered, so it holds nothing personal. */
export function PlayerUnitsSkeleton() {
  const t = useTexts();
  return (
    <>
      <TopSection>
        <Wrap>
          <Columns>
            <Cell $span={5}>
              <Title>{t('units.balance.title')}</Title>
              <BalanceSkeleton />
              <Actions>
                <Skeleton $width="233px" $height={tokens.control.normal} />
                <Skeleton $width="159px" $height={tokens.control.normal} />
              </Actions>
              <Skeleton $height="72px" />
            </Cell>
            <Cell $span={7}>
              <ChartHead>{t('units.chart.title')}</ChartHead>
              <ChartSkeleton />
            </Cell>
          </Columns>
        </Wrap>
      </TopSection>
      <ForecastSection>
        <Wrap>
          <ForecastHead />
          <ForecastSkeleton />
        </Wrap>
      </ForecastSection>
      <LedgerSection>
        <LedgerSkeleton />
      </LedgerSection>
    </>
  );
}

const Title = styled.p`
  ${text.rowTitle}
  font-size: 1.125rem;
  color: ${tokens.on.muted};
`;

const ChartHead = styled.p`
  ${text.rowTitle}
  min-height: 32px;
  margin-bottom: 12px;
  font-size: 1.125rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin: 24px 0 40px;
`;

export const BalanceSkeleton = () => {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('units.loading')}</VisuallyHidden>
      <Amount as="div">
        <Skeleton $width="3.2em" $height="1em" $radius={tokens.radius.card} />
      </Amount>
      <Skeleton $width="36ch" $height="51px" style={{ marginTop: 24 }} />
    </div>
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

/** Starts below the header, which overlays the page. */
export const TopSection = styled.section.attrs(onSurface('deep'))`
  padding-block: calc(${tokens.header.desktop}px + 40px) 56px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 40px;
  }
`;

export const Columns = styled(Grid)`
  row-gap: 40px;
`;

/** The heading of the forecast, with the rule and the actions. */
export function ForecastHead({ action }: { action?: ReactNode }) {
  const t = useTexts();
  return (
    <HeadRow>
      <h2>{t('units.forecast.title')}</h2>
      <p>{t('units.forecast.lead')}</p>
      <ForecastActions>
        {action}
        <ArrowLink href={`#${expiryId}`} $size="small">
          {t('units.forecast.how')}
        </ArrowLink>
      </ForecastActions>
    </HeadRow>
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

export const ForecastSection = styled.section.attrs(onSurface('deep'))`
  padding-block: 48px 64px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-bottom: 20px;

  h2 {
    ${text.playerH2}
  }
  > p {
    ${text.small}
    color: ${tokens.on.muted};
  }
`;

const ForecastActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-left: auto;

  ${media.below.laptop} {
    margin-left: 0;
  }
`;
