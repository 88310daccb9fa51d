import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { hostPage } from './support/foreignOrigin';
import { siteUrl } from './support/settings';

test.describe('the first paint', () => {
  test.use({ expectedNoise: /ERR_FAILED.*_next/ });

  test('with nav=0 has neither header nor footer', async ({ page }) => {
    // Without the site's script files, the page stays what the first paint made of it.
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/challenges?nav=0');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
  });
});

test('with nav=0 header and footer leave the page altogether, and links keep it', async ({ page }) => {
  await page.goto('/fr-FR?nav=0');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const ways = page.getByRole('main').locator('a[href^="/"]');
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => !/^\/fr-FR[^#]*[?&]nav=0/.test(href ?? ''))).toEqual([]);

  await page.getByRole('main').locator('a[href^="/fr-FR/rewards"]').first().click();
  await expect(page).toHaveURL('/fr-FR/rewards?nav=0');
  await expect(page).toHaveTitle(`${textsIn('fr-FR')('pages.rewards.title')} | Meridian Club`);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('framing', () => {
  test.use({ expectedNoise: /frame-ancestors/ });

  test('is allowed to the site itself and to named embedders, and to nobody else', async ({ page, noise }) => {
    const foreign = await hostPage(`<iframe src="${siteUrl}/?nav=0"></iframe>`);
    await page.goto(foreign.url);
    await expect.poll(() => noise.length).toBe(1);
    expect(noise[0]).toContain(`"frame-ancestors 'self'"`);
    await foreign.close();
  });
});
