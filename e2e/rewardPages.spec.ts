import type { Page } from '@playwright/test';
import { z } from 'zod';
import { pathOf } from '../routes';
import { ids } from '../platform/content/ids';
import { expectNoViolationsAt } from './support/axe';
import { layoutViolations } from './support/layout';
import { fetchFromPlatform } from './support/platform';
import { untilIdle } from './support/pages';
import { demoPlayer, newPlayer, signOn } from './support/players';
import { siteUrl } from './support/settings';
import { fillLogIn, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { resize } from './support/resize';

const wallpaper = ids.reward('saltwatch', 'the-beam-at-four');
const music = ids.reward('saltwatch', 'the-second-bell');
const locked = 'key-to-the-floor-below';

const pageOf = (rewardId: string, locale?: 'ja-JP' | 'de-DE') =>
  pathOf({ page: 'reward', params: { rewardId } }, locale);
const claimLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Claim it' });

test('a visitor opens a reward from the list, others of its game from there, and comes back', async ({ page }) => {
  await page.goto('/rewards');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/reward\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'How to get it' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Join the Club' })).toBeVisible();

  const alike = page.getByRole('main').getByRole('article');
  await expect(alike).toHaveCount(4);
  const other = (await alike.first().getByRole('heading').textContent()) ?? '';
  await alike.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: other, exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/rewards');
});

test('a reward has an address, a text and a picture for shared links, and is in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(pageOf(wallpaper, 'de-DE'));
  const address = siteUrl + pageOf(wallpaper, 'de-DE');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  const property = (name: string) => page.locator(`meta[property="${name}"]`).first();
  await expect(property('og:url')).toHaveAttribute('content', address);
  await expect(property('og:title')).toHaveAttribute('content', /Saltwatch/);
  await expect(property('og:description')).toHaveAttribute('content', /^\d+ Units · \S/);
  const typeOfPicture = async () => {
    const picture = (await property('og:image').getAttribute('content')) ?? '';
    return (await request.get(picture)).headers()['content-type'];
  };
  expect(await typeOfPicture()).toBe('image/webp');
  const sitemap = await (await request.get('/sitemap-de-DE.xml')).text();
  expect(sitemap).toContain(`<loc>${address}</loc>`);

  // Its own picture is AVIF, which crawlers of chat programs do not read.
  await page.goto(pageOf(music));
  expect(await typeOfPicture()).toBe('image/jpeg');
});

test('a wallpaper shows itself, and music plays a sample that is not loaded before', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) sounds.push(request.url());
  });
  await page.goto(pageOf(wallpaper));
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await expect(page.getByText('1920 × 1080 px')).toBeVisible();

  await page.goto(pageOf(music));
  const sound = page.getByLabel('Music sample: Saltwatch');
  await expect(sound).toBeVisible();
  await untilIdle(page);
  expect(sounds).toEqual([]);
  await sound.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
  });
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
  expect(Math.round(await sound.evaluate((audio: HTMLAudioElement) => audio.duration))).toBe(15);
});

test('the address of a player’s dialog leads a visitor to the page, with nav=0 too', async ({ page }) => {
  await page.goto(`/rewards?reward=${music}&nav=0`);
  await expect(page).toHaveURL(`${pageOf(music)}?nav=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => !href?.includes('nav=0'))).toEqual([]);
});

test.describe('a reward that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const rewardId of [ids.reward('saltwatch', 'nothing'), 'nothing'])
    test(`is the 404 page: ${rewardId}`, async ({ page }) => {
      expect((await page.goto(pageOf(rewardId)))?.status()).toBe(404);
      await expect(page.getByText('You open a fortune cookie, it says:')).toBeVisible();
    });
});

test('a player signs in on the page, stays there, and opens the dialog over the list', async ({ page }) => {
  await page.goto(pageOf(music));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, await newPlayer());
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(claimLink(page)).toBeVisible();
  await expect(page).toHaveURL(pageOf(music));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await claimLink(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Music sample: Saltwatch')).toBeVisible();
});

test('a dialog over the list links to the page of its reward, and Back opens it again', async ({ page }) => {
  await signOn(page.context(), demoPlayer);
  await page.goto(`/rewards?games=all&reward=${wallpaper}`);
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await dialog.getByRole('link', { name: 'Open reward page' }).click();
  await expect(page).toHaveURL(pageOf(wallpaper));
  await expect(claimLink(page)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});

const rewardsResponse = z.object({ rewards: z.array(z.object({ rewardId: z.string() })) });

test('breaks no long name at 360 px', async ({ page }) => {
  await resize(page, { width: 360, height: 780 });
  await page.goto(pageOf(ids.reward('hollow-north', 'aurora-lantern'), 'de-DE'));
  const name = page.getByRole('heading', { level: 1, name: 'Polarlichtlaterne', exact: true });
  const lines = (title: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getClientRects().length;
  };
  expect(await name.evaluate(lines)).toBe(1);
});

test('is accessible and whole at four widths', async ({ page }) => {
  const { rewards } = await fetchFromPlatform('/v1/spaces/club/rewards?limit=1', rewardsResponse);
  for (const rewardId of [rewards[0]?.rewardId ?? '', wallpaper, music, ids.reward('saltwatch', locked)]) {
    await page.goto(pageOf(rewardId));
    await untilIdle(page);
    await expectNoViolationsAt(page, [1280, 360]);
    for (const width of [360, 768, 1280, 1920]) {
      await resize(page, { width, height: 900 });
      expect(await layoutViolations(page), `${rewardId} at ${width} px`).toEqual([]);
    }
  }
});
