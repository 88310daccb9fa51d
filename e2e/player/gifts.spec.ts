import type { BrowserContext } from '@playwright/test';
import { ids } from '../../platform/content/ids';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { violationsIn } from '../support/axe';
import { signOn } from '../support/players';
import { expect, test } from '../support/test';

/** Demo players who have been friends for months, and whose Units no other test counts. */
const signOnAs = (context: BrowserContext, name: string) =>
  signOn(context, { email: `${name}@meridian.example`, password: demoPassword });

test('a player gives a reward to a friend, who is told of it and accepts it', async ({ page, context, browser }) => {
  await signOnAs(context, 'marlowe');
  await page.goto(`/rewards?reward=${ids.reward('abyssal-choir', 'glow-stick-bundle')}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give to a friend' }).click();
  await dialog.getByRole('combobox', { name: 'Friend' }).selectOption('Tamsin');
  await dialog.getByRole('combobox', { name: 'Message' }).selectOption('Well played');
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Use \d+ Units$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
  await expect(dialog.getByText(/^Tamsin can accept it until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
  const history = page.getByRole('region', { name: 'Claimed rewards' });
  await expect(history.getByText(/^Gift for Tamsin, /)).toBeVisible();

  const other = await browser.newContext();
  await signOnAs(other, 'tamsin');
  const friendPage = await other.newPage();
  await friendPage.goto('/units?_popup=notices');
  await friendPage.getByRole('link', { name: /^Marlowe has a gift for you/ }).click();
  const gifts = friendPage.getByRole('region', { name: 'Gifts for you' });
  await expect(gifts.getByText('Well played')).toBeVisible();
  expect(await violationsIn(friendPage)).toEqual([]);
  await gifts.getByRole('button', { name: 'Accept' }).click();
  await expect(gifts).toHaveCount(0);
  const claims = friendPage.getByRole('region', { name: 'Claimed rewards' });
  await expect(claims.getByText(/, a gift from Marlowe$/)).toBeVisible();
  await other.close();

  await page.goto('/units?_popup=notices');
  await page.getByRole('link', { name: /^Tamsin accepted your gift/ }).click();
  await expect(history.getByText(/^Accepted on /)).toBeVisible();
});
