import type { Page } from '@playwright/test';
import { languageSelector } from './support/language';
import { untilIdle } from './support/pages';
import { expect, test } from './support/test';
import { resize } from './support/resize';

/** Opens a page whose scripts arrive once the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/_next/static/chunks/*', async (route) => {
    await sent;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return send;
}

test.describe('a press before the page has run any script', () => {
  for (const [name, dialog] of [
    ['Sign in', 'Log in'],
    ['Join the Club', 'Create account'],
  ] as const)
    test(`on ${name} is answered once it has`, async ({ page }) => {
      const send = await openWithoutScripts(page, '/units?nav=1');
      await page.getByRole('banner').getByRole('button', { name }).click();
      send();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(page).toHaveURL('/units?nav=1');
    });

  for (const [path, name, dialog] of [
    ['/units', 'Sign in to check', 'Log in'],
    ['/units', 'Create an account', 'Create account'],
    ['/discount', 'Sign in for your code', 'Log in'],
    ['/', 'Join to play', 'Create account'],
  ] as const)
    test(`on “${name}” is answered once it has`, async ({ page }) => {
      const send = await openWithoutScripts(page, path);
      await page.getByRole('main').getByRole('button', { name }).click();
      send();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(page).toHaveURL(path);
    });

  test('on About opens it once it has', async ({ page }) => {
    const send = await openWithoutScripts(page, '/units');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'About' }).click();
    send();
    await expect(banner.getByRole('link', { name: /^Sam/ })).toBeVisible();
    await expect(page).toHaveURL('/units');
  });

  test('on a link of a page in English stays in English, whatever the browser speaks', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'de-DE' });
    await openWithoutScripts(page, '/en-US/units');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Star Players', exact: true }).click();
    await expect(page).toHaveURL('/en-US/starplayers');
    await page.close();
  });

  for (const [name, dialog] of [
    ['Usage data', 'Usage data'],
    ['Avatars', 'Avatar'],
    ['Privacy choices', 'Privacy choices'],
  ] as const)
    test(`on “${name}” in the footer is answered once it has`, async ({ page }) => {
      const send = await openWithoutScripts(page, '/units');
      await page.getByRole('contentinfo').getByRole('button', { name }).click();
      send();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/units');
    });

  test.describe('in the catalog of rewards', () => {
    const main = (page: Page) => page.getByRole('main');
    // Not the announcement, which repeats it.
    const counted = (page: Page, text: RegExp) => page.getByRole('paragraph').filter({ hasText: text });

    test('on a rarity filters it once it has, and Back shows all', async ({ page }) => {
      const send = await openWithoutScripts(page, '/en-US/rewards');
      const exotic = main(page).getByRole('button', { name: 'Exotic', exact: true });
      await exotic.click();
      send();
      await expect(page).toHaveURL('/en-US/rewards?rarity=exotic#catalog');
      await expect(exotic).toHaveAttribute('aria-pressed', 'true');
      await expect(counted(page, /^24 of \d+ rewards$/)).toBeVisible();
      await expect(exotic).toBeInViewport();
      await page.goBack();
      await expect(counted(page, /^12 of \d+ rewards$/)).toBeVisible();
    });

    test('on “Show 24 more” shows them once it has, where the reader is', async ({ page }) => {
      const send = await openWithoutScripts(page, '/rewards');
      await main(page).getByRole('button', { name: 'Show 24 more' }).click();
      send();
      await expect(counted(page, /^36 of \d+ rewards$/)).toBeVisible();
      await expect(page).toHaveURL('/rewards?count=36#more');
      await expect(main(page).getByRole('article').nth(12)).toBeInViewport();
    });

    test('that comes twice is answered once', async ({ page }) => {
      const send = await openWithoutScripts(page, '/rewards');
      for (const [name, url] of [
        ['Exotic', '/rewards?rarity=exotic#catalog'],
        ['Show 24 more', '/rewards?rarity=exotic&count=36#more'],
      ] as const) {
        const button = main(page).getByRole('button', { name, exact: true });
        await button.click();
        await expect(page).toHaveURL(url);
        await button.click();
      }
      send();
      // There are fewer than 36.
      await expect(counted(page, /^(\d+) of \1 rewards$/)).toBeVisible();
      await expect(page).toHaveURL('/rewards?rarity=exotic&count=36#more');
    });

    test('keeps what else the address has', async ({ page }) => {
      const send = await openWithoutScripts(page, '/rewards?nav=0&game=saltwatch');
      await main(page).getByRole('button', { name: 'Exotic', exact: true }).click();
      await expect(page).toHaveURL('/rewards?nav=0&game=saltwatch&rarity=exotic#catalog');
      await main(page).getByRole('button', { name: 'Show 24 more' }).click();
      await expect(page).toHaveURL('/rewards?nav=0&game=saltwatch&rarity=exotic&count=36#more');
      send();
      await expect(page.locator('html')).toHaveAttribute('data-nav', '0');
      await expect(main(page).getByRole('combobox', { name: 'Game' })).toHaveValue('saltwatch');
    });

    test('for what the address has already loads nothing', async ({ page }) => {
      const send = await openWithoutScripts(page, '/en-US/rewards?rarity=exotic');
      const exotic = main(page).getByRole('button', { name: 'Exotic', exact: true });
      await exotic.click();
      send();
      await expect(exotic).toHaveAttribute('aria-pressed', 'true');
      await expect(counted(page, /^24 of \d+ rewards$/)).toBeVisible();
      await expect(page).toHaveURL('/en-US/rewards?rarity=exotic');
    });

    test('and a choice of a game or a text for the search are kept once it has', async ({ page }) => {
      const send = await openWithoutScripts(page, '/rewards');
      const game = main(page).getByRole('combobox', { name: 'Game' });
      const search = main(page).getByRole('searchbox', { name: 'Find a reward' });
      await game.selectOption({ label: 'Saltwatch' });
      await search.fill('lan');
      send();
      await expect(page).toHaveURL(/game=saltwatch/);
      await expect(page).toHaveURL(/q=lan/);
      await expect(game).toHaveValue('saltwatch');
      await expect(search).toHaveValue('lan');
    });
  });

  test('on a phone’s menu shows the menu at once, and opens it as usual then', async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    const send = await openWithoutScripts(page, '/');
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Rewards' });
    await expect(link).toBeHidden();
    await banner.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    send();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('on a phone’s menu leaves its button in place, and Close closes it', async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    const send = await openWithoutScripts(page, '/units');
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Rewards' });
    const button = banner.getByRole('button', { name: 'Menu' });
    await expect(button).toBeVisible();
    // The mark of a browser that a player used.
    await page.evaluate(() => (document.documentElement.dataset.returning = ''));
    const top = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBe(300);
    // Playwright's own click scrolls to the button first.
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await expect(link).toBeVisible();
    expect(await top()).toBeGreaterThanOrEqual(300);
    const [opened, first] = [await button.boundingBox(), await link.boundingBox()];
    expect(opened && first && opened.y + opened.height <= first.y).toBe(true);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeHidden();
    send();
    await untilIdle(page);
    await expect(page).toHaveURL('/units');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('finds the buttons of a carousel disabled, until it moves', async ({ page }) => {
    const send = await openWithoutScripts(page, '/news/far-meridian-drowned-coast');
    const next = page.getByRole('group', { name: 'Read on' }).getByRole('button', { name: 'Next articles' });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeDisabled();
    send();
    await expect(next).toBeEnabled();
  });

  test('on a language opens the page in it', async ({ page }) => {
    await openWithoutScripts(page, '/units');
    const selector = languageSelector(page.getByRole('contentinfo'));
    await selector.locator('summary').click();
    await selector.getByRole('link', { name: 'Suomi' }).click();
    await expect(page).toHaveURL('/fi-FI/units');
  });

  test('on the list of languages opens it, and a choice closes it once it has', async ({ page }) => {
    const send = await openWithoutScripts(page, '/units');
    const selector = languageSelector(page.getByRole('contentinfo'));
    await selector.locator('summary').click();
    send();
    await untilIdle(page);
    await selector.getByRole('link', { name: 'Suomi' }).click();
    await expect(page).toHaveURL('/fi-FI/units');
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('on a link follows it', async ({ page }) => {
    await openWithoutScripts(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Star Players', exact: true }).click();
    await expect(page).toHaveURL('/starplayers');
  });
});

test('a press on a part that is not hydrated yet is answered', async ({ page }) => {
  await page.goto('/');
  // Without scrolling, as assistive technology presses a button.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Join the Club' })
    .last()
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
