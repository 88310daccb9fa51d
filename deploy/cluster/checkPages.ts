import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { pathOf, visitorPages } from '../../routes';
import { launchChromium } from './launchChromium';
import type { Cluster } from './cluster';

/** Time that a page may take until it answers presses, in ms. Other programs may keep the machine busy. */
const longestWaitMs = 20_000;

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export const article = '/news/hollow-north-winter-road';
const missingPage = '/no-such-page';
const playerPages = [
  pathOf({ page: 'dashboard' }),
  pathOf({ page: 'game', params: { game: 'saltwatch', platform: 'PC', section: 'rewards' } }),
];

/**
 * Opens pages of the cluster in a real browser, as a visitor on a phone and as a player: each becomes hydrated, and none logs an
 * error or has a script that its policy blocks; a press is answered. Returns what was seen; throws if it is otherwise.
 */
export async function checkPages({ siteUrl }: Pick<Cluster, 'siteUrl'>): Promise<string> {
  const visitorPaths = [
    ...visitorPages.map((page) => pathOf({ page })),
    article,
    pathOf({ page: 'index' }, 'fr-FR'),
    pathOf({ page: 'rewards' }, 'ru-RU'),
    missingPage,
  ];
  const browser = await launchChromium();
  try {
    // A browser loads no service worker from a certificate that nobody has signed.
    const context = await browser.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    context.setDefaultTimeout(longestWaitMs);
    const errors = recordErrors(context);
    const page = await context.newPage();
    await page.setViewportSize(phone);
    for (const path of visitorPaths) {
      await openHydrated(page, path, errors);
      await openMenu(page);
    }
    await page.setViewportSize(desktop);
    await openHydrated(page, '/', errors);
    await signIn(page);
    for (const path of playerPages) {
      await openHydrated(page, path, errors);
      await accountButton(page).waitFor();
    }
    await page.waitForLoadState('networkidle');
    expectNone(errors, 'the last page');
    return `${visitorPaths.length} pages of a visitor and ${playerPages.length} of a player are hydrated, and answer a press`;
  } finally {
    await browser.close();
  }
}

/** Of scripts, requests and the security policy. */
function recordErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    const error = `${message.text()} (${message.location().url})`;
    // The browser reports the status of a page that does not exist.
    const isMissingPage = error.includes('status of 404') && error.endsWith(`${missingPage})`);
    if (message.type() === 'error' && !isMissingPage) errors.push(error);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

/** Opens a page and waits until it answers presses, which it marks on `<html>`, and has loaded what it loads later. */
async function openHydrated(page: Page, path: string, errors: readonly string[]): Promise<void> {
  await page.goto(path);
  const hydrated = page.locator('html[data-hydrated]');
  // What the browser reports says why it was not.
  await hydrated.waitFor().catch(() => undefined);
  await page.waitForLoadState('networkidle');
  expectNone(errors, path);
  if ((await hydrated.count()) === 0)
    throw new Error(`${path} was not hydrated within ${longestWaitMs / 1000} seconds.`);
}

function expectNone(errors: readonly string[], path: string): void {
  if (errors.length > 0) throw new Error(`On ${path}, the browser reports:\n${errors.join('\n')}`);
}

/** On a phone the button of the menu is the last in the header. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('header [aria-haspopup="dialog"]:visible').last();
  const name = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await page.getByRole('dialog', { name, exact: true }).waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = page.getByRole('dialog', { name: 'Log in' }).locator('iframe').contentFrame();
  await widget.getByLabel('Email', { exact: true }).filter({ visible: true }).fill('northwind@meridian.example');
  await widget.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(demoPassword);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await accountButton(page).waitFor();
}

const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account, Northwind' });
