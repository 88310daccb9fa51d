import type { Locator, Page } from '@playwright/test';
import { demoPlayer, signOn } from './support/players';
import { findReward, openGameRewards } from './support/rewardCards';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

/** A slow double press: the dialog of the first one has closed by the second. Returns how many presses reached the page. */
async function pressTwice(page: Page, button: Locator): Promise<number> {
  const reached = await page.evaluateHandle(() => {
    const pressed: Event[] = [];
    document.body.addEventListener('click', (event) => pressed.push(event));
    return pressed;
  });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...place);
  await expect(button).toBeHidden();
  await page.mouse.click(...place);
  return reached.evaluate(({ length }) => length);
}

test('a double press on Sign out opens no sign-in', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await accountButton(page).click();
  const signOut = page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Sign out' });
  expect(await pressTwice(page, signOut)).toBe(1);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a double press that closes a dialog reaches nothing behind it', async ({ page }) => {
  const { cheapest } = await openGameRewards(page);
  await (await findReward(page, cheapest.name)).getByRole('button', { name: cheapest.name, exact: true }).click();
  expect(await pressTwice(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }))).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();
});
