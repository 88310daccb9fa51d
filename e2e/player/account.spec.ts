import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { violationsIn } from '../support/axe';
import { linkMailedTo } from '../support/emails';
import { keepLanguage, sendReadsSingly } from '../support/pages';
import { callPlatform, fetchFromPlatform } from '../support/platform';
import { demoPlayer, newPlayer, signOn, type Player } from '../support/players';
import { siteUrl } from '../support/settings';
import { accountButton, fillLogIn, widgetIn } from '../support/signOnWidget';
import { expect, test } from '../support/test';
import { chooseLanguage } from '../support/language';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name other players see' });
const overlay = (page: Page) => page.getByRole('region', { name: 'Account' });

/** Opens a page as a fresh player. */
async function at(page: Page, path: string): Promise<Player> {
  const player = await newPlayer();
  await signOn(page.context(), player);
  await page.goto(path);
  return player;
}

const accountOf = ({ ticket }: Player) =>
  fetchFromPlatform('/v3/users/me', z.object({ nameOnPlatform: z.string(), communicationOptIn: z.boolean() }), {
    ticket,
  });

const avatarOf = async ({ ticket }: Player) =>
  (
    await fetchFromPlatform(
      '/clubwip/v1/profiles/me/club/website/playerprofile',
      z.object({ avatar: z.object({ src: z.string() }) }),
      { ticket },
    )
  ).avatar.src;

/** Also found while a dialog hides the header from screen readers. */
const avatarInHeader = (page: Page) =>
  page.getByRole('button', { name: /^Your account, /, includeHidden: true }).locator('img');

test.describe('the FAQ', () => {
  test('opens on any page, finds answers, and closes on the same page', async ({ page }) => {
    await page.goto('/fr-FR/units?nav=0&_popup=faq');
    const faq = page.getByRole('dialog');
    await expect(faq.getByRole('searchbox')).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(page).toHaveURL('/fr-FR/units?nav=0');

    await page.goto('/rewards?_popup=faq');
    await page.getByRole('searchbox').fill('50 CAD');
    await expect(dialog(page, 'Questions and answers').getByText('whichever is less')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });

  test('opens from the player’s menu, and its links work', async ({ page }) => {
    await at(page, '/games');
    await expect(accountButton(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/dashboard?_popup=faq');
    await page.getByRole('button', { name: 'When do my Units expire?' }).click();
    await page.getByRole('link', { name: 'Your Units page' }).click();
    await expect(page).toHaveURL('/units');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('an unknown overlay opens nothing', async ({ page }) => {
    await page.goto('/rewards?_popup=nothing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a visitor who opens the profile', () => {
  test('logs in and sees it, on the page where it was opened', async ({ page }) => {
    const player = await newPlayer();
    await page.goto('/rewards?_popup=profile');
    const widget = widgetIn(page);
    await fillLogIn(widget, player);
    await widget.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog(page, 'Your profile')).toBeVisible();
    await expect(nameField(page)).toHaveValue(player.name);
    await expect(page).toHaveURL('/rewards?_popup=profile');
  });

  test('closes the login and stays on the page', async ({ page }) => {
    await page.goto('/rewards?nav=0&_popup=profile');
    await widgetIn(page).getByRole('link', { name: 'Close' }).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/rewards?nav=0');
  });
});

test.describe('the avatar', () => {
  test('is chosen from a page of the gallery, shows immediately, and is kept', async ({ page }) => {
    const player = await at(page, '/units');
    await accountButton(page).click();
    expect(await violationsIn(page)).toEqual([]);
    await overlay(page).getByRole('link', { name: 'Change avatar' }).click();
    const gallery = dialog(page, 'Choose your avatar');
    await expect(gallery.getByText('Page 1 of 3')).toBeVisible();
    await gallery.getByRole('button', { name: 'Next' }).click();
    await expect(gallery.getByText('Page 2 of 3')).toBeVisible();
    await gallery.getByRole('searchbox', { name: 'Search by game' }).fill('moong');
    const heron = gallery.getByRole('button', { name: 'Heron-watcher' });
    await heron.click();
    await expect(heron).toHaveAttribute('aria-pressed', 'true');
    await expect(gallery.getByText('Your avatar has changed.')).toBeAttached();
    expect(await violationsIn(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/units');
    await expect(accountButton(page)).toBeFocused();
    await expect(avatarInHeader(page)).toHaveAttribute('src', await avatarOf(player));
  });

  test.describe('that the services reject', () => {
    test.use({ expectedErrors: /status of 500/ });

    test('is reverted everywhere; a random one works after that', async ({ page }) => {
      const player = await at(page, '/units?_popup=avatar');
      const before = await avatarOf(player);
      let isBroken = true;
      const services = new EventEmitter();
      await page.route(/\/gallery-avatar\//, async (route) => {
        if (!isBroken) return route.continue();
        await once(services, 'answer');
        return route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} });
      });
      const gallery = dialog(page, 'Choose your avatar');
      await gallery.getByRole('button', { name: 'First star' }).click();
      await expect(avatarInHeader(page)).not.toHaveAttribute('src', before);
      services.emit('answer');
      await expect(gallery.getByRole('alert')).toContainText('your previous avatar is back');
      await expect(avatarInHeader(page)).toHaveAttribute('src', before);

      isBroken = false;
      await gallery.getByRole('button', { name: 'Surprise me' }).click();
      await expect(gallery.getByText('Your avatar has changed.')).toBeAttached();
      expect(await avatarOf(player)).not.toBe(before);
    });
  });
});

test.describe('the profile', () => {
  test('changes the name once in 30 days: a taken one is rejected with a free suggestion', async ({ page }) => {
    const player = await at(page, '/units');
    await accountButton(page).click();
    await overlay(page).getByRole('link', { name: 'Your profile' }).click();
    await expect(page.getByText('You can change your name once every 30 days.')).toBeVisible();
    for (const [rejected, why] of [
      ['F.u.c.k', /^The name could offend other players\./],
      ['Mod3rat0r_7', /^The name is reserved for the publisher\./],
    ] as const) {
      await nameField(page).fill(rejected);
      await expect(nameField(page)).toHaveAccessibleDescription(why);
    }
    const taken = (await newPlayer()).name;
    await nameField(page).fill(taken);
    await expect(nameField(page)).toHaveAccessibleDescription(/^The name is taken\./);
    expect(await violationsIn(page)).toEqual([]);
    const use = page.getByRole('button', { name: /^Use / });
    const free = (await use.textContent())?.replace('Use ', '') ?? '';
    await use.click();
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText(`Your name is now ${free}.`)).toBeVisible();
    await expect(nameField(page)).not.toBeEditable();
    await expect(page.getByText('You can change your name once every 30 days.')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${free}`);
    expect((await accountOf(player)).nameOnPlatform).toBe(free);
  });

  test('keeps its privacy choices in their place while the list of languages opens', async ({ page }) => {
    await at(page, '/dashboard?_popup=profile.preferences');
    const profile = dialog(page, 'Your profile');
    const choices = profile.getByRole('button', { name: 'Privacy choices' });
    const place = await choices.boundingBox();
    await profile.getByText('English (US)').first().click();
    await expect(profile.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    expect(await choices.boundingBox()).toEqual(place);
  });

  test('saves the email preferences', async ({ page }) => {
    const player = await at(page, '/units?_popup=profile.notices');
    const news = page.getByRole('switch', { name: /^News from/ });
    await expect(news).not.toBeChecked();
    await news.check();
    await expect.poll(async () => (await accountOf(player)).communicationOptIn).toBe(true);
  });

  test.describe('whose calls fail', () => {
    test.use({ expectedErrors: /status of (400|500)/ });

    test('shows why a link code is wrong, and restores the preferences before', async ({ page }) => {
      await at(page, '/units?_popup=profile');
      await page.getByRole('textbox', { name: 'Link code' }).fill('nonsense');
      await page.getByRole('button', { name: 'Link account', exact: true }).click();
      await expect(page.getByText('This code isn’t valid.')).toBeVisible();

      await page.getByRole('tab', { name: 'Notifications' }).click();
      await page.route(/\/communications$/, (route) =>
        route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: { errorCode: 2000 } }),
      );
      const news = page.getByRole('switch', { name: /^News from/ });
      await news.click();
      await expect(page.getByText('We couldn’t save your choices')).toBeVisible();
      await expect(news).not.toBeChecked();
    });
  });

  test('confirms a linked account after a password reset', async ({ page, context }) => {
    const player = await newPlayer();
    const otherTicket = 'nintendo t=demo-nintendo-waiting';
    await fetchFromPlatform('/v3/users/me/profiles', z.object({}), {
      method: 'POST',
      ticket: player.ticket,
      body: { otherTicket },
    });
    await fetchFromPlatform('/v3/users/startResetPassword', z.object({}), {
      method: 'POST',
      body: { email: player.email, nextUrl: siteUrl },
    });
    await page.goto(await linkMailedTo(player.email, 'reset'));
    const password = 'Another-5-Stars';
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password is saved.')).toBeVisible();
    const logIn = { method: 'POST', authorization: otherTicket, body: {} };
    expect((await callPlatform('/v3/profiles/sessions', logIn)).status).toBe(401);

    await signOn(context, { ...player, password });
    await page.goto('/units?_popup=profile');
    await expect(page.getByText('Since your password reset, this account can’t sign you in')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm Nintendo, kite' }).click();
    await expect(page.getByText('Since your password reset')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unlink Nintendo, kite' })).toBeVisible();
    expect((await callPlatform('/v3/profiles/sessions', logIn)).status).toBe(200);
  });

  test('signs the player out everywhere after a second press: here, in other tabs and on other devices', async ({
    page,
    context,
  }) => {
    const player = await at(page, '/units?_popup=profile.security');
    const tab = await context.newPage();
    await tab.goto('/rewards');
    await expect(accountButton(tab)).toBeVisible();
    // What is still on its way would be rejected.
    await tab.waitForLoadState('networkidle');
    const signOutEverywhere = page.getByRole('button', { name: 'Sign out everywhere' });
    await signOutEverywhere.click();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    await signOutEverywhere.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(dialog(tab, 'Log in')).toContainText('Your session has ended.');
    expect((await callPlatform('/v3/users/me', { ticket: player.ticket })).status).toBe(401);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('signs the player out on another device', async ({ page, browser }) => {
    const player = await at(page, '/units?_popup=profile.security');
    const other = await browser.newContext();
    await signOn(other, player);
    await page.reload();
    const profile = dialog(page, 'Your profile');
    await expect(profile.getByText('This device · United States')).toBeVisible();
    const signOut = profile.getByRole('button', { name: /^Sign out: Chrome, / });
    await signOut.press('Enter');
    await expect(signOut).toBeHidden();
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${siteUrl}/units`);
    await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await other.close();
  });

  test('requests acceptance of changed policies, and saves it', async ({ page, context }) => {
    await sendReadsSingly(context);
    await context.route(/\/v3\/users\/me$/, async (route) => {
      const response = await route.fetch();
      const user: unknown = await response.json();
      const changed = typeof user === 'object' && user !== null && { ...user, hasAcceptedLegalOptins: false };
      await route.fulfill({ response, json: changed });
    });
    await at(page, '/units');
    await accountButton(page).click();
    await overlay(page).getByRole('link', { name: 'Our policies have changed. Read and accept them.' }).click();
    await page.getByRole('button', { name: 'Privacy policy' }).click();
    await expect(
      page.getByText('We email you news and offers only while they’re turned on in your profile.'),
    ).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accept the policies' }).click();
    await expect(page.getByText('Thank you for accepting the policies.')).toBeVisible();
  });
});

test('the account overlay shows the player, changes the language and closes on Escape', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await keepLanguage(page);
  await page.goto('/units');
  await accountButton(page).click();
  await expect(overlay(page)).toContainText('Northwind');
  await expect(overlay(page)).toContainText('XP to level');
  await overlay(page).getByRole('link', { name: 'Challenges' }).focus();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await accountButton(page).click();
  await chooseLanguage(overlay(page), 'fr-FR');
  await expect(page).toHaveURL('/fr-FR/units');
});
