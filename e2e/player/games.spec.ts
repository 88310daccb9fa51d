import { expectNoViolationsAt, violationsIn } from '../support/axe';
import { clubGames } from '../support/games';
import { expectFocusKept } from '../support/keyboard';
import { matrixOnly } from '../support/matrix';
import { comeBack, sendReadsSingly } from '../support/pages';
import { demoPlayer, newPlayer, signOn } from '../support/players';
import { siteUrl } from '../support/settings';
import { expect, test } from '../support/test';

test('shows a newcomer every game, and what to do', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/games');
  await expect(page.getByText('Your first game goes here')).toBeVisible();
  await expect(page.getByText('Room for more')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest releases' }).getByRole('article').first()).toBeVisible();
  const releases = await page
    .getByRole('region', { name: 'Latest releases' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const others = await page
    .getByRole('region', { name: 'More to discover' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  // Every game of the club is on the page exactly once.
  expect(new Set([...releases, ...others]).size).toBe(16);
  expect(releases.length + others.length).toBe(16);
  expect(await violationsIn(page)).toEqual([]);
});

test('platform and search filter all lists and are kept in the address', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 2, name: 'Far Meridian' })).toBeVisible();

  await page.getByRole('button', { name: 'Nintendo Switch' }).click();
  await expect(page).toHaveURL(/\/games\?platform=SWITCH$/);
  await page.getByRole('searchbox', { name: 'Title or genre' }).fill('abyssal');
  await expect(page).toHaveURL(/\?platform=SWITCH&q=abyssal$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 game found')).toBeAttached();
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Abyssal Choir' }).click();
  await expect(page).toHaveURL(/\/game\/abyssal-choir\/SWITCH\/overview$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Title or genre' })).toHaveValue('abyssal');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Title or genre' }).fill('no such game');
  await expect(page.getByText('No games match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Far Meridian' })).toBeVisible();
});

test('an overlay that is opened over a search leaves no history entry', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Title or genre' }).fill('abyssal');
  await expect(page).toHaveURL(/\/games\?q=abyssal$/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Avatars' }).click();
  await expect(page).toHaveURL(/\?q=abyssal&_popup=avatar$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(/\/games\?q=abyssal$/);
  await expect(page.getByRole('searchbox', { name: 'Title or genre' })).toHaveValue('abyssal');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('fetches the lists once while the player navigates', async ({ page, context }) => {
  await sendReadsSingly(context);
  const requested: string[] = [];
  page.on('request', (request) => {
    const list = /website\/(games\/\w+|stats\/lastplayedgame)/.exec(request.url())?.[1];
    if (list && request.method() === 'GET') requested.push(list);
  });
  await signOn(context, demoPlayer);
  await page.goto('/games');
  await expect(page.getByRole('region', { name: 'More to discover' }).getByRole('article').first()).toBeVisible();
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await menu.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('region', { name: 'More to discover' }).getByRole('article').first()).toBeVisible();
  expect(requested.sort()).toEqual(['games/latestreleased', 'games/notowned', 'games/owned', 'stats/lastplayedgame']);
});

test.describe('a list that did not load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('does not affect the others, and loads on retry', async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await sendReadsSingly(context);
    const owned = /website\/games\/owned/;
    await page.route(owned, (route) => route.abort());
    await page.goto('/games');
    const section = page.getByRole('region', { name: 'More of your games' });
    await expect(section.getByText('We couldn’t load these games')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Far Meridian' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.unroute(owned);
    await section.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(section.getByRole('article').first()).toBeVisible();
    await expectFocusKept(page);
  });
});

test.describe('a game’s page', () => {
  test.use({ expectedErrors: /status of (404|500)/ });

  test('that fails is the sample game, without a message; an unknown game is the 404 page', async ({
    page,
    context,
  }) => {
    await signOn(context, demoPlayer);
    await sendReadsSingly(context);
    const game = /\/website\/game\?/;
    const headers = { 'Access-Control-Allow-Origin': siteUrl, 'Access-Control-Allow-Credentials': 'true' };
    await page.route(game, (route) => route.fulfill({ status: 500, headers, json: {} }));
    await page.goto('/game/far-meridian/PC/overview');
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect(title('Coming soon')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unroute(game);
    await comeBack(page);
    await expect(title('Far Meridian')).toBeVisible();

    await page.goto('/game/no-such-game/PC/overview');
    await expect(title('404')).toBeVisible();
  });
});

test('the home page’s game opens on a platform that it is on', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'View challenge' }).click();
  await expect(page).toHaveURL(/\/game\/[^/]+\/[^/]+\/challenges$/);
  const [, , slug, platform] = new URL(page.url()).pathname.split('/');
  const game = (await clubGames()).find((one) => one.slug === slug);
  expect(game?.platforms).toContain(platform);
  await expect(page.getByRole('heading', { level: 1, name: game?.title ?? '' })).toBeVisible();
  // The player has no game yet: one sentence explains it, and the challenges can be activated.
  await expect(page.getByText(/^You don’t need the game yet/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Activate', exact: true }).first()).toBeVisible();
});

test('the games pass axe at every width', matrixOnly, async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/games');
  await expect(page.getByRole('region', { name: 'More to discover' }).getByRole('article').first()).toBeVisible();
  await expectNoViolationsAt(page, [1280, 768, 360]);
});
