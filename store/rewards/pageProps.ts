import { getCatalogue, getClubGames, getRewardOverview } from '../../services/club/visitorEndpoints';
import type { CataloguePage, RewardCatalogue } from '../../services/club/visitorTypes';
import type { FetchForPage } from '../visitorPage';

export interface VisitorRewardsProps {
  /** Counts by rarity. */
  counts: Pick<RewardCatalogue, 'totalRewards' | 'rarities'> | null;
  /** The first page of the catalog. */
  catalogue: CataloguePage;
  games: { spaceId: string; title: string }[];
}

export const visitorRewardsWithoutData: VisitorRewardsProps = {
  counts: null,
  catalogue: { total: 0, rewards: [] },
  games: [],
};

const atFirst = 12;

export async function loadVisitorRewards(call: FetchForPage): Promise<VisitorRewardsProps> {
  const [{ totalRewards, rarities }, catalogue, games] = await Promise.all([
    call(getRewardOverview, { limit: 1 }),
    call(getCatalogue, { limit: atFirst }),
    call(getClubGames, null),
  ]);
  return {
    counts: { totalRewards, rarities },
    catalogue,
    games: games.map(({ spaceId, title }) => ({ spaceId, title })),
  };
}
