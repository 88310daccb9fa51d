import { getCatalogue, getClubGames, getShowcase } from '../../services/club/visitorEndpoints';
import type { CataloguePage, Showcase } from '../../services/club/visitorTypes';
import type { Ask } from '../visitorPage';

/** What visitors see of the rewards. */
export interface VisitorRewardsProps {
  /** How many there are, by rarity. */
  counts: Pick<Showcase, 'totalRewards' | 'rarities'> | null;
  /** The first of the catalogue. */
  shelf: CataloguePage;
  games: { spaceId: string; title: string }[];
}

export const visitorRewardsWithoutData: VisitorRewardsProps = {
  counts: null,
  shelf: { total: 0, rewards: [] },
  games: [],
};

/** Three rows of four. */
const atFirst = 12;

export async function loadVisitorRewards(ask: Ask): Promise<VisitorRewardsProps> {
  const [{ totalRewards, rarities }, shelf, games] = await Promise.all([
    ask(getShowcase, { limit: 1 }),
    ask(getCatalogue, { limit: atFirst }),
    ask(getClubGames, null),
  ]);
  return {
    counts: { totalRewards, rarities },
    shelf,
    games: games.map(({ spaceId, title }) => ({ spaceId, title })),
  };
}
