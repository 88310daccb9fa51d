import type { Page } from '@playwright/test';
import { activate, challengesOf, sendEvent, weeklyChallenges } from './support/games';
import { newPlayer, signOn } from './support/players';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there within 80 stops.');
}

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('by keyboard and names alone: a player banks, changes the language and signs out', async ({ page, context }) => {
  const player = await newPlayer();
  const [weekly] = await weeklyChallenges();
  if (!weekly) throw new Error('No weekly challenge runs.');
  const found = (await challengesOf(player, weekly.spaceId)).find((one) => one.challengeId === weekly.challengeId);
  await activate(player, weekly);
  const count = found?.target ?? 0;
  await sendEvent(player, { spaceId: weekly.spaceId, platform: 'PC' }, { name: found?.event ?? '', count });
  await signOn(context, player);
  await page.goto(`/game/${weekly.gameSlug}/PC/challenges`);

  await test.step('bank: the button names what it banks, and a message says what was banked, once', async () => {
    const bank = page.getByRole('main').getByRole('button', { name: `Bank ${weekly.reward.units} Units` });
    await tabTo(page, bank.first());
    await page.keyboard.press('Enter');
    const messages = page.getByRole('region', { name: /^Messages/ });
    await expect(messages.getByText(`${weekly.reward.units} Units banked`)).toHaveCount(1);
    await expect(bank).toHaveCount(0);
    expect(await focusedTag(page)).not.toBe('BODY');
  });

  await test.step('change the language: the page speaks it, and the focus stays in the header', async () => {
    await page.keyboard.press('Control+Home');
    await accountButton(page).focus();
    await page.keyboard.press('Enter');
    const language = page.getByRole('region', { name: 'Account' }).getByRole('combobox', { name: 'Language' });
    await tabTo(page, language);
    await page.keyboard.press('Shift+D');
    await expect(page.locator('html')).toHaveAttribute('lang', /^(da-DK|de-DE)$/);
    expect(await focusedTag(page)).toBe('BUTTON');
  });

  await test.step('sign out: the visitor’s page has the focus', async () => {
    await page.keyboard.press('Enter');
    const signOut = page.getByRole('banner').getByRole('region').getByRole('button').last();
    await tabTo(page, signOut);
    await page.keyboard.press('Enter');
    await expect(accountButton(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
