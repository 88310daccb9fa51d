import { readNews } from '../account/news';
import type { NewsItem } from '../account/news';
import { readChallenge } from '../club/challenges';
import type { Challenge } from '../club/challenges';
import { readWish } from '../club/wishlist';
import type { Wish } from '../club/wishlist';
import { readGame } from '../clubWebsite/games';
import { readRewardsDetails } from '../clubWebsite/rewards';
import type { Game } from '../clubWebsite/games';
import type { Reward } from '../clubWebsite/rewards';
import { wireChallenge, wireGame, wireNewsItem, wireRewards, wireWish } from './wireResponses';

/** A released game that the player owns. */
export const buildGame = (overrides: Partial<Game> = {}): Game => ({ ...readGame(wireGame()), ...overrides });

/** A rare reward of 30 Units that was never claimed and can be once. */
export function buildReward(overrides: Partial<Reward> = {}): Reward {
  const [reward] = readRewardsDetails(wireRewards()).rewards;
  if (!reward) throw new Error('The sample response holds no reward.');
  return { ...reward, ...overrides };
}

/** A running weekly challenge, 5 of 9. */
export const buildChallenge = (overrides: Partial<Challenge> = {}): Challenge => ({
  ...readChallenge(wireChallenge()),
  ...overrides,
});

/** An article about no game, with no topics. */
export function buildNewsItem(overrides: Partial<NewsItem> = {}): NewsItem {
  const [article] = readNews({ news: [wireNewsItem()] });
  if (!article) throw new Error('The sample response holds no article.');
  return { ...article, game: null, tags: [], ...overrides };
}

/** A wish for the sample reward by default. */
export function buildWish(overrides: Partial<Wish> = {}): Wish {
  const wish = { ...readWish(wireWish()), ...overrides };
  return overrides.reward ? { ...wish, rewardId: overrides.reward.rewardId } : wish;
}
