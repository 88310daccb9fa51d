import { pathOf } from '../routes';
import { supportedLocales } from '../services/locale/supportedLocales';
import { expectLoaded, openAsDemoPlayer } from './support/pages';
import { resize } from './support/resize';
import { platformUrl } from './support/settings';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { chooseLanguage, languageSelector } from './support/language';

test('changing the language keeps the page and the scroll position, with one request and no reload', async ({
  page,
}) => {
  await page.goto('/challenges?nav=1#weekly');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/lang\//.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'a reload would lose this';
  });
  const footer = page.getByRole('contentinfo');
  const selector = languageSelector(footer);
  await selector.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = async () => (await selector.boundingBox())?.y ?? Number.NaN;
  const before = await top();

  await chooseLanguage(footer, 'fr-FR');

  await expect(page).toHaveURL('/fr-FR/challenges?nav=1#weekly');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('html')).toHaveAttribute('data-before', /reload/);
  expect(fetched).toEqual(['/static/lang/fr-FR.json']);
  // The reader looks at the list: how long the texts above it are in either language does not matter.
  expect(Math.abs((await top()) - before)).toBeLessThan(50);
});

test('Back from another language leads to pages in that language, whatever their addresses name', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/^[^?]+\/news\/[\w-]+$/);
  const title = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  const english = await title.textContent();
  await chooseLanguage(footer, 'fr-FR');
  await expect(page).toHaveURL(/\/fr-FR\/news\//);
  await expect(title).not.toHaveText(english ?? '');
  const french = await title.textContent();

  // The entry before has the article's address without a language, and the one before that the list's.
  await page.goBack();
  await expect(title).toHaveText(french ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/fr-FR/news');
  await expect(page).toHaveTitle(new RegExp(textsIn('fr-FR')('pages.news.title')));

  await chooseLanguage(footer, 'en-US');
  await expect(page).toHaveURL('/en-US/news');
});

test('the focus on the footer’s list of languages stays in the window while the dashboard loads again', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 800 });
  await openAsDemoPlayer(page, '/dashboard');
  await page.route(`${platformUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  const footer = page.getByRole('contentinfo');
  await chooseLanguage(footer, 'de-DE');
  await expect(page.getByRole('heading', { name: 'Diese Woche' })).toBeVisible();
  await expectLoaded(page);
  await expect(languageSelector(footer).locator('summary')).toBeFocused();
  await expect(languageSelector(footer).locator('summary')).toBeInViewport();

  // On a phone, controls are taller than the header: the one that gets the focus back begins above the window.
  await resize(page, { width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 200));
  const account = accountButton(page, 'de-DE');
  await account.click();
  await chooseLanguage(page.getByRole('banner'), 'fr-FR');
  await expect(accountButton(page, 'fr-FR')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

for (const width of [360, 768, 1280]) {
  test(`the footer’s list of languages is whole at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 800 });
    // The longer the name of the present language, the more room its button takes.
    for (const locale of ['en-US', 'ja-JP'] as const) {
      await page.goto(pathOf({ page: 'units' }, locale));
      const selector = languageSelector(page.getByRole('contentinfo'));
      await selector.locator('summary').click();
      const boxes = await selector.locator('a[lang]').evaluateAll((links) =>
        links.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= document.documentElement.clientWidth;
        }),
      );
      expect(boxes).toEqual(supportedLocales.map(() => true));
    }
  });
}

test('every text of a dialog on a page for players is in the language of the address', async ({ page }) => {
  const text = textsIn('de-DE');
  await openAsDemoPlayer(page, '/de-DE/friends', 'de-DE');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('friends.compareWith', { name: 'Marlowe' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: text('compare.title', { name: 'Marlowe' }) });
  await expect(dialog.getByText(text('compare.challenges')).first()).toBeVisible();
  await dialog.getByRole('button', { name: text('ui.close') }).click();
  await page.getByRole('tab', { name: text('friends.leaderboard') }).click();
  await expect(page.getByRole('main').getByText(text('leaderboard.week')).first()).toBeVisible();
});
