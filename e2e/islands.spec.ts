import type { Page } from '@playwright/test';
import { pathOf } from '../routes';
import { layoutShifts, watchShifts } from './support/layoutShifts';
import { expectLoaded } from './support/pages';
import { expect, test } from './support/test';

for (const page of ['index', 'challenges', 'rewards', 'starplayers', 'sam', 'discount', 'units'] as const)
  test(`${page} keeps the HTML of the server while the reader scrolls through it`, async ({ page: tab }) => {
    await tab.addInitScript(watchPage);
    await tab.goto(pathOf({ page }));
    await expectLoaded(tab);
    // Where the fonts come after the first paint, the lines of the header move by a pixel.
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const { isNear, isHydrated } = await tab.evaluate(lastPart);
    expect(isHydrated, 'the last part is hydrated without need').toBe(isNear);
    expect(await scrollToEnd(tab), 'layout shifts').toEqual([]);
    await expect.poll(async () => (await tab.evaluate(lastPart)).isHydrated).toBe(true);
    expect(await tab.evaluate(() => document.documentElement.dataset.removed ?? '')).toBe('');
    await tab.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => tab.evaluate(missingPictures), 'a picture of the whole page lacks').toEqual([]);
  });

test('a page that is loaded again, or returned to, is where the reader left it', async ({ page }) => {
  await page.goto('/');
  await expectLoaded(page);
  await scrollToEnd(page);
  const left = await page.evaluate(() => window.scrollY);
  const expectToBeThere = () =>
    expect.poll(() => page.evaluate(() => window.scrollY).then((top) => Math.abs(top - left))).toBeLessThan(8);
  await page.reload();
  await expectToBeThere();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sam', exact: true }).click();
  await expect(page).toHaveURL(/\/sam$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectToBeThere();
});

/** Scrolls as a reader with a wheel does. Returns what the layout shifted meanwhile. */
async function scrollToEnd(page: Page): Promise<string[]> {
  await page.evaluate(watchShifts);
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  return (await layoutShifts(page)).map(({ part }) => part);
}

/** Runs in the browser: React marks the elements that it has hydrated. */
function lastPart() {
  const [part] = [...document.querySelectorAll('main section')].slice(-1);
  if (!part) throw new Error('The page has no sections.');
  const isHydrated = Object.keys(part).some((key) => key.startsWith('__react'));
  return { isHydrated, isNear: part.getBoundingClientRect().top < window.innerHeight + 400 };
}

/** Runs in the browser: the pictures that have a place on the page and are not there. */
const missingPictures = () =>
  [...document.images]
    .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
    .map(({ currentSrc, src }) => currentSrc || src);

/** Runs in the browser before the page: notes each section of the server that is removed. */
function watchPage(): void {
  window.addEventListener('DOMContentLoaded', () => {
    const sections = new Set<Node>(
      [...document.querySelectorAll('main section, footer')].filter((section) => section.checkVisibility()),
    );
    new MutationObserver((changes) => {
      for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        for (const section of sections)
          if (removed.contains(section))
            document.documentElement.dataset.removed = `${section.textContent?.slice(0, 40)}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
}
