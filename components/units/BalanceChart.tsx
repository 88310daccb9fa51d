import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  balanceSteps,
  historyMonths,
  linesSince,
  monthEnds,
  monthsBefore,
} from '../../store/units/balanceHistory/rules';
import { historyRequested } from '../../store/units/balanceHistory/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { useNow } from '../ui/time/useNow';
import { StepLine } from './BalanceChart.StepLine';
import { MonthTable } from './MonthTable';
import { playerMessages, playerTemplates } from './player.messages';
import { Choice, Choices } from './BalanceChart.styles';

const ranges = [6, 12, historyMonths] as const;

/** The balance as a step line with the claims written on it. */
export function BalanceChart() {
  const { formatMessage } = useIntl();
  const [months, setMonths] = useState<number>(historyMonths);
  return (
    <>
      <Head>
        <Title>
          <FormattedMessage {...playerMessages.chart} />
        </Title>
        <Choices role="group" aria-label={formatMessage(playerMessages.range)}>
          {ranges.map((range) => (
            <Choice key={range} type="button" aria-pressed={range === months} onClick={() => setMonths(range)}>
              <FormattedMessage {...playerTemplates.months} values={{ months: range }} />
            </Choice>
          ))}
        </Choices>
      </Head>
      <Chart months={months} />
    </>
  );
}

function Chart({ months }: { months: number }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const now = useNow();
  const { status, transactions } = useAppSelector((state) => state.balanceHistory);
  const units = useAppSelector(selectUnits);
  const balance = units ?? transactions.at(-1)?.balanceAfter ?? 0;

  if (status === 'failed' && transactions.length === 0) {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(historyRequested())}>
        <FormattedMessage {...playerMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(playerMessages.chartErrorTitle)} action={retry}>
        <FormattedMessage {...playerMessages.chartError} />
      </StateCard>
    );
  }
  if (now === null || (status !== 'loaded' && transactions.length === 0)) return <ChartSkeleton />;

  const from = monthsBefore(now, months);
  const steps = balanceSteps(transactions, from, now, balance);
  const claims = linesSince(transactions, from).filter(({ kind }) => kind === 'spent');
  return (
    <figure>
      <Wide>
        <StepLine steps={steps} claims={claims} width={680} />
      </Wide>
      <Narrow>
        <StepLine steps={steps} claims={claims} width={340} />
      </Narrow>
      <MonthTable
        caption={formatMessage(playerMessages.chartTable)}
        rows={monthEnds(steps).map(({ month, balance: units }) => ({ month, units }))}
      />
    </figure>
  );
}

/** The size of the chart. */
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-bottom: 12px;
`;

const Title = styled.h2`
  ${text.rowTitle}
  font-size: 1.125rem;
`;

const Wide = styled.div`
  ${media.below.tablet} {
    display: none;
  }
`;

const Narrow = styled.div`
  ${media.from.tablet} {
    display: none;
  }
`;
