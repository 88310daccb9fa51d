import type { BrowserContext, Page } from '@playwright/test';
import { translatorFor } from '../platform/locale/translator';
import { expectLoaded } from './support/pages';
import { newcomer, newPlayer, signOn } from './support/players';
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
      'The e-mail or the password is not right. Check both, or choose another password.',
    );

    await fillLogIn(widget, player);
    await widget.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${player.name}`);
  });

  test('shows beside the field that an e-mail has an account', async ({ page }) => {
    const [player, person] = [await newPlayer(), newcomer()];
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Join the Club' }).click();
    const widget = widgetIn(page);
    await fillSignUp(widget, { ...person, email: player.email });
    await widget.getByRole('button', { name: 'Create account' }).click();
    const email = widget.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription(
      'This address has an account already. Log in with it, or use another address.',
    );
    await expect(email).toBeFocused();
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
  for (const each of [page, tab]) {
    await expect(each).toHaveURL('/');
    await expect(each.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  }

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(player.name);
  await tab.reload();
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

for (const path of ['/dashboard', '/games', '/friends', '/fr-FR/game/saltwatch/PC/rewards']) {
  test(`${path} opens the login for a visitor, and closing it leads to the index`, async ({ page }) => {
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

/** Opens a page and waits for the responses that the header needs: signing out makes a request that is under way fail. */
async function openSignedIn(page: Page, path: string): Promise<void> {
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
