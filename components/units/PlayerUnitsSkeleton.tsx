import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Cell } from '../ui/layout/Grid';
import { Wrap } from '../ui/layout/Wrap';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ChartSkeleton } from './balance/ChartSkeleton';
import { BalanceSkeleton } from './balance/BalanceSkeleton';
import { ForecastSection, ForecastHead, ForecastSkeleton } from './ExpiryForecast/ForecastSkeleton';
import { LedgerSection, LedgerSkeleton } from './Ledger/LedgerSkeleton';
import { Columns, TopSection } from './PlayerUnits.styles';
import { skeletonMessages } from './PlayerUnitsSkeleton.messages';

/** The player's page until the sign-in status is known. It is prerendered, so it holds nothing personal. */
export function PlayerUnitsSkeleton() {
  return (
    <>
      <TopSection>
        <Wrap>
          <Columns>
            <Cell $span={5}>
              <Title>
                <FormattedMessage {...skeletonMessages.title} />
              </Title>
              <BalanceSkeleton />
              <Actions>
                <Skeleton $width="233px" $height={tokens.control.normal} />
                <Skeleton $width="159px" $height={tokens.control.normal} />
              </Actions>
              <Skeleton $height="72px" />
            </Cell>
            <Cell $span={7}>
              <ChartHead>
                <FormattedMessage {...skeletonMessages.chart} />
              </ChartHead>
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
