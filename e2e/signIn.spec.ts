import type { BrowserContext, Page } from '@playwright/test';
import { translatorFor } from '../platform/locale/translator';
import { newcomer, newPlayer, signOn } from './support/players';
import { platformUrl, siteUrl } from './support/settings';
import { accountButton, fillLogIn, fillSignUp, signIn, signOut, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test.describe('a form of the widget that is refused', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('tells of a wrong password under the form, and lets the right one in', async ({ page }) => {
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

  test('says beside the field that an e-mail has an account', async ({ page }) => {
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

test('a reload finds the player again, and so does another tab', async ({ page, context }) => {
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

test('signing out in one tab signs out the other, and the back button shows nothing personal', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  await signOn(context, player);
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/friends');
  await expect(accountButton(tab)).toBeVisible();

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
  test(`${path} asks a visitor to log in, and leads to the index where they close that`, async ({ page }) => {
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

/** Tickets as they go to the platform, and all that is sent anywhere. */
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

/** What the browser keeps for the site, in one text: storages, cookies, history, and the page with its state. */
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
