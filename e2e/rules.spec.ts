import { ids } from '../platform/content/ids';
import { pathOf } from '../routes';
import { expectNoViolationsAt } from './support/axe';
import { layoutViolations } from './support/layout';
import { untilIdle } from './support/pages';
import { siteUrl } from './support/settings';
import { expect, test } from './support/test';
import { resize } from './support/resize';

const maskPage = pathOf({ page: 'reward', params: { rewardId: ids.reward('moongate', 'ferrymans-mask') } });

test('a visitor reads what changed, and the price history of a reward from there', async ({ page }) => {
  await page.goto('/units');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rule changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rule changes' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Salt Road chart');
  await expect(rows.first()).toContainText('Before: 40 · After: 30');
  await expect(rows.last()).toContainText('April 1, 2019');

  await page.getByRole('main').getByRole('link', { name: 'Ferryman’s mask' }).first().click();
  await expect(page).toHaveURL(maskPage);
  const history = page.getByRole('main').getByText(/^Before: /);
  await expect(history).toHaveText(['Before: 180 · After: 150', 'Before: 200 · After: 180']);
});

test('what changed has a feed in each language, and is in the sitemap', async ({ page, request }) => {
  await page.goto('/de-DE/rules');
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const feed = await request.get(address ?? '');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain('<title>Geänderte Regeln');
  expect((await request.get('/rules-xx-XX.atom')).status()).toBe(404);
  expect(await (await request.get('/sitemap-de-DE.xml')).text()).toContain(`<loc>${siteUrl}/de-DE/rules</loc>`);
});

test('is accessible and whole at four widths, in a language of long words too', async ({ page }) => {
  for (const address of ['/rules', '/fi-FI/rules', maskPage]) {
    await page.goto(address);
    await untilIdle(page);
    await expectNoViolationsAt(page, [1280, 360]);
    for (const width of [360, 768, 1280, 1920]) {
      await resize(page, { width, height: 900 });
      expect(await layoutViolations(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
