import type { Locator, Page } from '@playwright/test';
import { openAsDemoPlayer } from './support/pages';
import { findReward, openGameRewards } from './support/rewardCards';
import { expect, test } from './support/test';

/** What is pressed or typed into, apart from the titles of what opens. */
const controlsIn = (part: Page | Locator) =>
  part.locator('button:not([aria-expanded]), [data-variant], input, select').filter({ visible: true });

const breaks = (part: Locator) =>
  part.evaluateAll((elements) => [...new Set(elements.map((each) => getComputedStyle(each).breakInside))]);

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

test('print: the ledger has whole lines, and nothing to press', async ({ page }) => {
  await openAsDemoPlayer(page, '/units');
  const lines = page.getByRole('table', { name: 'Units history' }).locator('tbody tr');
  await expect(page.getByRole('main').getByRole('group', { name: 'Filter entries' })).toBeVisible();
  await expect(lines.nth(10)).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(controlsIn(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await breaks(lines)).toEqual(['avoid']);
});

test('print: the questions are whole with their answers, and nothing is to press', async ({ page }) => {
  await page.goto('/?_popup=faq');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(controlsIn(dialog)).toHaveCount(0);
  await expect(dialog.getByText('Questions and answers').filter({ visible: true })).not.toHaveCount(0);
  expect(await breaks(dialog.locator('section > div'))).toEqual(['avoid']);
});

test('print: the receipt of a claim is readable, and nothing is to press', async ({ page }) => {
  const { cheapest: reward } = await openGameRewards(page);
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(controlsIn(dialog)).toHaveCount(0);
  await expect(dialog).toHaveCSS('box-shadow', 'none');
  await expect(dialog.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
});
