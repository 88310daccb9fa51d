import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { wishAdded, wishRemoved } from '../../../store/rewards/wishlist/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Announcement } from '../../ui/text/Announcement';
import { useTexts } from '../../ui/text/useTexts';

export function WishButton({ reward, isAffordable }: { reward: Reward; isAffordable: boolean }) {
  const t = useTexts();
  const { name } = reward;
  const { isKnown, isWished, change } = useWish(reward, isAffordable);
  if (!isKnown) return null;
  return (
    <RibbonButton
      type="button"
      aria-label={t('rewards.wish.add', { name })}
      aria-pressed={isWished}
      onClick={change}
      {...measured('wish')}
    >
      <Icon name="ribbon" size="normal" />
    </RibbonButton>
  );
}

const RibbonButton = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  border-radius: 50%;
  color: ${tokens.on.muted};
  transition: color ${tokens.duration.fade}ms;

  &:hover {
    color: ${tokens.on.text};
  }
  &:focus-visible {
    outline-offset: -6px;
  }

  &[aria-pressed='true'] {
    color: ${tokens.on.gold};

    use {
      fill: currentColor;
    }
  }

  ${media.motion} {
    &:active svg {
      transform: scale(0.86);
    }
  }
`;

export function WishToggle({ reward }: { reward: Reward }) {
  const t = useTexts();
  const { isKnown, isWished, change } = useWish(reward, false);
  if (!isKnown) return null;
  return (
    <>
      <Button variant="outline" icon="ribbon" onClick={change}>
        {t(isWished ? 'rewards.sheet.removeWish' : 'rewards.sheet.addWish')}
      </Button>
      <Announcement text={t(isWished ? 'rewards.wish.isOn' : 'rewards.wish.isOff', { name: reward.name })} />
    </>
  );
}

function useWish(reward: Reward, isAffordable: boolean) {
  const dispatch = useAppDispatch();
  const { rewardId } = reward;
  const isWished = usePlayerSelector((state) => selectWishedIds(state).has(rewardId));
  const isLoaded = usePlayerSelector(({ wishlist }) => wishlist.status === 'loaded');
  const change = () =>
    dispatch(isWished ? wishRemoved(rewardId) : wishAdded({ reward, isAffordable, at: new Date().toISOString() }));
  return { isWished, isKnown: isLoaded || isWished, change };
}
