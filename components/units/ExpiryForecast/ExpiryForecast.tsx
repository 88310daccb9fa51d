import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { historyMonths, monthsBefore, monthsFrom } from '../../../store/units/balanceHistory/rules';
import { useAppSelector } from '../../../store/support/hooks';
import { selectExpiryForecast, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { surfaceStyle } from '../../theme/surfaces';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Wrap } from '../../ui/layout/Wrap';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useNow } from '../../ui/time/useNow';
import { AddToCalendar } from './AddToCalendar';
import { ForecastBars, ForecastList } from './ForecastBars';
import { MonthTable } from '../balance/MonthTable';
import { playerMessages } from '../player.messages';
import { expiryId } from '../UnitsExpiry/UnitsExpiry';

/** The Units that expire month by month: a bar chart, a list on phones, and a table for screen readers. */
export function ExpiryForecast() {
  const { formatMessage } = useIntl();
  const now = useNow();
  const units = useAppSelector(selectUnits);
  const hasFailed = useAppSelector(selectUnitsError) !== null;
  const forecast = useAppSelector(selectExpiryForecast);
  if (hasFailed && units === null) return null;
  const amounts = new Map(forecast.map(({ month, units: amount }) => [month, amount]));
  const months = now === null ? [] : monthsFrom(now, monthsBefore(now, -historyMonths));
  const rows = months.map((month) => ({ month, units: amounts.get(month) ?? 0 }));
  return (
    <ForecastSection>
      <Wrap>
        <ForecastHead action={<AddToCalendar />} />
        {units === null && <ForecastSkeleton />}
        {units !== null && forecast.length === 0 && (
          <Empty>
            <FormattedMessage {...playerMessages.forecastEmpty} />
          </Empty>
        )}
        {units !== null && forecast.length > 0 && (
          <figure>
            <Wide>
              <ForecastBars months={rows} />
            </Wide>
            <Narrow aria-hidden>
              <ForecastList months={forecast} />
            </Narrow>
            <MonthTable caption={formatMessage(playerMessages.forecastTable)} rows={forecast} />
          </figure>
        )}
      </Wrap>
    </ForecastSection>
  );
}

/** The heading of the forecast, with the rule and the actions. */
export function ForecastHead({ action }: { action?: ReactNode }) {
  return (
    <HeadRow>
      <Title>
        <FormattedMessage {...playerMessages.forecast} />
      </Title>
      <Lead>
        <FormattedMessage {...playerMessages.forecastLead} />
      </Lead>
      <ForecastActions>
        {action}
        <ArrowLink href={`#${expiryId}`} $size="small">
          <FormattedMessage {...playerMessages.how} />
        </ArrowLink>
      </ForecastActions>
    </HeadRow>
  );
}

export const ForecastSkeleton = () => (
  <>
    <Wide>
      <Skeleton $aspect="1184 / 236" $radius={tokens.radius.card} />
    </Wide>
    <Narrow>
      <Skeleton $height="420px" $radius={tokens.radius.card} />
    </Narrow>
  </>
);

export const ForecastSection = styled.section`
  ${surfaceStyle('deep')}
  padding-block: 48px 64px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-bottom: 20px;
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

const Title = styled.h2`
  ${text.playerH2}
`;

const Lead = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;

const Empty = styled.p`
  max-width: 56ch;
  padding: 24px 0;
  color: ${tokens.on.muted};
`;

const Wide = styled.div`
  ${media.below.laptop} {
    display: none;
  }
`;

const Narrow = styled.div`
  ${media.from.laptop} {
    display: none;
  }
`;
