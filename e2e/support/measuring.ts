import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { platformUrl } from './settings';

const batch = z.object({ events: z.array(z.looseObject({ type: z.string(), sequence: z.number() })) });

/** What a browser asks for because it is measured: the beacon, the frame and its containers. */
const isForMeasuring = (url: string) => /\/metrics\/events|\/tags\//.test(url);

/** Follows what a page sends and loads because of measuring. */
export function watchMeasuring(page: Page) {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (isForMeasuring(request.url())) requests.push(request);
  });
  const posts = () => requests.flatMap((request) => request.postData() ?? []);
  return {
    /** Every address that was asked for. */
    urls: () => requests.map((request) => request.url()),
    /** Everything that was sent, as it went. */
    sent: () => posts().join('\n'),
    /** What the beacon was told, in order, without vitals: when they come is the browser's affair. */
    events: () =>
      posts()
        .flatMap((post) => batch.parse(JSON.parse(post)).events)
        .sort((a, b) => a.sequence - b.sequence)
        .filter(({ type }) => type !== 'vital')
        .map(({ sequence: _, ...event }) => event),
  };
}

/** The visitor comes from this country, as a proxy of the platform's own would say. */
export async function comeFrom(page: Page, country: string): Promise<void> {
  await page.route(`${platformUrl}/v2/profiles/me/iplocation`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-visitor-country': country } }),
  );
}

/** What the containers find in their data layer. */
export async function dataLayerIn(page: Page): Promise<unknown[]> {
  const frame = page.frames().find((each) => each.url().includes('/static/tags/'));
  if (!frame) throw new Error('There is no frame for containers.');
  return z.array(z.unknown()).parse(await frame.evaluate('window.dataLayer'));
}
