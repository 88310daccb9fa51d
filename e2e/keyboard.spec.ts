import type { Locator, Page } from '@playwright/test';
import { newPlayer } from './support/players';
import { openGameRewards } from './support/rewardCards';
import { accountButton, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

test('the About menu opens, follows a link and closes by keyboard', async ({ page }) => {
  await page.goto('/discount');
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  await tabTo(page, about);
  await page.keyboard.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const links = page.getByRole('banner').getByRole('link');
  await expect(links.filter({ hasText: 'Weekly, special and classic' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.filter({ hasText: 'More than 700 things' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rewards');
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/discount');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a player signs in by keyboard, and Escape closes the login', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/discount');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await tabTo(page, signIn);
  await page.keyboard.press('Enter');
  const email = widgetIn(page).getByRole('textbox', { name: 'E-mail' });
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(signIn).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type(player.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page)).toBeVisible();
});

test('a player claims a reward by keyboard', async ({ page }) => {
  const { cheapest: reward } = await openGameRewards(page);
  await tabTo(page, page.getByRole('searchbox', { name: 'Find a reward' }));
  await page.keyboard.type(reward.name);
  const card = page.getByRole('article').getByRole('button', { name: reward.name, exact: true });
  await tabTo(page, card);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: `Use ${reward.value} Units` }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'It is yours' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there within 40 stops.');
}
