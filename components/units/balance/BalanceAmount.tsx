import { useIntl } from 'react-intl';
import { Coin } from '../../ui/icons/Coin';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { Amount } from '../PlayerUnitsSkeleton';

/** A balance in large figures. */
export function BalanceAmount({ units }: { units: number }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  return (
    <Amount>
      <Coin size=".58em" />
      <span aria-hidden>{formatNumber(units)}</span>
      <VisuallyHidden>{t('ui.units', { units })}</VisuallyHidden>
    </Amount>
  );
}
