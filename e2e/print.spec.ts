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

test('print: an open dialog is printed whole and alone, with what is closed on the screen', async ({ page }) => {
  await page.goto('/?_popup=faq');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'How do I earn Units?' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('main')).toBeHidden();
  await expect(dialog.getByText('Finish challenges.')).toBeVisible();
  const overflow = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(overflow).toBeLessThanOrEqual(1);
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

test('print: the texts for dark grounds are dark, because browsers print no grounds', async ({ page }) => {
  await page.goto('/units');
  await page.emulateMedia({ media: 'print' });

  for (const text of [page.locator('main h1'), page.locator('main h2').first(), page.locator('main p').first()])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
});
