import { expect, test } from './support/test';

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
  test(`${path} is the 404 page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 | Meridian Club');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });
}

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
