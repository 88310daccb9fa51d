import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { historyMonths, totalsOf } from '../../store/units/balanceHistory/rules';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { playerMessages, playerTemplates } from './player.messages';

const kinds = ['earned', 'spent', 'expired'] as const;

/** What came in, was paid and was lost in the time that the chart can show. */
export function BalanceTotals() {
  const { formatNumber } = useIntl();
  const { status, transactions } = useAppSelector((state) => state.balanceHistory);
  const isKnown = status === 'loaded' || transactions.length > 0;
  if (status === 'failed' && !isKnown) return null;
  const totals = totalsOf(transactions);
  return (
    <Frame>
      <Caption>
        <FormattedMessage {...playerTemplates.totals} values={{ months: historyMonths }} />
      </Caption>
      <Sums>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <FormattedMessage {...playerMessages[kind]} />
            </dt>
            <dd>{isKnown ? formatNumber(totals[kind]) : <Skeleton $width="3em" $height="1.1em" />}</dd>
          </div>
        ))}
      </Sums>
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid ${tokens.on.hairline};
`;

const Caption = styled.p`
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

const Sums = styled.dl`
  display: flex;
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
    font: 600 1.25rem / 1.3 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
