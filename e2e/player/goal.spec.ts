import { violationsIn } from '../support/axe';
import { activate, anyWeeklyChallenge, challengesOf, ledgerOf, openRewards } from '../support/games';
import { newPlayer, playGame, signOn } from '../support/players';
import { accountButton } from '../support/signOnWidget';
import { expect, test } from '../support/test';

test('a player saves for a goal, reads the way to it, and has it claimed by itself', async ({ page }) => {
  const [player, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  const balance = (await ledgerOf(player))[0]?.balanceAfter ?? 0;
  const all = await challengesOf(player, weekly.spaceId);
  const units = all.find(({ challengeId }) => challengeId === weekly.challengeId)?.reward.units ?? 0;
  const rewards = await openRewards(player, weekly.spaceId);
  const goal = rewards.find(({ value }) => value > balance && value <= balance + units);
  if (!goal) throw new Error('No reward is one challenge away.');
  await signOn(page.context(), player);

  await page.goto(`/game/${weekly.gameSlug}/PC/rewards?all=1&reward=${goal.rewardId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`To do: bank ${units} Units`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save for this reward' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop saving for it' })).toBeVisible();

  await page.goto('/dashboard');
  const meter = page.getByRole('main').getByRole('progressbar', { name: goal.name });
  await expect(meter).toHaveAttribute('aria-valuetext', `${balance} of ${goal.value} Units`);
  await page.getByRole('switch', { name: /Claim it for me/ }).click();
  await expect(page.getByRole('switch', { name: /Claim it for me/ })).toBeChecked();
  expect(await violationsIn(page)).toEqual([]);
  await accountButton(page).click();
  await expect(page.getByRole('banner').getByRole('progressbar', { name: goal.name })).toBeVisible();
  await accountButton(page).click();

  await page
    .getByRole('button', { name: /^Bank / })
    .first()
    .click();
  await expect(page.getByText(`${goal.name} is yours`, { exact: true })).toBeVisible();
  await page.goto('/rewards');
  await expect(page.getByRole('region', { name: 'Claimed rewards' }).getByText(goal.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo claim' })).toBeVisible();
});
