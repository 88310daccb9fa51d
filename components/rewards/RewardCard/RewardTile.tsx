import { memo } from 'react';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { measured } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { TextCover } from '../../ui/buttons/TextLink';
import { share } from '../../ui/icons/shapes';
import { useTexts } from '../../ui/text/useTexts';
import { RewardCard } from './RewardCard';
import { WishButton } from '../Wishlist/WishButton';

interface RewardTileProps {
  reward: Reward;
  availability: RewardAvailability;
  onOpen: (reward: Reward) => void;
  canClaim?: boolean;
  namesGame?: boolean;
  /** On the wishlist: shows the progress towards the price. */
  isGoal?: boolean;
}

export const RewardTile = memo(function RewardTile({
  reward,
  availability,
  onOpen,
  canClaim = true,
  namesGame = false,
  isGoal = false,
}: RewardTileProps) {
  const t = useTexts();
  const { name, kind, game, value, isNew } = reward;
  const kindAndGame = [kind, game?.title].flatMap((part) => part ?? []);
  const isForSale = availability.kind === 'withinReach' || availability.kind === 'short';
  const canWish = isForSale || availability.kind === 'locked';
  const isUnplayed = isForSale && !canClaim;
  return (
    <RewardCard
      reward={reward}
      state={isUnplayed ? 'short' : availability.kind}
      kind={namesGame ? kindAndGame.join(' · ') : kind}
      newLabel={isNew && isForSale ? t('rewards.new') : undefined}
      note={isUnplayed ? t('rewards.unplayed') : <Note availability={availability} />}
      hint={canClaim && availability.kind === 'withinReach' ? t('rewards.claim') : undefined}
      title={
        <TextCover onClick={() => onOpen(reward)} {...measured('claim')}>
          {name}
        </TextCover>
      }
      corner={canWish && <WishButton reward={reward} isAffordable={availability.kind === 'withinReach'} />}
      meter={isGoal && <WishMeter price={value} availability={availability} />}
    />
  );
});

function Note({ availability }: { availability: RewardAvailability }) {
  const t = useTexts();
  switch (availability.kind) {
    case 'withinReach':
      return null;
    case 'short':
      return t('rewards.toGo', { missing: availability.missing });
    case 'owned':
      return t('rewards.owned');
    case 'locked':
      return availability.reasons.join(' ') || t('rewards.locked');
    case 'soldOut':
      return availability.reasons.join(' ') || t('rewards.soldOut');
  }
}

function WishMeter({ price, availability }: { price: number; availability: RewardAvailability }) {
  const t = useTexts();
  if (availability.kind === 'withinReach') {
    return <Reached>{t('rewards.affordable')}</Reached>;
  }
  if (availability.kind !== 'short') return null;
  const units = price - availability.missing;
  return (
    <Track role="img" aria-label={t('rewards.wish.progress', { units, price })}>
      <i style={{ transform: `scaleX(${share(units, price)})` }} />
    </Track>
  );
}

const Track = styled.div`
  width: 100%;
  height: 4px;
  border-radius: 2px;
  background-color: ${tokens.on.off};
  overflow: hidden;

  i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background-color: ${tokens.color.gold};
    transform-origin: 0 50%;
    transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
  }
`;

const Reached = styled.p`
  font: 700 ${tokens.size.fine} / 1.3 ${tokens.font.body};
  color: ${tokens.color.gold};
`;
