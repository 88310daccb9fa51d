import type { BrowserContext, Page } from '@playwright/test';
import { ids } from '../../platform/content/ids';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { violationsIn } from '../support/axe';
import { signOn } from '../support/players';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** Demo players who have been friends for months, and whose Units no other test counts. */
const signOnAs = (context: BrowserContext, name: string) =>
  signOn(context, { email: `${name}@meridian.example`, password: demoPassword });

// The tests count the gifts of the same players.
test.describe.configure({ mode: 'default' });

/** Gives a reward to the friend, and leaves the dialog open. */
async function giveReward(page: Page, reward: string) {
  await resize(page, { width: 1280, height: 600 });
  await page.goto(`/rewards?reward=${ids.reward('abyssal-choir', reward)}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give to a friend' }).click();
  await dialog.getByRole('combobox', { name: 'Friend' }).selectOption('Tamsin');
  await dialog.getByRole('combobox', { name: 'Message' }).selectOption('Well played');
  expect(await violationsIn(page)).toEqual([]);
  const confirm = dialog.getByRole('button', { name: /^Use \d+ Units$/ });
  // The step is longer than the window, and does not have to be scrolled to its end.
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.click();
  await expect(dialog.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
  return dialog;
}

test('a player gives a reward to a friend, who is told of it and accepts it', async ({ page, context, browser }) => {
  await signOnAs(context, 'marlowe');
  const dialog = await giveReward(page, 'glow-stick-bundle');
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

test('a player declines gifts with the keyboard, which go back to the friend', async ({ page, context, browser }) => {
  await signOnAs(context, 'marlowe');
  await giveReward(page, 'safety-orange');
  await giveReward(page, 'amber-filter');

  const other = await browser.newContext();
  await signOnAs(other, 'tamsin');
  const friendPage = await other.newPage();
  await friendPage.goto('/rewards');
  const gifts = friendPage.getByRole('region', { name: 'Gifts for you' });
  const declines = gifts.getByRole('button', { name: 'Decline' });
  await expect(declines).toHaveCount(2);
  const confirmDecline = async () => {
    await expect(gifts.getByRole('alert')).toHaveText('Decline this gift? Marlowe gets the Units back.');
    await expect(gifts.getByRole('button', { name: 'Not now' })).toBeFocused();
    await friendPage.keyboard.press('Tab');
    await expect(
      gifts.getByRole('button', { name: 'Decline', disabled: false }).and(friendPage.locator(':focus')),
    ).toBeVisible();
    await friendPage.keyboard.press('Enter');
  };
  await declines.first().press('Enter');
  await confirmDecline();
  await expect(friendPage.getByText('Gift declined and returned to Marlowe', { exact: true })).toBeVisible();
  await expect(declines).toHaveCount(1);
  await expect(gifts.getByRole('listitem')).toBeFocused();
  await friendPage.keyboard.press('Tab');
  await friendPage.keyboard.press('Tab');
  await expect(declines).toBeFocused();
  await friendPage.keyboard.press('Enter');
  await confirmDecline();
  await expect(gifts).toHaveCount(0);

  // The focus stays in the page, and is seen.
  const focused = friendPage.locator('main :focus');
  await expect(focused).toHaveRole('heading');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await other.close();
});
