import { expect, test } from './support/test';

test('print: every picture is there, though the reader has not scrolled', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('img[loading=lazy]');
  expect(await waiting.count()).toBeGreaterThan(5);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

  await expect(waiting).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].filter((each) => each.naturalWidth === 0).map(({ src }) => src)),
    )
    .toEqual([]);
});
