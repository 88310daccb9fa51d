import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { violationsIn } from '../support/axe';
import { linkMailedTo } from '../support/emails';
import { callPlatform } from '../support/platform';
import { newPlayer, signOn, ticketOf, type Player } from '../support/players';
import { platformUrl } from '../support/settings';
import { accountButton, fillLogIn, widgetIn } from '../support/signOnWidget';
import { loseResponse } from '../support/loseResponse';
import { expect, test } from '../support/test';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** Opens a part of the profile as a fresh player. */
async function atProfile(page: Page, part: string): Promise<Player> {
  const player = await newPlayer();
  await signOn(page.context(), player);
  await page.goto(`/units?_popup=profile.${part}`);
  return player;
}

async function logIn(page: Page, player: Player) {
  await fillLogIn(widgetIn(page), player);
  await widgetIn(page).getByRole('button', { name: 'Log in' }).click();
}

async function confirm(page: Page, name: string, password: string, button: string) {
  await form(page, name).getByLabel('Your password').fill(password);
  await form(page, name).getByRole('button', { name: button }).press('Enter');
}

test('closes the account, and keeps it after the next sign-in', async ({ page }) => {
  const player = await atProfile(page, 'data');
  await expect(form(page, 'Close your account')).toContainText('You’ll lose your Units');
  await confirm(page, 'Close your account', player.password, 'Close account');
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await form(page, 'Close your account').getByRole('button', { name: 'Close account' }).press('Enter');
  await expect(page.getByText(/^Your account will be deleted after /)).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  expect((await callPlatform('/v3/users/me', { ticket: player.ticket })).status).toBe(401);

  await signInButton(page).click();
  await logIn(page, player);
  const offer = page.getByRole('dialog', { name: /^Your account will be deleted after / });
  await expect(offer).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Keep my account' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByText('Your account won’t be deleted', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted after /)).toHaveCount(0);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(offer).toBeHidden();
});

test('turns the second step on with an app, and asks for a code at the next sign-in', async ({ page }) => {
  const player = await atProfile(page, 'security');
  await confirm(page, 'Two-step verification', player.password, 'Turn on');
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  const key = (await page.getByText(/^Key: /).textContent()) ?? '';
  const secret = key.replace('Key: ', '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Confirm code' }).click();
  const codes = page.getByRole('code');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await signInButton(page).click();
  await logIn(page, player);
  await widgetIn(page).getByLabel('Code', { exact: true }).fill(code);
  await widgetIn(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(accountButton(page)).toBeVisible();
});

test.describe('a lost response', () => {
  test.use({ expectedErrors: /ERR_FAILED.*(password|closing)|status of 401/ });

  for (const next of ['Close account', 'Keep my account']) {
    test(`to the closing of the account leads to the offer to keep it, after "${next}"`, async ({ page }) => {
      const player = await atProfile(page, 'data');
      const call = `${platformUrl}/v3/users/me/closing`;
      await page.route(call, loseResponse);
      const closing = form(page, 'Close your account');
      await confirm(page, 'Close your account', player.password, 'Close account');
      await closing.getByRole('button', { name: 'Close account' }).click();
      await expect(closing.getByText('We don’t know yet if that went through')).toBeVisible();
      await page.unroute(call);
      await closing.getByRole('button', { name: next }).click();
      if (next === 'Close account') {
        await expect(page.getByText('You’re signed out everywhere', { exact: true })).toBeVisible();
        await signInButton(page).click();
      }
      await logIn(page, player);
      await expect(page.getByRole('dialog', { name: /^Your account will be deleted after / })).toBeVisible();
    });
  }

  test('to a change of the password lets the next press succeed', async ({ page }) => {
    const player = await atProfile(page, 'security');
    const call = `${platformUrl}/v3/users/me/password`;
    await page.route(call, loseResponse);
    const change = form(page, 'Password');
    await change.getByLabel('Current password').fill(player.password);
    await change.getByLabel('New password').fill('Another5Star');
    await change.getByRole('button', { name: 'Change password' }).click();
    await expect(change.getByText('We don’t know yet if that went through')).toBeVisible();
    await page.unroute(call);
    await change.getByRole('button', { name: 'Change password' }).click();
    await expect(change.getByText('Your password has changed.')).toBeVisible();
    await ticketOf({ ...player, password: 'Another5Star' });
  });
});

test('downloads a copy of the data', async ({ page }) => {
  const player = await atProfile(page, 'data');
  const downloading = page.waitForEvent('download');
  await confirm(page, 'Copy of your data', player.password, 'Download copy');
  const path = await (await downloading).path();
  expect(await readFile(path, 'utf8')).toContain(`"email": "${player.email}"`);
  await expect(page.getByText('Your copy is in your downloads.')).toBeVisible();
});

test('changes the email address by a link to the new one', async ({ page }) => {
  const player = await atProfile(page, 'account');
  const email = `new.${player.email}`;
  await form(page, 'Email address').getByLabel('New email address').fill(email);
  await confirm(page, 'Email address', player.password, 'Change email');
  await expect(page.getByText('We sent a link to the new address.')).toBeVisible();
  await linkMailedTo(player.email, 'object');
  await page.goto(await linkMailedTo(email, 'verify'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Your email has changed.')).toBeVisible();
  await page.goto('/units?_popup=profile');
  await expect(form(page, 'Email address')).toContainText(email);
});
