import styled from 'styled-components';
import type { ListedReward } from '../../../store/rewards/rewardCatalog/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/tokens';
import { Price } from '../RewardCard/Price';
import { RewardCard } from '../RewardCard/RewardCard';

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
    title={<ClubLink to={{ page: 'reward', params: { rewardId: reward.rewardId } }}>{reward.name}</ClubLink>}
    footer={<Price units={reward.value} />}
  />
);

interface CatalogCardsProps<Reward> {
  rewards: readonly Reward[];
  /** What stands under a name: the game, or what it is. */
  kindOf: (reward: Reward) => string | null;
}

export const CatalogCards = <Reward extends ListedReward>({ rewards, kindOf }: CatalogCardsProps<Reward>) => (
  <CatalogGrid>
    {rewards.map((reward) => (
      <li key={reward.rewardId}>
        <CatalogCard reward={reward} kind={kindOf(reward)} />
      </li>
    ))}
  </CatalogGrid>
);

export const CatalogGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(264px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: 12px;
  }
`;
