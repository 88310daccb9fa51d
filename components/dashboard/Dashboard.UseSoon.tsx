import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { daysUntil, soonDays } from '../../store/units/rules';
import { selectExpiryForecast, selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { ClubLink } from '../navigation/ClubLink';
import { tokens } from '../theme/tokens';
import { BarChart } from '../ui/progress/BarChart';
import { Card } from '../ui/cards/Card';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Units } from '../ui/text/Units';
import { useNow } from '../ui/time/useNow';
import { PartFailed } from './Dashboard.Failed';
import { UseSoonSkeleton } from './Dashboard.Skeletons';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { monthsFrom } from './months';
import { SectionHead } from '../ui/sections/SectionHead';

const monthsShown = 6;

/** What expires next, and the six months from now. */
export function UseSoon() {
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...dashboardMessages.useSoon} />}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'units' }} $size="small">
            <FormattedMessage {...dashboardMessages.units} />
          </ArrowLink>
        }
      />
      <Forecast />
    </section>
  );
}

function Forecast() {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectUnits) !== null;
  const hasFailed = useAppSelector(selectUnitsError) !== null;
  const now = useNow();
  if (isKnown && now !== null) return <NextMonths now={now} />;
  if (!hasFailed) return <UseSoonSkeleton />;
  return (
    <PartFailed onRetry={() => dispatch(balanceRequested())}>
      <FormattedMessage {...dashboardMessages.balanceFailed} />
    </PartFailed>
  );
}

function NextMonths({ now }: { now: number }) {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const forecast = useAppSelector(selectExpiryForecast);
  const months = monthsFrom(now, monthsShown);
  const unitsOf = (month: string) => forecast.find((entry) => entry.month === month)?.units ?? 0;
  const next = months.find((month) => unitsOf(month) > 0);
  if (next === undefined) {
    return (
      <Frame>
        <p>
          <FormattedMessage {...dashboardMessages.nothingExpires} />
        </p>
      </Frame>
    );
  }
  const last = lastMomentOf(next);
  const days = daysUntil(last.toISOString(), now);
  const date = formatDate(last, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <Frame>
      <Next>
        <Units label={formatMessage(dashboardTemplates.unitsInWords, { units: unitsOf(next) })}>
          <FormattedNumber value={unitsOf(next)} />
        </Units>
        <span>
          {days <= soonDays ? (
            <FormattedMessage {...dashboardTemplates.expireSoon} values={{ date, days }} />
          ) : (
            <FormattedMessage {...dashboardTemplates.expire} values={{ date }} />
          )}
        </span>
      </Next>
      <BarChart
        caption={formatMessage(dashboardMessages.expiring)}
        heads={[formatMessage(dashboardMessages.month), formatMessage(dashboardMessages.units)]}
        bars={months.map((month) => ({
          label: formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' }),
          value: unitsOf(month),
          figure: formatNumber(unitsOf(month)),
          isNow: month === next,
        }))}
      />
    </Frame>
  );
}

/** The last moment of a month (`2026-11`), when Units expire. */
function lastMomentOf(month: string): Date {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - 1);
}

const Frame = styled(Card)`
  padding: 20px;

  > p {
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const Next = styled.div`
  display: flex;
  align-items: baseline;
  gap: 10px;
  margin-bottom: 16px;

  > :first-child {
    font-size: 2rem;
    color: ${tokens.on.gold};
  }

  > :last-child {
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;
