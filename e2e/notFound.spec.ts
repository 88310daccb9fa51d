import { get, type IncomingHttpHeaders } from 'node:http';
import { enlargeText, layoutViolations } from './support/layout';
import { inMatrixUnless } from './support/matrix';
import { expect, test } from './support/test';
import { chooseLanguage } from './support/language';

test.use({ expectedErrors: /status of 404/ });

for (const path of [
  '/game',
  '/game/saltwatch',
  '/game/saltwatch/PC/nonsense',
  '/news/no-such-article',
  '/404x',
  '/xx-XX/challenges',
  '/nope',
  '/fr-FR/nope',
]) {
  const isRepresentative = ['/game/saltwatch', '/fr-FR/nope'].includes(path);
  test(`${path} is the 404 page`, inMatrixUnless(isRepresentative), async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 | Meridian Club');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });
}

test('the 404 page keeps to a phone’s width with large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de-DE/nope');
  await enlargeText(page);
  expect(await layoutViolations(page)).toEqual([]);
});

test('an address that cannot be decoded, and one of Next’s own, is the client’s error', async ({
  request,
  baseURL,
}) => {
  const malformed = ['%', '%%', '%ff', '%C0%AF', '%ED%A0%80', '%u0041', 'a%00b', '%E0%A4%A'];
  const paths = malformed.flatMap((text) =>
    ['', '/fr-FR'].flatMap((locale) => [
      `${locale}/news/${text}`,
      `${locale}/game/${text}/PC/rewards`,
      `${locale}/game/saltwatch/${text}/rewards`,
    ]),
  );
  const html = await (await request.get('/')).text();
  const [, build = ''] = /"buildId":"([^"]+)"/.exec(html) ?? [];
  expect(build).not.toBe('');
  const data = malformed.map((text) => `/_next/data/${build}/en-US/news/${text}.json`);
  const errorPages = ['/500', '/fr-FR/500', '/_error', '/_next/image?url=%2Fstatic%2Ficon.svg&w=64&q=75'];
  for (const path of [...paths, ...data, ...errorPages]) {
    const { status, headers } = await getRaw(`${baseURL}${path}`);
    // Next answers some before it looks for a page, with 400 and no page.
    const answer =
      status === 400 ? 'rejected' : `${status} with${headers['content-security-policy'] ? '' : 'out'} policy`;
    expect([path, ['rejected', '404 with policy'].includes(answer) || answer]).toEqual([path, true]);
  }
});

test('a percent sign that encodes nothing leaves the page alive', async ({ page }) => {
  // The language of the step before is remembered, so each step chooses another one.
  for (const [query, locale] of [
    ['?utm_campaign=save-20%', 'fr-FR'],
    ['?%', 'nl-NL'],
    ['?a=%ff', 'it-IT'],
    ['?nav=%E0%A4', 'de-DE'],
  ] as const) {
    await page.goto(`/units${query}`);
    await chooseLanguage(page.getByRole('contentinfo'), locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveURL(new RegExp(`/${locale}/units`));
  }
});

test('the 404 page shows the fortune cookie’s text and links back to the club', async ({ page }) => {
  await page.goto('/nope');
  const main = page.getByRole('main');
  await expect(main.getByText('You open a fortune cookie, it says:')).toBeVisible();
  await expect(main.getByText('Nothing is broken, everything is redirection')).toBeAttached();
  await expect(main.getByRole('img', { name: /fortune cookie/ })).toBeVisible();
  await expect(main.getByText("Why don't you visit these page instead ? ;)")).toBeVisible();
  await expect(main.getByRole('link')).toHaveText([
    'Explore',
    'Challenges',
    'Rewards',
    'Sam',
    /Discount|Shop discount/,
    'Star Players',
    'Units',
  ]);
  await main.getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await expect(page).toHaveTitle('Rewards | Meridian Club');
});

/** Unlike the browser's and Playwright's requests, the address is sent as it is. */
const getRaw = (url: string) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    get({ hostname, port, path: url.slice(new URL(url).origin.length) }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
