import type { Page } from '@playwright/test';
import { expectLoaded, openAsDemoPlayer } from './support/pages';
import { expect, test } from './support/test';

const visitorPaths = ['/', '/challenges', '/rewards', '/units', '/accessibility'];
const playerPaths = ['/dashboard', '/games', '/friends'];

async function open(page: Page, path: string): Promise<void> {
  if (playerPaths.includes(path)) await openAsDemoPlayer(page, path);
  else await page.goto(path);
  await expectLoaded(page);
}

/** How much wider the page is than the window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [...visitorPaths, ...playerPaths]) {
  test(`${path} needs no sideways scrolling at 320 px, which is 400% zoom, nor with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test(`${path} moves nothing where the reader wants less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
        .map(({ effect }) => String(effect?.getComputedTiming().duration)),
    );
    expect(running).toEqual([]);
  });
}

test('the focus is visible with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expectLoaded(page);
  await page.keyboard.press('Tab');
  const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});

test('the header never hides the focus', async ({ page }) => {
  await page.goto('/units');
  await expectLoaded(page);
  const main = page.getByRole('main');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = main.locator(':focus');
    if ((await focused.count()) === 0) break;
    const isHidden = await focused.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().bottom <= header;
    });
    expect(isHidden, `stop ${stop}`).toBe(false);
  }
});
