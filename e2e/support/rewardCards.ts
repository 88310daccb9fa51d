import type { Locator, Page } from '@playwright/test';

/** Finds a reward's card on the game's rewards, as a player does who knows its name. */
export async function findReward(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a reward' }).fill(name);
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
