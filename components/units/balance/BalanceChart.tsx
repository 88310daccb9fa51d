import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { monthsBefore } from '../../../store/support/monthsBefore';
import { balanceSteps, historyMonths, monthEnds } from '../../../store/units/balanceHistory/rules';
import { balanceHistory } from '../../../store/units/tasks';
import { selectUnits } from '../../../store/units/selectors';
import { media, tokens } from '../../theme/tokens';
import { ChartTable } from '../../ui/charts/ChartTable';
import { BelowWidth, FromWidth } from '../../ui/layout/ByWidth';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { ChartSkeleton } from '../PlayerUnitsSkeleton';
import { StepLine } from './StepLine';
import { ErrorCard } from '../../ui/feedback/Loadable';

const ranges = [6, 12, historyMonths] as const;

export function BalanceChart() {
  const t = useTexts();
  const [months, setMonths] = useState<number>(historyMonths);
  return (
    <>
      <Cluster $gap={[1, 4]} $align="baseline" style={{ marginBottom: 12 }}>
        <Text as="h2" $type="rowTitle">
          {t('units.chart.title')}
        </Text>
        <RangeButtons role="group" aria-label={t('units.chart.range')}>
          {ranges.map((range) => (
            <RangeButton key={range} type="button" aria-pressed={range === months} onClick={() => setMonths(range)}>
              {t('units.chart.months', { months: range })}
            </RangeButton>
          ))}
        </RangeButtons>
      </Cluster>
      <Chart months={months} />
    </>
  );
}

function Chart({ months }: { months: number }) {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const now = useNow();
  const { status, data } = usePlayerSelector(balanceHistory.select);
  const units = usePlayerSelector(selectUnits);

  if (status === 'failed' && !data) {
    return (
      <ErrorCard title={t('units.chart.errorTitle')} onRetry={() => dispatch(balanceHistory.requested(null))}>
        {t('units.chart.error')}
      </ErrorCard>
    );
  }
  if (now === null || !data) return <ChartSkeleton />;

  const from = monthsBefore(now, months);
  const steps = balanceSteps(data, from, now, units ?? data.days.at(-1)?.balance ?? 0);
  const spendings = data.spendings.filter(({ date }) => Date.parse(date) >= from);
  return (
    <ChartTable
      caption={t('units.chart.table')}
      heads={[t('units.chart.month'), t('units.chart.units')]}
      rows={monthEnds(steps).map(({ month, balance: units }) => [
        formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        formatNumber(units),
      ])}
    >
      <FromWidth $width="tablet">
        <StepLine steps={steps} spendings={spendings} width={680} />
      </FromWidth>
      <BelowWidth $width="tablet">
        <StepLine steps={steps} spendings={spendings} width={340} />
      </BelowWidth>
    </ChartTable>
  );
}

const RangeButtons = styled.div`
  display: flex;
  gap: 20px;
  margin-left: auto;

  ${media.below.tablet} {
    margin-left: 0;
  }
`;

const RangeButton = styled.button`
  min-height: 32px;
  font: 600 ${tokens.size.fine} / 1 ${tokens.font.body};
  color: ${tokens.on.muted};
  transition: color ${tokens.duration.fade}ms;

  &:hover,
  &[aria-pressed='true'] {
    color: ${tokens.on.text};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 -2px 0 ${tokens.on.text};
  }
`;
