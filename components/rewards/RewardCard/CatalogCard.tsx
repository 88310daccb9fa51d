import type { ListedReward } from '../../../store/rewards/rewardCatalog/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { RewardCard } from './RewardCard';

interface CatalogCardProps {
  reward: ListedReward;
  /** Under the name: its game, or what it is. */
  kind: string | null;
  isLarge?: boolean;
}

/** A reward as visitors see it. Links to its page. */
export const CatalogCard = ({ reward, kind, isLarge }: CatalogCardProps) => (
  <RewardCard
    reward={reward}
    kind={kind}
    state="withinReach"
    isLarge={isLarge}
    link={(name) => <ClubLink to={{ page: 'reward', params: { rewardId: reward.rewardId } }}>{name}</ClubLink>}
  />
);
