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

export async function loadVisitorRewards(ask: FetchForPage): Promise<VisitorRewardsProps> {
  const [{ totalRewards, rarities }, shelf, games] = await Promise.all([
    ask(getRewardOverview, { limit: 1 }),
    ask(getCatalogue, { limit: atFirst }),
    ask(getClubGames, null),
  ]);
  return {
    counts: { totalRewards, rarities },
    catalogue: shelf,
    games: games.map(({ spaceId, title }) => ({ spaceId, title })),
  };
}
