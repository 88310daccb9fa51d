import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { violationsIn } from '../support/axe';
import { layoutViolations } from '../support/layout';
import { demoPlayer, newPlayer, signOn } from '../support/players';
import { platformUrl } from '../support/settings';
import { expect, test } from '../support/test';
import { resize } from '../support/resize';

const ticket = z.looseObject({ expiration: z.string() });

/** The services say that it is a day in December, and tickets end that much later. */
async function inDecember(context: BrowserContext): Promise<void> {
  const shift = Date.UTC(new Date().getUTCFullYear(), 11, 5) - Date.now();
  const later = (time: string) => new Date(Date.parse(time) + shift);
  await context.route(`${platformUrl}/**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: later(new Date().toUTCString()).toUTCString() };
    const found = route.request().url().endsWith('/sso/ticket') ? ticket.safeParse(await response.json()) : null;
    const body = found?.success
      ? JSON.stringify({ ...found.data, expiration: later(found.data.expiration).toISOString() })
      : undefined;
    await route.fulfill({ response, headers, body });
  });
}

// A call may still be under way.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('in December a player comes from the dashboard to the year, and takes a card away as a picture', async ({
  page,
  context,
}) => {
  await inDecember(context);
  await signOn(context, demoPlayer);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See your year' }).press('Enter');
  await expect(page).toHaveURL('/year');
  await expect(page.getByRole('heading', { level: 1, name: /^Your 20\d\d in the club$/ })).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Units? earned/ });
  await expect(card).toContainText(/[1-9]/);
  expect(await violationsIn(page)).toEqual([]);
  for (const width of [360, 768, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    expect(await layoutViolations(page)).toEqual([]);
  }
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Download picture/ }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^20\d\d-units\.png$/);
});

test('a player with nothing to show yet reads a kind word', async ({ page, context }) => {
  await inDecember(context);
  await signOn(context, await newPlayer());
  await page.goto('/year');
  await expect(page.getByRole('heading', { name: 'Your story starts here' })).toBeVisible();
});

test.describe('services without the year', () => {
  test.use({ expectedErrors: /404/ });

  test('have no way to it on the dashboard', async ({ page, context }) => {
    await inDecember(context);
    await context.route('**/club/year', (route) => route.fulfill({ status: 404 }));
    await context.route('**/profiles/me/reads?*', (route) => route.fulfill({ status: 404 }));
    await signOn(context, demoPlayer);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 2, name: 'This week' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your year' })).toHaveCount(0);
  });
});
