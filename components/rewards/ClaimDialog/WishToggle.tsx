import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { Button } from '../../ui/buttons/Button';
import { useWish } from '../Wishlist/WishButton';
import { sheetMessages } from './sheet.messages';

/** Adds a reward to the wishlist or removes it, in words; nothing until the wishlist is loaded. */
export function WishToggle({ reward }: { reward: Reward }) {
  const { isKnown, isWished, change } = useWish(reward, false);
  if (!isKnown) return null;
  return (
    <Button variant="outline" icon="ribbon" onClick={change}>
      <FormattedMessage {...(isWished ? sheetMessages.removeWish : sheetMessages.addWish)} />
    </Button>
  );
}
