import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectIsCA } from '../../store/auth/selectors';
import { canadianDiscountCap, discountOn, discountPercent } from '../../store/discount/rules';
import { useAppSelector } from '../../store/support/hooks';
import { media, tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Columns } from '../ui/layout/Columns';
import { SectionIntro } from '../ui/sections/SectionIntro';
import { useTexts } from '../ui/text/useTexts';

/** The order value in CAD above which the cap makes the discount less than 20%. */
const limit = (canadianDiscountCap * 100) / discountPercent;

export function CanadaRule() {
  const isCanada = useAppSelector(selectIsCA);
  const { formatNumber } = useIntl();
  const t = useTexts();
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency: 'CAD', currencyDisplay: 'code', maximumFractionDigits: 0 });
  const amounts = { limit: money(limit), most: money(canadianDiscountCap) };
  return (
    <Columns $widths="5fr 7fr" $gap="clamp(40px, 6vw, 96px)" $align="center">
      <div>
        {isCanada && <AppliesTag>{t('discount.canada.you')}</AppliesTag>}
        <SectionIntro
          isStacked
          title={t('discount.canada.title')}
          lead={t('discount.canada.text', amounts)}
          measure="40ch"
        />
      </div>
      <SavingsChart money={money} label={t('discount.canada.chart', amounts)} />
    </Columns>
  );
}

const width = 640;
const height = 340;
const baseline = 280;
const orders = [60, 250, 400] as const;
const xOf = (order: number) => 24 + (order / 440) * (width - 48);
const yOf = (saving: number) => baseline - (saving / 88) * (baseline - 20);
const chartPoint = (order: number) => `${xOf(order).toFixed(1)} ${yOf(discountOn(order, 'CA')).toFixed(1)}`;

function SavingsChart({ money, label }: { money: (amount: number) => string; label: string }) {
  const { ink900, gold, paper } = tokens.color;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill="none" overflow="visible" role="img" aria-label={label}>
      <path d={`M24 ${baseline}H${width - 24}`} stroke={ink900} strokeOpacity=".3" />
      <path
        d={`M${chartPoint(limit)}L${xOf(440)} ${yOf(discountOn(440, 'US'))}`}
        stroke={ink900}
        strokeOpacity=".4"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path
        d={`M${chartPoint(0)}L${chartPoint(limit)}L${chartPoint(440)}`}
        stroke={ink900}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {orders.map((order) => {
        const [x, y] = [xOf(order), yOf(discountOn(order, 'CA'))];
        return (
          <g key={order}>
            <path d={`M${x} ${y + 22}V${baseline}`} stroke={ink900} strokeOpacity=".3" strokeDasharray="2 5" />
            <circle cx={x} cy={y} r="15" fill={order === limit ? gold : paper} stroke={ink900} strokeWidth="1.5" />
            <path d={starPath(x, y, 10, 0.3)} fill={ink900} />
            <Label x={x} y={y - 30}>
              −{money(discountOn(order, 'CA'))}
            </Label>
            <Label x={x} y={baseline + 32}>
              {money(order)}
            </Label>
          </g>
        );
      })}
    </svg>
  );
}

const AppliesTag = styled.p`
  display: inline-block;
  margin-bottom: 16px;
  padding: 6px 12px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.gold};
  color: ${tokens.color.onGold};
  font-size: ${tokens.size.small};
  font-weight: 700;
`;

/** The saving, and below it the order. */
const Label = styled.text`
  font: 600 19px / 1 ${tokens.font.display};
  text-anchor: middle;
  fill: ${tokens.on.text};

  ${media.below.tablet} {
    font-size: 27px;
  }

  & + & {
    font-size: 16px;
    font-weight: 500;
    fill: ${tokens.on.muted};

    ${media.below.tablet} {
      font-size: 24px;
    }
  }
`;
