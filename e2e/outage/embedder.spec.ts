import { hostPage } from '../support/foreignOrigin';
import { platform } from '../support/outage';
import { newPlayer } from '../support/players';
import { embedderUrl, siteUrl } from '../support/settings';
import { fillLogIn } from '../support/signOnWidget';
import { expect, test } from '../support/test';

test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });
test.afterEach(async () => {
  await platform.stop();
  await platform.start();
});

/** Another site's frame gets no cookie but those of its own partition: it is blocked as third-party in every other way. */
test('a desktop app that frames the site signs in, keeps it over a reload, and follows links', async ({
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
    await site.getByRole('button', { name: 'Log in to check' }).click();
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

    // The same browser's own window of the club is another one.
    const window = await context.newPage();
    await window.goto('/discount');
    await expect(window.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    await app.close();
  }
});
