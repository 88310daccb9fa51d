import { getClubGames } from '../../services/club/games';
import { getCatalogue, getRewardOverview } from '../../services/club/rewardCatalogue';
import type { CatalogueReward, RewardCatalogue } from '../../services/club/rewardCatalogue';
import type { FetchForPage } from '../visitorPage';
import type { FirstRewards, ListedReward } from './rewardCatalogue/slice';

export interface VisitorRewardsProps {
  /** Counts by rarity. */
  counts: Pick<RewardCatalogue, 'totalRewards' | 'rarities'> | null;
  catalogue: FirstRewards;
  games: { spaceId: string; title: string }[];
}

export const visitorRewardsWithoutData: VisitorRewardsProps = {
  counts: null,
  catalogue: { total: 0, rewards: [] },
  games: [],
};

const atFirst = 12;

export async function loadVisitorRewards(call: FetchForPage): Promise<VisitorRewardsProps> {
  const [{ totalRewards, rarities }, { total, rewards }, games] = await Promise.all([
    call(getRewardOverview, { limit: 1 }),
    call(getCatalogue, { limit: atFirst }),
    call(getClubGames, null),
  ]);
  return {
    counts: { totalRewards, rarities },
    catalogue: { total, rewards: rewards.map(listed) },
    games: games.map(({ spaceId, title }) => ({ spaceId, title })),
  };
}

const listed = ({ rewardId, name, imageUrl, rarityId, value, gameTitle }: CatalogueReward): ListedReward => ({
  rewardId,
  name,
  imageUrl,
  rarityId,
  value,
  gameTitle,
});
