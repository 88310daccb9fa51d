import { hostPage } from '../support/foreignOrigin';
import { ledgerOf, newsIn } from '../support/games';
import { newPlayer, signOn } from '../support/players';
import { platform } from '../support/outage';
import { findReward, openGameRewards } from '../support/rewardCards';
import { embedderUrl, siteUrl } from '../support/settings';
import { accountButton, fillLogIn, widgetIn } from '../support/signOnWidget';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

test.describe.configure({ mode: 'serial' });
test.use({
  expectedErrors:
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|frame-ancestors|chrome-error/,
});
test.afterEach(() => platform.start());

test('an interrupted claim shows a clear message, and the retry claims once', async ({ page }) => {
  const { player, balance, cheapest: reward } = await openGameRewards(page);
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const claim = dialog.getByRole('button', { name: `Use ${reward.value} Units` });
  await expect(claim).toBeEnabled();

  await platform.stop();
  await claim.click();
  await expect(dialog.getByRole('alert')).toContainText('Try again: we won’t take your Units twice.');
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toHaveCount(0);

  await platform.start();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  const ledger = await ledgerOf(player);
  expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
  expect(ledger[0]?.balanceAfter).toBe(balance - reward.value);
});

test('visitors’ pages stay up, and signing in shows an error until the platform is back', async ({ page }) => {
  const player = await newPlayer();
  await platform.stop();
  for (const path of ['/', '/rewards', '/fr-FR/challenges', '/news']) {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
  }

  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in isn’t available right now' })).toBeVisible();

  await platform.start();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, player);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
});

test.describe('an article that was never opened', () => {
  test.use({ expectedErrors: /status of 503|ERR_CONNECTION_REFUSED/ });

  test('is a page with a retry in the reader’s language, and opens once the platform is back', async ({ page }) => {
    const [article] = await newsIn('hu-HU');
    const text = textsIn('hu-HU');
    await platform.stop();
    const response = await page.goto(`/hu-HU/news/${article?.newsId}`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({
      'retry-after': '5',
      'cache-control': expect.stringContaining('no-store'),
    });
    await expect(page.getByText(text('errors.failure.opening'))).toBeVisible();

    await platform.start();
    const retry = page.getByRole('button', { name: text('ui.tryAgain') });
    const title = page.getByRole('heading', { level: 1, name: article?.title });
    // A platform that has just started may be too slow for the first press.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(title).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
});

test('a form of the widget keeps its values until the platform is back', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, player);

  await platform.stop();
  const submit = widget.getByRole('button', { name: 'Log in' });
  await submit.click();
  await expect(widget.getByRole('alert').filter({ visible: true })).toContainText(
    'Everything you entered is still here',
  );

  await platform.start();
  await submit.click();
  await expect(accountButton(page)).toBeVisible();
});

test('a player’s screens show what did not load, and load it when the platform is back', async ({ page, context }) => {
  const player = await newPlayer();
  await signOn(context, player);
  await page.goto('/games');
  await expect(accountButton(page)).toBeVisible();

  await platform.stop();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();

  await platform.start();
  while ((await retry.count()) > 0) await retry.first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(accountButton(page)).toBeVisible();
});

/** Another site's frame gets no cookie but those of its own partition: it is blocked as third-party in every other way. */
test('a desktop app that frames the site signs in, keeps it over a reload, follows links, and opens popups', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  await platform.stop();
  await platform.startForEmbedder();
  const app = await hostPage(
    `<iframe src="${siteUrl}/units?nav=0" style="width:100%;height:700px"></iframe>`,
    Number(new URL(embedderUrl).port),
  );
  try {
    await page.goto(app.url);
    const site = page.locator('iframe').contentFrame();
    await site.getByRole('button', { name: 'Sign in to check' }).click();
    const widget = site.getByRole('dialog').locator('iframe').contentFrame();
    await fillLogIn(widget, player);
    await widget.getByRole('button', { name: 'Log in' }).click();
    const balance = site.getByRole('link', { name: /^[\d,]+ Units$/ });
    await expect(balance).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.map(({ partitionKey }) => partitionKey)).toEqual(['http://127.0.0.1', 'http://127.0.0.1']);

    await page.reload();
    await expect(balance).toBeVisible();
    await site.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(site.getByRole('heading', { level: 1 })).toContainText(player.name);

    await page
      .locator('iframe')
      .evaluate((frame, address) => frame.setAttribute('src', address), `${siteUrl}/units?nav=0&_popup=faq`);
    const questions = site.getByRole('dialog', { name: 'Questions and answers' });
    await questions.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(questions).toHaveCount(0);
    await expect(balance).toBeVisible();

    // The same browser's own window of the club is another one.
    const window = await context.newPage();
    await window.goto('/discount');
    await expect(window.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    await app.close();
    await platform.stop();
  }
});
