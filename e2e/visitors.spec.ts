import { z } from 'zod';
import { weeklyChallenges } from './support/games';
import { fetchFromPlatform } from './support/platform';
import { sendReadsSingly } from './support/pages';
import { newPlayer, signOn } from './support/players';
import { fillLogIn, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

const catalogResponse = z.object({ total: z.number() });
const totalOf = async (query = '') =>
  (await fetchFromPlatform(`/v1/spaces/club/rewards${query}`, catalogResponse)).total;

test('challenges: shows this week’s challenges and the time left', async ({ page }) => {
  const [weekly] = await weeklyChallenges();
  await page.goto('/challenges');
  await expect(page.getByText(weekly?.name ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(\d+ (day|hour|minute)s? ?)+\d/);
});

test('rewards: counts, pages and filters the whole catalog', async ({ page }) => {
  const total = await totalOf();
  expect(total).toBeGreaterThan(700);
  await page.goto('/rewards');
  const cards = page.getByRole('main').getByRole('article');
  // Not the announcement, which repeats it.
  const counted = (text: string | RegExp) => page.getByRole('paragraph').filter({ hasText: text });
  await expect(counted(`12 of ${total} rewards`)).toBeVisible();
  await page.getByRole('button', { name: 'Show 24 more' }).press('Enter');
  await expect(counted(`36 of ${total} rewards`)).toBeVisible();
  await expect(cards).toHaveCount(36);
  const firstNew = (await cards.nth(12).getByRole('heading').textContent()) ?? '';
  await expect(page.locator(':focus')).toContainText(firstNew);

  await page.getByRole('button', { name: 'Exotic' }).click();
  const exotic = await totalOf('?rarityId=EXOTIC');
  await expect(counted(`24 of ${exotic} rewards`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Saltwatch' });
  await expect(cards.first()).toContainText('Saltwatch');
  expect(new Set(await cards.getByText('Exotic').allTextContents())).toEqual(new Set(['Exotic']));
  const both = await counted(/ of \d+ rewards?$/).textContent();
  await expect(page).toHaveURL('/rewards?rarity=exotic&game=saltwatch');
  await page.reload();
  await expect(counted(both ?? '')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('saltwatch');
  await page.goBack();
  await expect(counted(`24 of ${exotic} rewards`)).toBeVisible();
});

test('icons: all are in one file, which browsers keep', async ({ page, request }) => {
  await page.goto('/rewards');
  const uses = page.locator('use');
  const files = await uses.evaluateAll((all) => [
    ...new Set(all.map((use) => use.getAttribute('href')?.replace(/#.*/, '') ?? '')),
  ]);
  expect(files).toEqual([expect.stringMatching(/^\/static\/sprite\/icons\.[0-9a-f]{10}\.svg$/)]);
  const response = await request.get(files[0] ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const missing = () =>
    uses.evaluateAll((all) =>
      all.flatMap((use) =>
        use instanceof SVGUseElement && use.checkVisibility() && use.getBBox().width === 0 ? use.outerHTML : [],
      ),
    );
  await expect.poll(missing).toEqual([]);
});

test('Star Players: a story links to its article', async ({ page }) => {
  await page.goto('/starplayers');
  const stories = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Read the story' }) });
  const name = (await stories.first().getByRole('heading').textContent()) ?? '';
  await stories.first().getByRole('link', { name: 'Read the story' }).click();
  await expect(page).toHaveURL(/\/news\//);
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();
});

test('Sam: shows the Friday of the next update, and that the list of games is not exhaustive', async ({ page }) => {
  await page.goto('/sam');
  await expect(page.getByText(/^(Updated today|Next update: Fri, [A-Z][a-z]+ \d+(, \d+)?)$/)).toBeVisible();
  await expect(page.getByText('The list is not exhaustive.')).toBeVisible();
});

test('Units: the balance check opens the login, and the balance appears on the same page', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/units');
  await page.getByRole('button', { name: 'Sign in to check' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, player);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Your Units', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/units');
  await expect(page.getByRole('main').getByText('0 Units', { exact: true }).first()).toBeAttached();
});

test('Units: shows the specified error text when the balance fails, and loads it on retry', async ({ page }) => {
  await signOn(page.context(), await newPlayer());
  await sendReadsSingly(page.context());
  let isAway = true;
  await page.route('**/club/website/newbalance', async (route) => {
    if (!isAway || route.request().method() !== 'GET') return route.continue();
    return route.fulfill({ response: await route.fetch(), json: { errorCode: 6, message: 'Upstream timeout' } });
  });
  await page.goto('/units');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'balance' });
  await expect(alert).toContainText('Sorry, your balance is not available at the moment. Please retry later.');
  isAway = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
});

test.describe('news', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('link to an article, to further articles and back, without requests to other hosts', async ({
    page,
    baseURL,
  }) => {
    const foreignRequests: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') foreignRequests.push(request.url());
    });
    await page.goto('/news');
    const newest = page.getByRole('main').getByRole('article').first();
    const title = (await newest.getByRole('heading').textContent()) ?? '';
    await newest.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const share = page.getByRole('group', { name: 'Share' }).getByRole('link', { name: /Twitter/ });
    expect(await share.getAttribute('href')).toContain(encodeURIComponent(`${baseURL ?? ''}/en-US/news/`));

    const carousel = page.getByRole('group', { name: 'Read on' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('group', { name: '1 / 6' })).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Previous articles' })).toBeDisabled();
    const placeOf = async (slide: string) => (await carousel.getByRole('group', { name: slide }).boundingBox())?.x;
    const place = (await placeOf('1 / 6')) ?? NaN;
    await carousel.getByRole('button', { name: 'Next articles' }).click();
    await expect(carousel.getByRole('button', { name: 'Previous articles' })).toBeEnabled();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf('3 / 6')).toBeCloseTo(place, 0);
    await expect(carousel.getByRole('group', { name: '5 / 6' })).toBeInViewport({ ratio: 0.9 });
    await carousel.getByRole('group', { name: '4 / 6' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(foreignRequests).toEqual([]);
  });

  test.describe('with motion allowed', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the carousel’s slide transition is 600 ms long', async ({ page }) => {
      await page.goto('/news');
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      const carousel = page.getByRole('group', { name: 'Read on' });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('group', { name: '1 / 6' })).toBeVisible();
      // Swiper sets the duration only while a slide moves, so the page records every value.
      const track = carousel.getByRole('group').first().locator('..');
      await track.evaluate((element) => {
        const durations: string[] = [];
        Object.assign(window, { durations });
        new MutationObserver(() => durations.push(getComputedStyle(element).transitionDuration)).observe(element, {
          attributeFilter: ['style'],
        });
      });
      await carousel.getByRole('button', { name: 'Next articles' }).click();
      await expect.poll(() => page.evaluate('window.durations')).toContain('0.6s');
    });
  });

  test('that do not exist are the 404 page, with its status', async ({ page }) => {
    const response = await page.goto('/news/never-written');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('You open a fortune cookie, it says:')).toBeVisible();
  });
});
