import { gameSections, pathOf, visitorPages } from '../routes';
import { activate, anyWeeklyChallenge } from './support/games';
import { chooseLanguage } from './support/language';
import { openAsDemoPlayer, untilIdle } from './support/pages';
import { gamePage, playerPages } from './support/playerPages';
import { newPlayer, playGame, signOn } from './support/players';
import { findReward, openGameRewards } from './support/rewardCards';
import { accountButton, signOut } from './support/signOnWidget';
import { expect, test } from './support/test';
import { translatePages } from './support/translation';

// React renders a page again whose HTML was changed before it was hydrated.
test.use({ expectedErrors: /Minified React error #(418|423|425)/ });

test.beforeEach(({ context }) => translatePages(context));

for (const name of visitorPages)
  test(`${name} of a visitor`, async ({ page }) => {
    await page.goto(pathOf({ page: name }));
    // A part that React renders again would lose a press.
    await untilIdle(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await chooseLanguage(page.getByRole('contentinfo'), 'de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

for (const to of [...playerPages, ...gameSections.map(gamePage)])
  test(`${pathOf(to)} of a player: every tab and filter`, async ({ page }) => {
    test.slow();
    await openAsDemoPlayer(page, pathOf(to));
    const main = page.getByRole('main');
    for (const control of await main.locator('[role="tab"], [aria-pressed], [aria-expanded]').all()) {
      if (!(await control.isVisible())) continue;
      await control.click({ force: true }).catch(() => undefined);
    }
    for (const field of await main.getByRole('searchbox').all()) {
      await field.fill('zzz');
      await field.fill('');
    }
    await accountButton(page).click();
    await page.keyboard.press('Escape');
    await chooseLanguage(page.getByRole('contentinfo'), 'de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // The texts of the new language come after its name.
    await untilIdle(page);
  });

test('a player activates and banks', async ({ page, context }) => {
  const [player, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await signOn(context, player);
  await page.goto('/challenges');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: weekly.name, exact: true }) });
  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText(`${weekly.name} is active`, { exact: true }).first()).toBeVisible();
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  await page.reload();
  await row.getByRole('button', { name: `Bank ${weekly.reward.units} Units` }).click();
  await expect(row.getByText('Banked')).toBeVisible();
  const balance = page.getByRole('banner').getByRole('link', { name: /Units$/ });
  await expect.poll(async () => `${await balance.innerText()} Units`).toBe(await balance.getAttribute('aria-label'));
});

test('a player claims a reward, takes the claim back, and gives the calendar an address', async ({ page }) => {
  const { cheapest: reward } = await openGameRewards(page);
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo claim' }).click();
  const review = page.getByRole('dialog', { name: 'Undo claim' });
  await review.getByRole('button', { name: 'Undo claim' }).click();
  await expect(review.getByRole('heading', { name: /back$/ })).toBeVisible();
  await review.getByRole('button', { name: 'Add to wishlist' }).click();
  await review.getByRole('button', { name: 'Done' }).click();

  await page.goto('/units');
  await page.getByRole('button', { name: 'Earned' }).click();
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Club dates in your calendar' });
  await calendar.getByRole('button', { name: /^(Create calendar|Replace) link$/ }).click();
  await calendar.getByRole('button', { name: 'Turn off link' }).click();
  await expect(calendar.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  await calendar.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
});
