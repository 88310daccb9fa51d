import type { Browser } from '@playwright/test';
import { demoPlayer } from '../e2e/support/players';
import { signOnAt } from '../e2e/support/signOnAt';
import type { ServedSites } from './servedSites';

/** Cookies of a browser in which the demo player is signed on, as the sign-on widget leaves them. */
export async function demoSession(browser: Browser, { club, platform }: Pick<ServedSites, 'club' | 'platform'>) {
  const context = await browser.newContext();
  try {
    await signOnAt({ site: club, platform }, context, demoPlayer);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
