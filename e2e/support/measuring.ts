import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { platformUrl } from './settings';

const batch = z.object({ events: z.array(z.looseObject({ type: z.string(), sequence: z.number() })) });

/** True for requests that a browser makes for measuring: the beacon, the frame and its containers. */
export const isForMeasuring = (url: string) => /\/metrics\/events|\/tags\//.test(url);

/** Records what a page sends and loads for measuring. */
export function watchMeasuring(page: Page) {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (isForMeasuring(request.url())) requests.push(request);
  });
  const posts = () => requests.flatMap((request) => request.postData() ?? []);
  return {
    /** Every requested address. */
    urls: () => requests.map((request) => request.url()),
    /** Every request body. */
    sent: () => posts().join('\n'),
    /** The events of the beacon in order, without web vitals, because the browser decides when those are sent. */
    events: () =>
      posts()
        .flatMap((post) => batch.parse(JSON.parse(post)).events)
        .sort((a, b) => a.sequence - b.sequence)
        .filter(({ type }) => type !== 'vital')
        .map(({ sequence: _, ...event }) => event),
  };
}

/** Makes the visitor come from this country, as the platform's proxy would report it. */
export async function setVisitorCountry(page: Page, country: string): Promise<void> {
  await page.route(`${platformUrl}/v2/profiles/me/iplocation`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-visitor-country': country } }),
  );
}

/** The data layer of the tag containers. */
export async function dataLayerIn(page: Page): Promise<unknown[]> {
  const frame = page.frames().find((each) => each.url().includes('/static/tags/'));
  if (!frame) throw new Error('The page has no frame for tag containers.');
  return z.array(z.unknown()).parse(await frame.evaluate('window.dataLayer'));
}
