import type { Page } from '@playwright/test';
import { play } from '../../platform/play/play';
import { violationsIn } from '../support/axe';
import { claimDirectly, ledgerOf } from '../support/games';
import { untilIdle } from '../support/pages';
import { findReward, openGameRewards } from '../support/rewardCards';
import { resize } from '../support/resize';
import { keysFile, platformUrl } from '../support/settings';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo claim' });
const priceOf = (page: Page, { value }: { value: number }) =>
  page.getByRole('dialog').getByRole('button', { name: `Use ${value} Units` });
const review = (page: Page) => page.getByRole('dialog', { name: 'Undo claim' });

async function openReward(page: Page, { name }: { name: string }) {
  await (await findReward(page, name)).getByRole('button', { name, exact: true }).click();
}

test('a player takes a claim back from its receipt, and the reward can be wished for again', async ({ page }) => {
  const { player, balance, cheapest: reward } = await openGameRewards(page);
  await openReward(page, reward);
  const dialog = page.getByRole('dialog');
  await priceOf(page, reward).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();

  // The code of the question is there, as the receipt leaves the focus to it.
  await expect(undoButton(page)).toBeVisible();
  await untilIdle(page);
  await page.route('**/_next/static/chunks/**', () => undefined);
  await undoButton(page).click();
  const question = `Undo your claim of ${reward.name}`;
  await expect(review(page).getByRole('heading', { name: question })).toBeVisible();
  await expect(review(page).getByText('Your code will stop working.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await review(page).getByRole('button', { name: 'Undo claim' }).click();
  await expect(review(page).getByRole('heading', { name: /back$/ })).toBeVisible();
  await review(page).getByRole('button', { name: 'Add to wishlist' }).click();
  await review(page).getByRole('button', { name: 'Done' }).click();

  await expect((await findReward(page, reward.name)).getByText('Owned')).toHaveCount(0);
  const ledger = await ledgerOf(player);
  expect(ledger.map(({ kind }) => kind).slice(0, 2)).toEqual(['refunded', 'spent']);
  expect(ledger[0]?.balanceAfter).toBe(balance);
});

test('a player undoes a claim a second time, once its dialog is loaded, and may then claim again', async ({ page }) => {
  const { cheapest: reward } = await openGameRewards(page);
  for (let time = 1; time <= 2; time += 1) {
    await openReward(page, reward);
    await priceOf(page, reward).click();
    await undoButton(page).click();
    await review(page).getByRole('button', { name: 'Undo claim' }).click();
    await expect(review(page).getByRole('heading', { name: /back$/ })).toBeVisible();
    await review(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await openReward(page, reward);
  await expect(priceOf(page, reward)).toBeVisible();
});

test('on a phone, the focus stays in view on a reward that a claim takes out of its list, and the undo brings back', async ({
  page,
}) => {
  await openGameRewards(page);
  await resize(page, { width: 360, height: 740 });
  await page.goto('/rewards');
  const cards = page.getByRole('region', { name: 'In your games' }).getByRole('article');
  const name = (await cards.getByRole('heading').first().textContent()) ?? '';
  const heading = cards.getByRole('heading', { name, exact: true });
  const price = page.getByRole('dialog').getByRole('button', { name: /^Use \d+ Units$/ });
  const claim = async () => {
    await heading.getByRole('button').press('Enter');
    await expect(price).not.toHaveAttribute('aria-disabled');
    await price.press('Enter');
    await expect(page.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  };
  const leave = async () => {
    const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
    await expect(done).not.toHaveAttribute('aria-disabled');
    await done.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  };
  await claim();
  await undoButton(page).press('Enter');
  const undo = review(page).getByRole('button', { name: 'Undo claim' });
  await expect(undo).not.toHaveAttribute('aria-disabled');
  const top = await page.evaluate(() => window.scrollY);
  await undo.press('Enter');
  await expect(review(page).getByRole('heading', { name: /back$/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await leave();

  await page.goto(`/rewards?q=${encodeURIComponent(name)}`);
  await claim();
  await leave();

  await page.goto('/ja-JP/rewards');
  const label = { name: textsIn('ja-JP')('rewards.undo.action') };
  await page.getByRole('button', label).click();
  const question = page.getByRole('dialog', label).getByRole('button', label);
  await expect(question).toBeVisible();
  expect((await question.boundingBox())?.height, 'its label takes one line').toBeLessThan(50);
});

test('a double press on the price leaves the receipt open', async ({ page }) => {
  const { cheapest: reward } = await openGameRewards(page);
  await openReward(page, reward);
  const price = priceOf(page, reward);
  await expect(price).toBeEnabled();
  const box = await price.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const receipt = page.getByRole('heading', { name: 'It’s yours' });
  await page.mouse.click(x, y);
  await receipt.waitFor();
  await page.mouse.click(x, y);
  await expect(receipt).toBeVisible();
});

test.describe('an undo whose response is lost', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('says that it is not known whether it was done, and shows what is so once the player leaves', async ({
    page,
  }) => {
    const { player, balance, spaceId, cheapest: reward } = await openGameRewards(page);
    await claimDirectly(player, reward.rewardId, spaceId);
    await page.goto('/rewards');
    await undoButton(page).click();
    await page.route(/\/claims\/[^/]+\/undo$/, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await review(page).getByRole('button', { name: 'Undo claim' }).click();
    await expect(review(page).getByRole('alert')).toHaveText('We don’t know yet if that went through');
    await review(page).getByRole('button', { name: 'Keep reward' }).click();
    await expect(page.getByRole('region', { name: 'Claimed rewards' }).getByText(/^Refunded on/)).toBeVisible();
    await expect(undoButton(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: `${balance} Units` })).toBeVisible();
  });
});

test('a claim that is undone from the Units history can be wished for again there', async ({ page }) => {
  const { player, spaceId, cheapest: reward } = await openGameRewards(page);
  await claimDirectly(player, reward.rewardId, spaceId);
  await page.goto('/units');
  await expect(undoButton(page)).toBeVisible();
  const linesOfDates = () =>
    page.locator('tbody time').evaluateAll((dates) => dates.map((date) => date.getClientRects().length));
  expect(new Set(await linesOfDates()), 'the offer takes no width of the other columns').toEqual(new Set([1]));
  await undoButton(page).click();
  await review(page).getByRole('button', { name: 'Undo claim' }).click();
  await review(page).getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(review(page).getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
});

test.describe('a claim that the game delivers meanwhile', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('is offered in the Units history and the claim history, and stays', async ({ page }) => {
    const { player, spaceId, gameSlug, cheapest: reward } = await openGameRewards(page);
    await claimDirectly(player, reward.rewardId, spaceId);
    await page.goto('/units');
    await undoButton(page).click();
    await review(page).getByRole('button', { name: 'Keep reward' }).click();
    await expect(review(page)).toBeHidden();
    await page.goto('/rewards');
    await undoButton(page).click();

    const { email, password } = player;
    const options = { player: email, password, game: gameSlug, platformUrl, keysFile, events: null };
    const lines = await play({ ...options, delivers: true });
    expect(lines.join('\n')).toContain(`delivered ${reward.name}`);
    await review(page).getByRole('button', { name: 'Undo claim' }).click();
    await expect(review(page).getByRole('alert')).toContainText('already delivered');
    await review(page).getByRole('button', { name: 'Keep reward' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Claimed rewards' }).getByText(/^CLAIM-/)).toBeVisible();
    await expect(undoButton(page)).toHaveCount(0);
  });
});
