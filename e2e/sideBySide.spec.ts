import type { Page } from '@playwright/test';
import { openAsDemoPlayer, untilIdle } from './support/pages';
import { expect, test } from './support/test';
import { resize } from './support/resize';

const widths = [360, 1280];
/** Pixels between two pictures that stand side by side, or one above the other. */
const gap = 90;

/** Pictures that show the same part of the same file next to each other. */
const repeatsIn = (page: Page) =>
  page.getByRole('main').evaluate((main, between) => {
    const shown = [...main.querySelectorAll('img')].flatMap((image) => {
      const { scale, transformOrigin } = getComputedStyle(image);
      const frame = (image.parentElement ?? image).getBoundingClientRect();
      // What is cut shows a part of the picture.
      const part = scale === 'none' ? 'all' : `${scale} ${transformOrigin}`;
      return frame.width > 40 ? [{ frame, what: `${image.src} ${part}` }] : [];
    });
    const overlap = (fromA: number, toA: number, fromB: number, toB: number) =>
      Math.min(toA, toB) - Math.max(fromA, fromB);
    const areNear = (a: DOMRect, b: DOMRect) => {
      const across = overlap(a.left, a.right, b.left, b.right);
      const down = overlap(a.top, a.bottom, b.top, b.bottom);
      return (across > 0 && down > -between) || (down > 0 && across > -between);
    };
    return shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .flatMap((other) => (one.what === other.what && areNear(one.frame, other.frame) ? [one.what] : [])),
    );
  }, gap);

async function expectNoRepeats(page: Page, path: string) {
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    await page.goto(path);
    await untilIdle(page);
    expect(await repeatsIn(page), `${path} at ${width} px`).toEqual([]);
  }
}

for (const path of ['/', '/news', '/news/redline-coast-double-xp'])
  test(`no picture stands beside itself on ${path}`, ({ page }) => expectNoRepeats(page, path));

test('no picture stands beside itself on the dashboard and among the media of games', async ({ page }) => {
  await openAsDemoPlayer(page, '/dashboard');
  for (const path of [
    '/dashboard',
    '/game/moongate/PC/overview',
    '/game/moongate/PC/media',
    '/game/far-meridian/PC/media',
  ])
    await expectNoRepeats(page, path);
});
