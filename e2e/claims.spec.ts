import { claimDirectly, ledgerOf } from './support/games';
import { findReward, openGameRewards } from './support/rewardCards';
import { expect, test } from './support/test';

test('a reward above the balance shows the missing Units, and the platform rejects the claim', async ({ page }) => {
  const { player, spaceId, balance, rewards } = await openGameRewards(page);
  const dear = rewards.find(({ value }) => value > balance);
  if (!dear) throw new Error('The player can pay for everything.');
  const missing = dear.value - balance;

  const card = await findReward(page, dear.name);
  await expect(card).toContainText(`${missing} to go`);
  await card.getByRole('button', { name: dear.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const title = `${missing} more Unit${missing === 1 ? '' : 's'} to go`;
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Use ${dear.value} Units` })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`reward=${dear.rewardId}`));
  await page.goBack();
  await expect(dialog).toBeHidden();

  const { status, body } = await claimDirectly(player, dear.rewardId, spaceId);
  expect(status).toBe(409);
  expect(body).toMatchObject({ errorCode: 2001 });
  expect((await ledgerOf(player))[0]?.balanceAfter).toBe(balance);
});

test('a double click claims once', async ({ page }) => {
  const { player, balance, cheapest: reward } = await openGameRewards(page);

  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).dblclick();
  await expect(dialog.getByRole('heading', { name: 'It is yours' })).toBeVisible();

  const ledger = await ledgerOf(player);
  expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
  expect(ledger[0]?.balanceAfter).toBe(balance - reward.value);
});

test('a claim that is left while it runs announces its result, with a way to the receipt', async ({ page }) => {
  const { player, balance, cheapest: reward } = await openGameRewards(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/club\/rewards(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await released;
    return route.continue();
  });
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Claiming' })).toBeVisible();

  await page.goBack();
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText(`${reward.name} is yours`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(dialog.getByText(/^CLAIM-/)).toBeVisible();
  expect((await ledgerOf(player))[0]?.balanceAfter).toBe(balance - reward.value);
});

test.describe('a claim whose response is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('happens once, and the retry shows that it succeeded', async ({ page }) => {
    const { player, balance, cheapest: reward } = await openGameRewards(page);
    let isLost = true;
    await page.route(/\/club\/rewards(\?|$)/, async (route) => {
      if (isLost) await route.fetch();
      return isLost ? route.abort() : route.continue();
    });
    await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
    await expect(dialog.getByRole('alert')).toContainText('it cannot be paid twice');
    isLost = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'It is yours' })).toBeVisible();

    const ledger = await ledgerOf(player);
    expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
    expect(ledger[0]?.balanceAfter).toBe(balance - reward.value);
  });
});
