import { anyWeeklyChallenge } from './support/games';
import { untilIdle } from './support/pages';
import { demoPlayer, signOn } from './support/players';
import { platformUrl, siteUrl } from './support/settings';
import { expect, test } from './support/test';

test('a video sends no request to other hosts before it is played, and stops when it is closed', async ({ page }) => {
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const isOurs = [siteUrl, platformUrl, 'data:', 'blob:'].some((place) => request.url().startsWith(place));
    if (!isOurs) foreignRequests.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title><p>The film plays.' }),
  );
  const { gameSlug } = await anyWeeklyChallenge();
  await signOn(page.context(), demoPlayer);
  await page.goto(`/game/${gameSlug}/PC/media`);
  const trailer = page.getByRole('main').getByRole('link', { name: 'Launch trailer' });
  await expect(trailer).toBeVisible();
  await trailer.hover();
  await untilIdle(page);
  expect(foreignRequests).toEqual([]);

  await trailer.click();
  const dialog = page.getByRole('dialog', { name: 'Launch trailer' });
  await expect(dialog.locator('iframe').contentFrame().getByText('The film plays.')).toBeVisible();
  expect(foreignRequests).toHaveLength(1);
  expect(foreignRequests[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[^/?]{11}\?/);

  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[src*="youtube"]')).toHaveCount(0);
  await expect(trailer).toBeFocused();
});
