import { FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { monthsBefore } from '../../store/support/monthsBefore';
import { monthsFrom } from '../../store/units/balanceHistory/rules';
import { soonDays } from '../../store/units/rules';
import { endedDay, inLastZone } from '../../store/support/lastZone';
import { selectExpiryForecast, selectNextExpiry, selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { PageArrow } from '../navigation/PageArrow';
import { tokens } from '../theme/tokens';
import { Card } from '../ui/cards/Card';
import { Bars } from '../ui/charts/Bars';
import { ChartTable } from '../ui/charts/ChartTable';
import { Skeleton } from '../ui/feedback/Skeleton';
import { SectionHead } from '../ui/sections/SectionHead';
import { Units } from '../ui/text/Units';
import { useTexts } from '../ui/text/useTexts';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';
import { PartFailed } from './PartFailed';

const monthsShown = 6;

export function UseSoon() {
  const t = useTexts();
  return (
    <section>
      <SectionHead
        title={t('dashboard.useSoon')}
        link={<PageArrow to={{ page: 'units' }}>{t('dashboard.useSoon.all')}</PageArrow>}
      />
      <Forecast />
    </section>
  );
}

function Forecast() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isKnown = usePlayerSelector(selectUnits) !== null;
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const now = useNow();
  if (isKnown && now !== null) return <NextMonths now={now} />;
  if (!hasFailed) return <Skeleton $height="204px" $radius={tokens.radius.card} />;
  return <PartFailed onRetry={() => dispatch(balanceRequested())}>{t('ui.balanceUnavailable')}</PartFailed>;
}

function NextMonths({ now }: { now: number }) {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const forecast = usePlayerSelector(selectExpiryForecast);
  const today = inLastZone(now).getTime();
  const months = monthsFrom(today, monthsBefore(today, 1 - monthsShown));
  const unitsOf = (month: string) => forecast.find((entry) => entry.month === month)?.units ?? 0;
  const next = usePlayerSelector((state) => selectNextExpiry(state, now));
  const nextMonth = next && endedDay(next.expiresAt).slice(0, 7);
  if (!next || !months.some((month) => month === nextMonth)) {
    return (
      <ForecastCard>
        <p>{t('dashboard.useSoon.nothing')}</p>
      </ForecastCard>
    );
  }
  const { units, days } = next;
  const date = formatDay(next.expiresAt, { timeZone: lastZone });
  const bars = months.map((month) => ({
    label: formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' }),
    value: unitsOf(month),
    figure: formatNumber(unitsOf(month)),
    isMarked: month === nextMonth,
  }));
  return (
    <ForecastCard>
      <NextExpiry>
        <Units label={t('ui.units', { units })}>
          <FormattedNumber value={units} />
        </Units>
        <span>
          {days <= soonDays
            ? t('dashboard.useSoon.expireSoon', { date, days })
            : t('dashboard.useSoon.expire', { date })}
        </span>
      </NextExpiry>
      <ChartTable
        caption={t('dashboard.useSoon.caption')}
        heads={[t('dashboard.useSoon.month'), t('dashboard.useSoon.all')]}
        rows={bars.map(({ label, figure }) => [label, figure])}
      >
        <Bars look="small" bars={bars} />
      </ChartTable>
    </ForecastCard>
  );
}

const ForecastCard = styled(Card)`
  padding: 20px;

  > p {
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const NextExpiry = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 10px;
  margin-bottom: 16px;

  > :first-child {
    font-size: 2rem;
    color: ${tokens.on.gold};
  }

  > :last-child {
    flex: 1;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;
