import type { Browser } from '@playwright/test';
import { demoPassword } from '../platform/content/players/demoPassword';
import { parseEnvironment } from '../services/http/environment';
import type { ServedSites } from './servedSites';

/** Cookies of a browser in which the demo player is signed on, as the sign-on widget leaves them. */
export async function demoSession(browser: Browser, { club, platform }: Pick<ServedSites, 'club' | 'platform'>) {
  const { appId, genomeId } = parseEnvironment(undefined);
  const context = await browser.newContext();
  try {
    const response = await context.request.post(`${platform}/sso/login`, {
      headers: { Origin: platform },
      data: {
        ...{ mode: 'connect', appId, genomeId, lang: 'en-US' },
        ...{ origin: club, nextUrl: `${club}/static/logged-in/index.html` },
        ...{ email: 'northwind@meridian.example', password: demoPassword },
      },
    });
    if (!response.ok()) throw new Error(`The demo player was not signed on: ${response.status()}.`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
