import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { spendMessages } from '../../spend/spend.messages';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { wishlistTemplates } from '../Wishlist/wishlist.messages';

/** How much of a price the balance covers; nothing while the balance is unknown, or where it suffices. */
export function PriceProgress({ price }: { price: number }) {
  const { formatMessage } = useIntl();
  const units = usePlayerSelector(selectUnits);
  if (units === null || units >= price) return null;
  return (
    <ProgressRow>
      <ProgressBar
        label={formatMessage(spendMessages.balance)}
        value={units}
        max={price}
        figure={formatMessage(wishlistTemplates.progress, { units, price })}
      />
    </ProgressRow>
  );
}

export const ProgressRow = styled.div`
  margin-top: 20px;
`;
