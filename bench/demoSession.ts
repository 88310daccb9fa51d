import type { Browser } from '@playwright/test';
import { demoPlayer } from '../e2e/support/players';
import { signOnAt } from '../e2e/support/signOnAt';
import type { ServedSites } from './servedSites';

/** Cookies of a browser in which a player, the demo player by default, is signed on, as the sign-on widget leaves them. */
export async function demoSession(browser: Browser, { club, platform }: ServedSites, player = demoPlayer) {
  const context = await browser.newContext();
  try {
    await signOnAt({ site: club, platform }, context, player);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
