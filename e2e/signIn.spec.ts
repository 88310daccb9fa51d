import type { BrowserContext, Page } from '@playwright/test';
import { translatorFor } from '../platform/locale/translator';
import { linkMailedTo } from './support/emails';
import { inMatrixUnless } from './support/matrix';
import { expectLoaded, sendReadsSingly } from './support/pages';
import { newcomer, newPlayer, signOn } from './support/players';
import { callPlatform } from './support/platform';
import { platformUrl, siteUrl } from './support/settings';
import { accountButton, fillLogIn, fillSignUp, signIn, signOut, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test.describe('a rejected form of the widget', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('shows an error for a wrong password, and accepts the right one', async ({ page }) => {
    const player = await newPlayer();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const widget = widgetIn(page);
    await fillLogIn(widget, { ...player, password: 'not-the-password' });
    await widget.getByRole('button', { name: 'Log in' }).click();
    await expect(widget.getByRole('alert').filter({ visible: true })).toHaveText(
      'That email or password isn’t right. Check both, or choose a new password.',
    );

    await fillLogIn(widget, player);
    await widget.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);
  });

  test('shows beside the field that an email has an account', async ({ page }) => {
    const [player, person] = [await newPlayer(), newcomer()];
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Join the Club' }).click();
    const widget = widgetIn(page);
    await fillSignUp(widget, { ...person, email: player.email });
    await widget.getByRole('button', { name: 'Create account' }).click();
    const email = widget.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription(
      'This address isn’t available. If you already have an account with it, sign in. If not, use another address.',
    );
    await expect(email).toBeFocused();
  });

  test('sees through the look-alike letters of a name, and takes an innocent one', async ({ page }) => {
    const person = newcomer();
    await page.goto('/discount');
    await page.getByRole('banner').getByRole('button', { name: 'Join the Club' }).click();
    const widget = widgetIn(page);
    const name = widget.getByRole('textbox', { name: 'Name other players see' });
    const submit = widget.getByRole('button', { name: 'Create account' });
    for (const [rejected, why] of [
      ['Sh1t_Happens', /^This name could offend other players\. Choose another\. How about \w+\?$/],
      ['xX_4dm1n_Xx', /^This name is reserved for our team\. Choose another\. How about \w+\?$/],
    ] as const) {
      await fillSignUp(widget, { ...person, name: rejected });
      await submit.click();
      await expect(name).toHaveAccessibleDescription(why);
      await expect(name).toBeFocused();
    }
    await name.fill(`Hancock${person.name.slice(-8)}`);
    await submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('the newsletter is ticked in advance only where the country’s rules allow it', async ({ page }) => {
  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Join the Club' }).click();
  const country = widgetIn(page).getByRole('combobox', { name: 'Country' });
  const news = widgetIn(page).getByRole('checkbox', { name: /^Email me news and offers/ });
  await expect(country).toHaveValue('US');
  await expect(news).toBeChecked();
  await country.selectOption('DE');
  await expect(news).not.toBeChecked();
  await country.selectOption('US');
  await expect(news).toBeChecked();
  await news.uncheck();
  await country.selectOption('CA');
  await country.selectOption('US');
  await expect(news).not.toBeChecked();

  await page.route(`${platformUrl}/sso/widget?*`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-visitor-country': 'DE' } }),
  );
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Join the Club' }).click();
  await expect(country).toHaveValue('DE');
  await expect(news).not.toBeChecked();
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /status of 410/ });

  test('is replaced over a link that works once; every page leads on', async ({ page }) => {
    const player = await newPlayer();
    await page.goto('/discount');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const widget = widgetIn(page);
    await widget.getByRole('link', { name: 'Forgot your password?' }).click();
    const email = widget.getByRole('textbox', { name: 'Email' });
    await email.fill(player.email);
    await email.press('Enter');
    await expect(widget.getByText(`If there’s an account for ${player.email}`)).toBeVisible();
    await expect(email).toBeHidden();
    await expect(widget.getByRole('link', { name: 'Back to login' })).toBeVisible();

    const link = await linkMailedTo(player.email, 'reset');
    await page.goto(link);
    await expectLogoAndBackLink(page);
    const password = page.getByRole('textbox', { name: 'New password' });
    await password.fill('Another-5-Stars');
    await password.press('Enter');
    await expect(page.getByText('Your password is saved.')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await expectLogoAndBackLink(page);

    await page.goBack();
    await expect(page).toHaveURL('/discount');
    await page.goto(link);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await expectLogoAndBackLink(page);

    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/en-US/dashboard');
    await fillLogIn(widget, { ...player, password: 'Another-5-Stars' });
    await widget.getByRole('button', { name: 'Log in' }).click();
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);

    for (const path of ['/sso/console', '/sso/verify', '/sso/policies/terms-of-use', '/sso/policies/privacy-policy']) {
      await page.goto(platformUrl + path);
      await expectLogoAndBackLink(page);
    }
  });
});

test('the player stays signed in after a reload and in another tab', async ({ page, context }) => {
  const player = await newPlayer();
  await page.goto('/challenges');
  await signIn(page, player);
  await expect(page).toHaveURL('/dashboard');

  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  const tab = await context.newPage();
  await tab.goto('/fr-FR');
  await expect(accountButton(tab, 'fr-FR')).toBeVisible();
});

test('signing out in one tab signs out the other, and Back shows no personal data', async ({ page, context }) => {
  const player = await newPlayer();
  await signOn(context, player);
  await openSignedIn(page, '/dashboard');
  const tab = await context.newPage();
  await openSignedIn(tab, '/friends');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The address changes before the page does.
  await expect(page.getByRole('link', { name: 'Take a tour' })).toBeVisible();
  await expect(tab.getByRole('dialog', { name: 'Log in' })).toContainText('Your session has ended.');
  expect(await tab.content()).not.toContain(player.name);
  await widgetIn(tab).getByRole('link', { name: 'Close' }).click();
  await expect(tab).toHaveURL('/');

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(player.name);
  await tab.reload();
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a player who signed out in another tab is told, signs in on the spot and is back at the open reward', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  await signOn(context, player);
  await openSignedIn(page, '/rewards?games=all&q=fox');
  const opener = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('button');
  const reward = page.getByRole('dialog', { name: await opener.innerText() });
  await opener.click();
  await expect(reward).toBeVisible();
  const address = page.url();
  expect(address).toContain('&reward=');
  const tab = await context.newPage();
  await openSignedIn(tab, '/units');

  const signedOut = tab.waitForResponse(`${platformUrl}/sso/logout`);
  await signOut(tab);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('Your session has ended.');
  expect(await page.content()).not.toContain(player.name);
  // It would end a sign-on that came before.
  await signedOut;
  await fillLogIn(widgetIn(page), player);
  await expect(page).toHaveURL(address);
  await widgetIn(page).getByRole('button', { name: 'Log in' }).click();
  await expect(reward).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find a reward' })).toHaveValue('fox');
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('says so in the login, and logging in stays on the page', async ({ page, context }) => {
    const player = await newPlayer();
    const seen = listenForTickets(context);
    await signOn(context, player);
    await openSignedIn(page, '/dashboard');
    for (const ticket of seen.tickets) await callPlatform('/v3/profiles/sessions', { method: 'DELETE', ticket });
    await context.clearCookies();

    await page.getByRole('banner').getByRole('link', { name: 'Games' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('Your session has ended.');
    await fillLogIn(widgetIn(page), player);
    await widgetIn(page).getByRole('button', { name: 'Log in' }).click();
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL('/games');
  });
});

for (const path of ['/dashboard', '/games', '/friends', '/fr-FR/game/saltwatch/PC/rewards']) {
  const details = inMatrixUnless(!['/games', '/friends'].includes(path));
  test(`${path} opens the login for a visitor, and closing it leads to the index`, details, async ({ page }) => {
    await page.goto(path);
    const locale = path.startsWith('/fr-FR') ? 'fr-FR' : 'en-US';
    await expect(page.getByRole('dialog', { name: textsIn(locale)('login.title.connect') })).toBeVisible();
    await widgetIn(page)
      .getByRole('link', { name: translatorFor(locale)('widget.close') })
      .click();
    await expect(page).toHaveURL(path.startsWith('/fr-FR') ? '/fr-FR' : '/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a visitor who logs in on a page for players stays there', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/games');
  const widget = widgetIn(page);
  await fillLogIn(widget, player);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/games');
});

test('the ticket is in no storage, address or page, and never goes to the site', async ({ page, context }) => {
  const player = await newPlayer();
  const seen = listenForTickets(context);
  await page.goto('/');
  await signIn(page, player);
  await page.goto('/units');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/games');
  await expect(accountButton(page)).toBeVisible();

  expect(seen.tickets.size).toBeGreaterThan(0);
  const kept = await everythingKept(page, context);
  const sentToSite = seen.requests.filter(({ url }) => url.startsWith(siteUrl));
  for (const ticket of seen.tickets) {
    expect(kept).not.toContain(ticket);
    expect(seen.requests.map(({ url }) => url).join('\n')).not.toContain(ticket);
    expect(JSON.stringify(sentToSite)).not.toContain(ticket);
  }
});

/** Expects the club's logo, and a way back, on a page of the sign-on that stands alone. */
async function expectLogoAndBackLink(page: Page): Promise<void> {
  const logo = page.getByRole('link', { name: 'Meridian Club', exact: true });
  await expect(logo.getByText('Meridian')).toBeVisible();
  for (const link of [logo, page.getByRole('link', { name: 'Back to the club' })]) {
    await expect(link).toHaveAttribute('href', new RegExp(`^${siteUrl}(/en-US)?$`));
  }
}

/** Opens a page and waits for the responses that the header needs: signing out makes a request that is under way fail. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await sendReadsSingly(page.context());
  const calls = [/\/v3\/users\/me$/, /\/website\/playerprofile$/, /\/website\/newbalance$/, /\/club\/wishlist$/];
  const responses = calls.map((call) => page.waitForResponse((response) => response.ok() && call.test(response.url())));
  await page.goto(path);
  await Promise.all(responses);
  await expect(accountButton(page)).toBeVisible();
  await expectLoaded(page);
}

/** Records the tickets in requests to the platform, and every request. */
function listenForTickets(context: BrowserContext) {
  const tickets = new Set<string>();
  const requests: { url: string; headers: Record<string, string>; body: string | null }[] = [];
  context.on('request', (request) => {
    const headers = request.headers();
    requests.push({ url: request.url(), headers, body: request.postData() });
    const ticket = /^Ubi_v1 t=(.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (ticket && request.url().startsWith(platformUrl)) tickets.add(ticket);
  });
  return { tickets, requests };
}

/** Everything that the browser stores for the site, as one text: storage, cookies, history, and the page with its state. */
async function everythingKept(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    history: history.state as unknown,
    name: window.name,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    html: document.documentElement.outerHTML,
  }));
  return JSON.stringify([inPage, await context.cookies(siteUrl), page.url()]);
}
