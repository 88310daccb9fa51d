import type { Locator, Page } from '@playwright/test';
import { activate, aWeeklyChallenge, bank, openRewards } from './games';
import { newPlayer, playGame, signOn } from './players';

/** Opens a game's rewards as a player of that game who has banked a weekly challenge; rewards come the cheapest first. */
export async function onRewards(page: Page) {
  const [player, weekly] = [await newPlayer(), await aWeeklyChallenge()];
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  const { unitBalance: balance } = await bank(player, weekly);
  const rewards = await openRewards(player, weekly.spaceId);
  const [cheapest] = rewards;
  if (!cheapest) throw new Error('The game has no open reward.');
  await signOn(page.context(), player);
  await page.goto(`/game/${weekly.gameSlug}/PC/rewards`);
  return { player, spaceId: weekly.spaceId, balance, rewards, cheapest };
}

/** Finds a reward's card on the game's rewards, as a player does who knows its name. */
export async function findReward(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a reward' }).fill(name);
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
