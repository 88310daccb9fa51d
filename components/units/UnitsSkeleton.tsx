import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Cell } from '../ui/layout/Grid';
import { Wrap } from '../ui/layout/Wrap';
import { Skeleton } from '../ui/feedback/Skeleton';
import { ChartSkeleton } from './BalanceChart';
import { FigureSkeleton } from './BalanceNow';
import { Band, ForecastHead, ForecastSkeleton } from './ExpiryForecast';
import { LedgerPaper, LedgerSkeleton } from './Ledger';
import { playerMessages } from './player.messages';
import { Columns, Top } from './UnitsPlayer';

/** The player's page before it is known who is here: of its true size, with nothing personal in it. */
export function UnitsSkeleton() {
  return (
    <>
      <Top>
        <Wrap>
          <Columns>
            <Cell $span={5}>
              <Title>
                <FormattedMessage {...playerMessages.title} />
              </Title>
              <FigureSkeleton />
              <Actions>
                <Skeleton $width="233px" $height={tokens.control.normal} />
                <Skeleton $width="159px" $height={tokens.control.normal} />
              </Actions>
              <Skeleton $height="72px" />
            </Cell>
            <Cell $span={7}>
              <ChartHead>
                <FormattedMessage {...playerMessages.chart} />
              </ChartHead>
              <ChartSkeleton />
            </Cell>
          </Columns>
        </Wrap>
      </Top>
      <Band>
        <Wrap>
          <ForecastHead />
          <ForecastSkeleton />
        </Wrap>
      </Band>
      <LedgerPaper>
        <LedgerSkeleton />
      </LedgerPaper>
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
