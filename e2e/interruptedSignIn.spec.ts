import type { Page } from '@playwright/test';
import { translatorFor } from '../platform/locale/translator';
import { newcomer, newPlayer } from './support/players';
import { accountButton, fillLogIn, fillSignUp, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const loggedInPage = /\/static\/logged-in(\/index\.html)?$/;

/** The connection is gone once the sign-on has accepted the player. */
const loseConnection = (page: Page) =>
  page.route(loggedInPage, async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });

async function logIn(page: Page, path = '/discount') {
  const player = await newPlayer();
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillLogIn(widgetIn(page), player);
  await widgetIn(page).getByRole('button', { name: 'Log in' }).click();
  return player;
}

test('a new player whose connection is lost reads so, and is signed in once it is back', async ({ page, context }) => {
  const person = newcomer();
  await page.goto('/fr-FR/discount');
  await loseConnection(page);
  const text = textsIn('fr-FR');
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('ui.join') })
    .click();
  await fillSignUp(widgetIn(page), person, translatorFor('fr-FR'));
  await widgetIn(page)
    .getByRole('button', { name: translatorFor('fr-FR')('signup.submit') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(text('shell.offline.title'));
  await expect(dialog.getByRole('button', { name: text('ui.close') })).toBeVisible();
  await dialog.getByRole('button', { name: text('ui.tryAgain') }).click();
  await expect(dialog.getByRole('alert')).toContainText(text('shell.offline.title'));

  await context.setOffline(false);
  await expect(accountButton(page, 'fr-FR')).toHaveAccessibleName(new RegExp(person.name));
  await expect(page).toHaveURL('/fr-FR/dashboard');
  await expect(dialog).toBeHidden();
});

const closings: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['Close', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
];

for (const [name, close] of closings)
  test(`after ${name}, a player whose connection was lost is no visitor, and signed in once it is back`, async ({
    page,
    context,
  }) => {
    await loseConnection(page);
    const player = await logIn(page);
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeHidden();

    await context.setOffline(false);
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);
    await expect(page).toHaveURL('/discount');
  });

test('a player who closes the form that waits for the page after it is signed in', async ({ page }) => {
  await page.route(loggedInPage, () => undefined);
  const player = await logIn(page);
  await page.waitForRequest(loggedInPage);
  await widgetIn(page).getByRole('link', { name: 'Close' }).click();
  await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);
});

for (const [what, file, answer] of [
  ['the page after the form is lost', loggedInPage, (route) => route.abort()],
  ['its script is lost', '**/static/logged-in/loggedIn.js', (route) => route.abort()],
  ['its script never comes', '**/static/logged-in/loggedIn.js', () => undefined],
] satisfies readonly [string, string | RegExp, Parameters<Page['route']>[1]][])
  test(`a player is signed in although ${what}`, async ({ page }) => {
    await page.route(file, answer);
    const player = await logIn(page);
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
