import styled from 'styled-components';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { tokens } from '../../theme/tokens';
import { share } from '../../ui/icons/shapes';
import { useTexts } from '../../ui/text/useTexts';

interface WishMeterProps {
  price: number;
  availability: RewardAvailability;
}

/** The share of a wish's price that the balance covers, or a note that the reward is affordable. */
export function WishMeter({ price, availability }: WishMeterProps) {
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
