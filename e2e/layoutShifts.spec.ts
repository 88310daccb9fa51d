import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { layoutShifts, watchShifts } from './support/layoutShifts';
import { expectLoaded, sendReadsSingly } from './support/pages';
import { demoPlayer, newPlayer, signOn } from './support/players';
import { platformUrl } from './support/settings';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of sizes)
  for (const { path, player } of [
    { path: '/games', player: 'newcomer' },
    { path: '/challenges', player: 'newcomer' },
    { path: '/challenges', player: 'demo' },
    { path: '/de-DE/challenges', player: 'newcomer' },
    { path: '/game/saltwatch/PC/rewards', player: 'demo' },
  ] as const)
    test(`${path} of a ${player} player at ${viewport.width} px moves nothing when its data come`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await signOn(context, player === 'demo' ? demoPlayer : await newPlayer());
      await showSkeletonsBefore(page);
      await openAndWatch(page, path);
      await expectNothingMoved(page);
    });

/** What the dashboard reads, from its end to its start. */
const dashboardReads = [
  '/spaces/news',
  '/club/wishlist',
  '/club/goal',
  '/rewards/details',
  '/onlineStatuses',
  '/newbalance',
  '/lastplayedgame',
  '/challenges/details',
  '/games/owned',
  '/playerprofile',
];

for (const viewport of sizes)
  for (const player of ['newcomer', 'demo'] as const)
    test(`The dashboard of a ${player} player at ${viewport.width} px moves nothing for a reader who scrolls while it loads`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await signOn(context, player === 'demo' ? demoPlayer : await newPlayer());
      await sendReadsSingly(context);
      await page.route(`${platformUrl}/**`, async (route) => {
        const place = dashboardReads.findIndex((read) => new URL(route.request().url()).pathname.endsWith(read));
        await new Promise((resolve) => setTimeout(resolve, 500 * (place + 1)));
        await route.fallback();
      });
      await openAndWatch(page, '/dashboard');
      for (let step = 0; step < 5; step += 1) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(400);
      }
      await expectNothingMoved(page);
    });

test('The settings move nothing when their lists come', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await sendReadsSingly(context);
  const send = await holdBack(page, '/v3/users/*/*', (route) => route.fallback());
  await page.goto('/units?_popup=profile.security');
  await page.evaluate(watchShifts);
  const settings = page.getByRole('dialog').getByRole('tabpanel');
  await expect(settings.locator('[data-skeleton]')).toHaveCount(2);
  send();
  await expect(settings.locator('[data-skeleton]')).toHaveCount(0);
  expect((await layoutShifts(page)).filter(({ part }) => part.includes('Sign out everywhere'))).toEqual([]);
});

test('The dashboard holds the place of a reader whose email is not confirmed', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signOn(context, demoPlayer);
  await sendReadsSingly(context);
  const send = await holdBack(page, '/v3/users/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...z.looseObject({}).parse(await response.json()), emailVerified: false },
    });
  });
  await openAndWatch(page, '/dashboard');
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  }).toPass();
  send();
  await expect(page.getByText('Confirm your email first')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expectNothingMoved(page);
});

/** Holds calls to the platform back. Returns a function that has `answer` answer them. */
async function holdBack(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(platformUrl + path, async (route) => {
    await sent;
    await answer(route);
  });
  return send;
}

/** Opens a page of a signed-in player, and watches it from when its fonts are there. */
async function openAndWatch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(watchShifts);
  await expect(accountButton(page, path.startsWith('/de-DE') ? 'de-DE' : undefined)).toBeVisible();
}

async function expectNothingMoved(page: Page): Promise<void> {
  await expectLoaded(page);
  expect((await layoutShifts(page)).filter(({ isInMain }) => isInMain)).toEqual([]);
}

/** Delays what the platform answers until the fonts and what stands there meanwhile are painted. */
const showSkeletonsBefore = (page: Page) =>
  page.route(`${platformUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fallback();
  });
