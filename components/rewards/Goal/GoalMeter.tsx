import { useIntl } from 'react-intl';
import type { Goal } from '../../../services/club/goal';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { wishlistTemplates } from '../Wishlist/wishlist.messages';

/** How much of the goal's price the balance covers. */
export function GoalMeter({ goal: { reward } }: { goal: Pick<Goal, 'reward'> }) {
  const { formatMessage } = useIntl();
  const units = Math.min(usePlayerSelector(selectUnits) ?? 0, reward.value);
  const figure = formatMessage(wishlistTemplates.progress, { units, price: reward.value });
  return <ProgressBar label={reward.name} value={units} max={reward.value} figure={figure} />;
}
