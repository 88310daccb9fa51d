import { violationsIn } from '../support/axe';
import { demoPlayer, signOn } from '../support/players';
import { expect, test } from '../support/test';

test('Sam answers three questions of a player from the player’s own challenges and Units', async ({ page }) => {
  await signOn(page.context(), demoPlayer);
  await page.goto('/sam');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'What can I finish in 40 minutes?' }).click();
  await expect(main.getByText(/^You can’t finish any|about \d+ min/).first()).toBeVisible();

  await main.getByRole('button', { name: 'Why didn’t my play count?' }).click();
  await expect(main.getByRole('combobox', { name: /Pick a challenge/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your activity' })).toBeVisible();

  const buy = main.getByRole('button', { name: 'What should my expiring Units buy?' });
  await buy.click();
  await expect(buy).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText(/Units? expires? on|no Units that expire|can’t afford/).first()).toBeVisible();
  // Where the page was scrolled to, the header covers a part of a link of the banner.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsIn(page)).toEqual([]);
});
