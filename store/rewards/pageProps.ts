import { getClubGames } from '../../services/club/games';
import {
  type CatalogReward,
  getRewardCatalog,
  getRewardSample,
  type RewardSample,
} from '../../services/club/rewardCatalog';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';
import type { FirstRewards, ListedReward } from './rewardCatalog/slice';

export interface VisitorRewardsProps {
  counts: Pick<RewardSample, 'totalRewards' | 'rarities'> | null;
  catalog: FirstRewards;
  games: { spaceId: string; title: string }[];
}

export const visitorRewardsWithoutData: VisitorRewardsProps = {
  counts: null,
  catalog: { total: 0, rewards: [] },
  games: [],
};

const atFirst = 12;

export async function loadVisitorRewards(call: FetchForPage): Promise<VisitorRewardsProps> {
  const [{ totalRewards, rarities }, { total, rewards }, games] = await Promise.all([
    call(getRewardSample, { limit: 1 }),
    call(getRewardCatalog, { limit: atFirst }),
    call(getClubGames, null),
  ]);
  return {
    counts: { totalRewards, rarities },
    catalog: { total, rewards: rewards.map(listed) },
    games: games.map((game) => pick(game, 'spaceId', 'title')),
  };
}

const listed = (reward: CatalogReward): ListedReward =>
  pick(reward, 'rewardId', 'name', 'imageUrl', 'rarityId', 'value', 'gameTitle');
