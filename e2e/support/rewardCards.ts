import type { Locator, Page } from '@playwright/test';
import { activate, anyWeeklyChallenge, bank, openRewards } from './games';
import { newPlayer, playGame, signOn } from './players';

/** Opens a game's rewards as a player who has banked a weekly challenge of it; `rewards` has the cheapest first. */
export async function openGameRewards(page: Page) {
  const [player, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  const { unitBalance: balance } = await bank(player, weekly);
  const rewards = await openRewards(player, weekly.spaceId);
  const [cheapest] = rewards;
  if (!cheapest) throw new Error('The game has no open reward.');
  await signOn(page.context(), player);
  await page.goto(`/game/${weekly.gameSlug}/PC/rewards`);
  return { player, spaceId: weekly.spaceId, gameSlug: weekly.gameSlug, balance, rewards, cheapest };
}

/** Finds a reward's card by searching for its name. */
export async function findReward(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a reward' }).fill(name);
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
