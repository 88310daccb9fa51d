import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { daysUntil } from '../../store/units/rules';
import { type LotUse, spendFromLots } from '../../store/spend/rules';
import { usePlayerSelector } from '../../store/support/hooks';
import { selectLots } from '../../store/units/selectors';
import { tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';
import { AmountLine, StepLine, StepLines, StepNote } from './Step';

/** Lots with a line of their own; if there are more, the later ones share the last line. */
const mostNamed = 3;

/** What a price takes from the balance, soonest to expire first. */
export function SpendLots({ price, units: before }: { price: number; units: number }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const now = useNow();
  const formatDay = useFormatDay();
  const lastDay = (expiresAt: string) => formatDay(expiresAt, { timeZone: lastZone });
  const lots = spendFromLots(usePlayerSelector(selectLots), price);
  const used = lots.filter((lot) => lot.used > 0);
  const [first] = used;
  const named = used.length > mostNamed ? used.slice(0, mostNamed - 1) : used;
  const later = used.slice(named.length);
  const savedDay = first?.left === 0 ? first.expiresAt : null;
  return (
    <>
      <Legend>
        <span>{t('payment.soonest')}</span>
        <span>{t('payment.all', { units: before })}</span>
      </Legend>
      <LotsBar lots={lots} label={t('payment.bar', { price, units: before })} />
      <StepLines>
        {named.map(({ units, expiresAt, used: amount, left }) => (
          <AmountLine
            key={expiresAt ?? 'never'}
            name={expiresAt === null ? t('payment.neverExpire') : t('payment.expire', { date: lastDay(expiresAt) })}
            amount={amount}
          >
            <span>
              {expiresAt !== null && now !== null && t('payment.inDays', { days: daysUntil(expiresAt, now) })}
            </span>
            <span>{t(left === 0 ? 'payment.allOf' : 'payment.of', { units })}</span>
          </AmountLine>
        ))}
        {later.length > 0 && (
          <AmountLine
            name={t('payment.later', { count: later.length })}
            amount={later.reduce((sum, lot) => sum + lot.used, 0)}
          />
        )}
      </StepLines>
      <BalanceChange>
        <p>
          {t('payment.balance')}
          <b>{formatNumber(before)}</b>
        </p>
        <Icon name="arrow" />
        <p>
          {t('payment.remains')}
          <b>{formatNumber(before - price)}</b>
        </p>
      </BalanceChange>
      {savedDay !== null && <StepNote kind="good">{t('payment.nothingLost', { date: lastDay(savedDay) })}</StepNote>}
    </>
  );
}

export const SpendLotsSkeleton = () => {
  const t = useTexts();
  return (
    <>
      <Legend>{t('payment.soonest')}</Legend>
      <Skeleton $height="36px" />
      <StepLines>
        <StepLine>
          <Skeleton $width="14ch" $height="48px" />
          <Skeleton $width="6ch" $height="48px" />
        </StepLine>
      </StepLines>
    </>
  );
};

const width = 500;
const gap = 2;

function LotsBar({ lots, label }: { lots: readonly LotUse[]; label: string }) {
  const total = lots.reduce((sum, lot) => sum + lot.units, 0);
  const scale = total === 0 ? 0 : (width - gap * (lots.length - 1)) / total;
  const placed = lots.map((lot, i) => {
    const before = lots.slice(0, i).reduce((sum, earlier) => sum + earlier.units, 0);
    return { ...lot, x: before * scale + i * gap };
  });
  const cut = placed.findLast((lot) => lot.used > 0);
  const { gold, muted, text } = tokens.color;
  return (
    <svg viewBox={`0 0 ${width} 36`} width="100%" role="img" aria-label={label}>
      {placed.map(({ expiresAt, units, used, x }) => (
        <g key={expiresAt ?? 'never'}>
          <rect x={x} y="8" width={units * scale} height="20" fill={muted} opacity=".34" />
          {used > 0 && <rect x={x} y="8" width={used * scale} height="20" fill={gold} />}
        </g>
      ))}
      {cut && <path d={`M${cut.x + cut.used * scale} 0V36`} stroke={text} strokeWidth="1.5" />}
    </svg>
  );
}

const Legend = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin: 20px 0 8px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

const BalanceChange = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 28px;
  margin-top: 20px;

  p {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  b {
    display: block;
    margin-top: 4px;
    font: 600 1.75rem / 1.1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
  }
`;
