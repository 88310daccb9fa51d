import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { historyMonths } from '../../../store/units/balanceHistory/rules';
import { selectNextExpiry, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { media, tokens } from '../../theme/tokens';
import { ButtonLink, mainAction } from '../../ui/buttons/Button';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone, useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { BalanceSkeleton, ExpiryText } from '../PlayerUnitsSkeleton';
import { BalanceAmount } from './BalanceAmount';

export function BalanceNow() {
  const t = useTexts();
  const units = usePlayerSelector(selectUnits);
  return (
    <BalanceColumn>
      <Text as="h1" $type="rowTitle" $color="muted">
        {t('units.balance.title')}
      </Text>
      <BalanceFigure />
      <Actions>
        <ButtonLink as={ClubLink} to={{ page: 'rewards' }} {...mainAction}>
          {t(units === 0 ? 'dashboard.reach.all' : 'units.balance.rewards')}
        </ButtonLink>
        <ButtonLink as={ClubLink} to={{ page: 'shop-discount' }} $variant="outline">
          {t('units.balance.discount')}
        </ButtonLink>
      </Actions>
      <BalanceTotals />
    </BalanceColumn>
  );
}

function BalanceFigure() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  if (hasFailed) {
    return (
      <BalanceError role="alert">
        <p>{t('ui.balanceUnavailable')}</p>
        <RetryButton onClick={() => dispatch(balanceRequested())} />
      </BalanceError>
    );
  }
  if (units === null) return <BalanceSkeleton />;
  return (
    <>
      <BalanceAmount units={units} />
      <NextExpiry units={units} />
    </>
  );
}

const noBreak = '\u00a0';

function NextExpiry({ units }: { units: number }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  const now = useNow();
  const next = usePlayerSelector((state) => (now === null ? null : selectNextExpiry(state, now)));
  if (next === null) {
    return <ExpiryText>{t(units === 0 ? 'units.balance.none' : 'units.balance.nothingExpires')}</ExpiryText>;
  }
  const date = formatDay(next.expiresAt, { timeZone: lastZone }).replaceAll(' ', noBreak);
  return (
    <ExpiryText>
      <RichText id="units.balance.next" values={{ units: next.units, days: next.days, date }} />
    </ExpiryText>
  );
}

const kinds = ['earned', 'spent', 'expired'] as const;

function BalanceTotals() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { status, data } = usePlayerSelector((state) => state.balanceHistory);
  if (status === 'failed' && !data) return null;
  return (
    <TotalsFooter>
      <Text $type="fine" $color="muted">
        {t('units.totals.title', { months: historyMonths })}
      </Text>
      <TotalsList>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`units.totals.${kind}`)}</dt>
            <dd>{data ? <span>{formatNumber(data[kind])}</span> : <Skeleton $width="3em" $height="1.1em" />}</dd>
          </div>
        ))}
      </TotalsList>
    </TotalsFooter>
  );
}

const BalanceColumn = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const BalanceError = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 38ch;
  margin-top: 16px;
  padding-left: 20px;
  border-left: 2px solid ${tokens.on.bad};
  font-size: ${tokens.size.rowTitle};
`;

const Actions = styled(Cluster)`
  margin: 24px 0 40px;

  ${media.below.tablet} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const TotalsFooter = styled.div`
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const TotalsList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-top: 10px;

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: 0 clamp(12px, 3vw, 28px);
    border-left: 1px solid ${tokens.on.hairline};
  }

  > div:first-child {
    padding-left: 0;
    border: 0;
  }

  dt {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  dd {
    min-height: 1.3em;
    font: 600 1.25rem / 1.3 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
