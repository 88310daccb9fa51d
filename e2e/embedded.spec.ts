import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { hostPage } from './support/foreignOrigin';
import { matrixOnly } from './support/matrix';
import { demoPlayer, signOn } from './support/players';
import { embedderUrl, siteUrl } from './support/settings';

test.describe('the first paint', () => {
  test.use({ expectedErrors: /ERR_FAILED.*_next/ });

  test('with nav=0 has neither header nor footer', async ({ page }) => {
    // Without the site's scripts, the page stays as it was first painted.
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/challenges?nav=0');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
  });
});

test('nav=0 removes header and footer, and links keep it', async ({ page }) => {
  await page.goto('/fr-FR?nav=0');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const links = page.getByRole('main').locator('a[href^="/"]');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect((await hrefs()).length).toBeGreaterThan(5);
  // A part below the first view has it once its code is loaded; a press before that is repeated then.
  await expect
    .poll(async () => (await hrefs()).filter((href) => !/^\/fr-FR[^#]*[?&]nav=0/.test(href ?? '')))
    .toEqual([]);

  await page.getByRole('main').locator('a[href^="/fr-FR/rewards"]').first().click();
  await expect(page).toHaveURL('/fr-FR/rewards?nav=0');
  await expect(page).toHaveTitle(`${textsIn('fr-FR')('pages.rewards.title')} | Meridian Club`);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('nav=0 keeps everything in its place from the first paint, with a way back and the balance', async ({ page }) => {
  await page.addInitScript(recordTopOfMain);
  const bar = barOf(page);
  for (const path of ['/', '/rewards']) {
    await page.goto(`${path}?nav=0`);
    await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Back to the club' })).toHaveCount(path === '/' ? 0 : 1);
    expect(await page.evaluate('window.tops')).toHaveLength(1);
  }

  await expectInPlaceForPlayers(page, ['/', '/dashboard', '/rewards', '/game/saltwatch/PC/overview']);
});

test('nav=0 keeps everything in its place on all other pages', matrixOnly, async ({ page }) => {
  await page.addInitScript(recordTopOfMain);
  const names = ['games', 'friends', 'units', 'challenges', 'discount', 'sam', 'starplayers', 'news', 'accessibility'];
  await expectInPlaceForPlayers(
    page,
    names.map((name) => `/${name}`),
  );
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Meridian Club', exact: true });

async function expectInPlaceForPlayers(page: Page, paths: string[]): Promise<void> {
  const bar = barOf(page);
  await signOn(page.context(), demoPlayer);
  for (const path of paths) {
    await page.goto(`${path}?nav=0`);
    await expect(bar.getByRole('link', { name: /^[\d,]+ Units$/ }), path).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Back to the dashboard' })).toHaveCount(path === '/dashboard' ? 0 : 1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    expect(await page.evaluate('window.tops'), path).toHaveLength(1);
  }
}

/** Runs in the browser: keeps each distance of the main part from the top of the page, from its first frame on. */
function recordTopOfMain() {
  const tops = new Set<number>();
  const record = () => {
    const main = document.querySelector('main');
    if (main) tops.add(main.getBoundingClientRect().top + window.scrollY);
    Object.assign(window, { tops: [...tops] });
    requestAnimationFrame(record);
  };
  record();
}

test.describe('framing', () => {
  test.use({ expectedErrors: /frame-ancestors/ });

  test('is allowed only for the site itself and for configured embedders', async ({ page, browserErrors }) => {
    const foreign = await hostPage(`<iframe src="${siteUrl}/?nav=0"></iframe>`);
    await page.goto(foreign.url);
    await expect.poll(() => browserErrors.length).toBe(1);
    expect(browserErrors[0]).toContain(`"frame-ancestors 'self' ${embedderUrl}"`);
    await foreign.close();
  });
});
