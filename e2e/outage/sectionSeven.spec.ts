import type { BrowserContext, Route } from '@playwright/test';
import { openGameRewards, findReward } from '../support/rewardCards';
import { activate, anyWeeklyChallenge, ledgerOf, newsIn } from '../support/games';
import { platform } from '../support/outage';
import { newPlayer, playGame, signOn } from '../support/players';
import { platformUrl, siteUrl } from '../support/settings';
import { accountButton, signIn, signOut } from '../support/signOnWidget';
import { expect, test } from '../support/test';

/** The services of a publisher who has what section 7 of the specification names, and nothing that this club adds. */
test.describe.configure({ mode: 'serial' });
test.use({
  expectedErrors:
    /status of (404|500|503)|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|frame-ancestors|chrome-error/,
});
test.afterEach(async () => {
  await platform.stop();
  await platform.start();
});

const withSectionSeven = async () => {
  await platform.stop();
  await platform.startWithSectionSeven();
};

const screens = [
  '/dashboard',
  '/games',
  '/friends',
  '/units',
  '/rewards',
  '/challenges',
  '/discount',
  '/game/saltwatch/PC/overview',
  '/game/saltwatch/PC/rewards',
  '/game/saltwatch/PC/challenges',
  '/game/saltwatch/PC/stats',
  '/game/saltwatch/PC/badges',
];

test('visitors’ pages are whole without the additions, also those that are made when they are opened', async ({
  page,
}) => {
  const [article] = await newsIn('cs-CZ');
  await withSectionSeven();
  for (const path of ['/', '/rewards', '/challenges', '/units', '/sam', '/starplayers', '/discount', '/news'])
    expect((await page.request.get(path)).status(), path).toBe(200);
  for (const path of [`/cs-CZ/news/${article?.newsId}`, '/cs-CZ/game/redline-coast/PC/overview'])
    expect((await page.request.get(path)).status(), path).toBe(200);

  await page.goto(`/cs-CZ/news/${article?.newsId}`);
  await expect(page.getByRole('heading', { level: 1, name: article?.title })).toBeVisible();
});

test('a player signs in, sees every screen, and signs out with section 7 alone', async ({ page }) => {
  const [player, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  await withSectionSeven();

  await page.goto('/discount');
  await signIn(page, player);
  for (const path of screens) {
    await page.goto(path);
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('main').locator('[data-skeleton], [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByText('We couldn’t load your account'), path).toHaveCount(0);
  }

  await page.goto(`/game/${weekly.gameSlug}/PC/challenges`);
  await page
    .getByRole('button', { name: /^Bank \d/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Units/ })).not.toHaveAccessibleName(/^0 /);
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a player claims a reward with section 7 alone', async ({ page }) => {
  const { player, cheapest: reward } = await openGameRewards(page);
  await withSectionSeven();
  await page.reload();
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();

  await platform.stop();
  await platform.start();
  expect((await ledgerOf(player)).filter(({ kind }) => kind === 'spent')).toHaveLength(1);
});

const headers = { 'Access-Control-Allow-Origin': siteUrl };
const answers: Record<string, (route: Route) => Promise<void>> = {
  'the status 500': (route) => route.fulfill({ status: 500, headers, json: { errorCode: 500 } }),
  'a page of a hotel': (route) => route.fulfill({ headers, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'an empty object': (route) => route.fulfill({ headers, json: {} }),
};

/** Every read but those of the account itself, without which there is no player. */
async function answerReads(context: BrowserContext, answer: (route: Route) => Promise<void>): Promise<void> {
  const isOfTheAccount = /\/sso\/|\/pictures\/|\/v3\/users\/me$|\/playerprofile$|\/v3\/profiles\?|\/configuration$/;
  await context.route(
    (url) => url.origin === platformUrl && !isOfTheAccount.test(url.pathname + url.search),
    (route) => (route.request().method() === 'GET' ? answer(route) : route.continue()),
  );
}

for (const [what, answer] of Object.entries(answers)) {
  test(`every screen has a way on where the services answer with ${what}`, async ({ page, context }) => {
    test.slow();
    await signOn(context, await newPlayer());
    await answerReads(context, answer);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[data-skeleton], [aria-busy="true"]'), path).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    }
  });
}
