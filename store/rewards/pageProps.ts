import type { ParsedUrlQuery } from 'node:querystring';
import { getClubGames } from '../../services/club/games';
import {
  type CatalogReward,
  getRewardCatalog,
  getRewardDetails,
  getRewardSample,
  type RewardDetails,
  type RewardSample,
} from '../../services/club/rewardCatalog';
import { ServiceError } from '../../services/http/errors';
import { isNotThere } from '../../services/http/missingAdditions';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';
import type { FirstRewards, ListedReward } from './rewardCatalog/slice';

export interface VisitorRewardsProps {
  counts: Pick<RewardSample, 'totalRewards' | 'rarities'> | null;
  catalog: FirstRewards;
  games: { spaceId: string; slug: string; title: string }[];
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
    games: games.map((game) => pick(game, 'spaceId', 'slug', 'title')),
  };
}

const listed = (reward: CatalogReward): ListedReward =>
  pick(reward, 'rewardId', 'name', 'imageUrl', 'rarityId', 'value', 'gameTitle');

export interface RewardPageProps extends Pick<RewardDetails, 'reward' | 'priceChanges'> {
  alike: (ListedReward & Pick<CatalogReward, 'kind'>)[];
}

/** Null for an unknown reward, and if the services do not have the call. */
export async function loadReward(
  call: FetchForPage,
  _locale: SupportedLocale,
  { rewardId }: ParsedUrlQuery,
): Promise<RewardPageProps | null> {
  if (typeof rewardId !== 'string' || !/^[\w.~-]{1,80}$/.test(rewardId)) return null;
  try {
    const { reward, alike, priceChanges } = await call(getRewardDetails, { rewardId });
    return reward.rewardId === rewardId
      ? { reward, alike: alike.map((other) => ({ ...listed(other), kind: other.kind })), priceChanges }
      : null;
  } catch (error) {
    if (error instanceof ServiceError && isNotThere(error)) return null;
    throw error;
  }
}
