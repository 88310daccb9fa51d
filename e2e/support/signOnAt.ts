import type { BrowserContext } from '@playwright/test';
import { appId, genomeId } from './platform';

/** The origins of a club. */
interface Club {
  site: string;
  platform: string;
}

/**
 * Signs a browser on with the widget's own request, without showing the widget: the platform sets its cookie, and the next
 * page signs the player in by itself. Throws where the platform rejects the credentials.
 */
export async function signOnAt(
  { site, platform }: Club,
  { request }: BrowserContext,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<void> {
  const nextUrl = `${site}/static/logged-in/index.html`;
  const response = await request.post(`${platform}/sso/login`, {
    headers: { Origin: platform, ...headers },
    data: { mode: 'connect', appId, genomeId, lang: 'en-US', origin: site, nextUrl, email, password },
  });
  if (!response.ok()) throw new Error(`${email} was not signed on: ${response.status()} ${await response.text()}`);
}
