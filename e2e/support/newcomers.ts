import type { Page } from '@playwright/test';
import { weeklyChallenges } from './games';

/** The weekly challenges that the dashboard offers to a newcomer, as list items with a button to activate. */
export const offeredChallenges = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Activate' }) });

/** The first of them, with what the platform knows of it. */
export async function firstOffered(page: Page) {
  const name = (await offeredChallenges(page).first().getByRole('heading').textContent()) ?? '';
  const weekly = (await weeklyChallenges()).find((challenge) => challenge.name === name);
  if (!weekly) throw new Error(`"${name}" does not run.`);
  return weekly;
}

/** The rewards of the dashboard. */
export const rewardsOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /to your wishlist$/ }) });
