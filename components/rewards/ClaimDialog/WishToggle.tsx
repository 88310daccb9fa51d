import type { Reward } from '../../../services/clubWebsite/rewards';
import { Button } from '../../ui/buttons/Button';
import { useTexts } from '../../ui/text/useTexts';
import { useWish } from '../Wishlist/WishButton';

/** Adds a reward to the wishlist or removes it, in words; nothing until the wishlist is loaded. */
export function WishToggle({ reward }: { reward: Reward }) {
  const t = useTexts();
  const { isKnown, isWished, change } = useWish(reward, false);
  if (!isKnown) return null;
  return (
    <Button variant="outline" icon="ribbon" onClick={change}>
      {t(isWished ? 'rewards.sheet.removeWish' : 'rewards.sheet.addWish')}
    </Button>
  );
}
