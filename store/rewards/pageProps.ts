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

const atFirst = 12;

export async function loadVisitorRewards(call: FetchForPage): Promise<VisitorRewardsProps> {
  const [counts, { total, rewards }, games] = await Promise.all([
    call(getRewardSample, { limit: 1 }, { without: null }),
    call(getRewardCatalog, { limit: atFirst }, { without: { total: 0, rewards: [] } }),
    call(getClubGames, null, { without: [] }),
  ]);
  return {
    counts: counts && pick(counts, 'totalRewards', 'rarities'),
    catalog: { total, rewards: rewards.map(listed) },
    games: games.map((game) => pick(game, 'spaceId', 'title')),
  };
}

const listed = (reward: CatalogReward): ListedReward =>
  pick(reward, 'rewardId', 'name', 'imageUrl', 'rarityId', 'value', 'gameTitle');
