import type { Page } from '@playwright/test';
import { newPlayer, signOn } from './support/players';
import { appId, genomeId } from './support/platform';
import { platformUrl, siteUrl } from './support/settings';
import { hostPage } from './support/foreignOrigin';
import { expect, test } from './support/test';

const nextUrl = `${siteUrl}/static/logged-in/index.html`;
const pages = {
  bridge: (origin: string) => `/sso/bridge?${new URLSearchParams({ origin, appId }).toString()}`,
  widget: (origin: string) =>
    `/sso/widget?${new URLSearchParams({ mode: 'connect', appId, genomeId, lang: 'en-US', origin, nextUrl }).toString()}`,
};

test.use({ expectedErrors: /frame-ancestors|status of 40[03]|target origin/ });

for (const name of ['bridge', 'widget'] as const) {
  test(`another site can neither frame the ${name} nor receive its messages`, async ({ page, context }) => {
    await signOn(context, await newPlayer());
    const foreign = await hostPage(`
      <script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
      <iframe src="${platformUrl}${pages[name](siteUrl)}"></iframe>`);
    await page.goto(foreign.url);
    await postToEveryFrame(page);
    expect(await heardBy(page)).toEqual([]);
    await foreign.close();
  });

  test(`the ${name} rejects other origins`, async ({ request }) => {
    for (const origin of ['https://elsewhere.example', `${siteUrl}.elsewhere.example`, 'null', '']) {
      expect((await request.get(platformUrl + pages[name](origin))).status()).toBe(400);
    }
  });
}

test('another site gets no ticket from a bridge in a separate window', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  const foreign = await hostPage(`
    <script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
    <button onclick="bridge = window.open('${platformUrl}${pages.bridge(siteUrl)}')">Open</button>`);
  await page.goto(foreign.url);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open' }).click();
  await (await opened).waitForLoadState();
  await page.evaluate((id) => {
    const { bridge } = window as unknown as { bridge: Window };
    bridge.postMessage({ source: 'meridian-sign-on', type: 'getTicket', id: '1', appId: id }, '*');
  }, appId);
  await page.waitForTimeout(1000);
  expect(await heardBy(page)).toEqual([]);
  await foreign.close();
});

test('only the sign-on itself may request tickets and send its forms', async ({ context, request }) => {
  await signOn(context, await newPlayer());
  for (const path of ['/sso/ticket', '/sso/login', '/sso/signup', '/sso/logout']) {
    for (const origin of [siteUrl, 'https://elsewhere.example']) {
      const response = await context.request.post(platformUrl + path, { headers: { Origin: origin }, data: { appId } });
      expect(response.status()).toBe(403);
    }
  }
  expect((await request.post(`${platformUrl}/sso/ticket`, { data: { appId } })).status()).toBe(403);
});

test('a login message from another window is ignored', async ({ page }) => {
  const foreign = await hostPage(`<button onclick="club = window.open('${siteUrl}/dashboard')">Open</button>`);
  await page.goto(foreign.url);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open' }).click();
  const club = await opened;
  await expect(club.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => {
    const { club: target } = window as unknown as { club: Window };
    for (const message of [{ type: 'loggedIn' }, { type: 'closed' }, { type: 'ticket', id: '1', ticket: 'stolen' }]) {
      target.postMessage({ source: 'meridian-sign-on', ...message }, '*');
    }
  });
  await expect(club.getByText('Signing you in')).toHaveCount(0);
  await expect(club.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await foreign.close();
});

/** Requests a ticket from every framed page, as the site does. */
async function postToEveryFrame(page: Page): Promise<void> {
  await page.evaluate((id) => {
    const message = { source: 'meridian-sign-on', type: 'getTicket', id: '1', appId: id };
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage(message, '*');
  }, appId);
  await page.waitForTimeout(1000);
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
