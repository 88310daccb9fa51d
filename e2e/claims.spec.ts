import type { Locator } from '@playwright/test';
import { claimDirectly, ledgerOf } from './support/games';
import { expectFocusKept, tabTo } from './support/keyboard';
import { findReward, openGameRewards } from './support/rewardCards';
import { siteUrl } from './support/settings';
import { loseResponse } from './support/loseResponse';
import { expect, test } from './support/test';
import { resize } from './support/resize';

test('a reward above the balance shows the missing Units, and the platform rejects the claim', async ({ page }) => {
  const { player, spaceId, balance, rewards } = await openGameRewards(page);
  const dear = rewards.find(({ value }) => value > balance);
  if (!dear) throw new Error('The player can pay for everything.');
  const missing = dear.value - balance;

  const card = await findReward(page, dear.name);
  await expect(card).toContainText(`${missing} to go`);
  await card.getByRole('button', { name: dear.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const title = `${missing} Unit${missing === 1 ? '' : 's'} to go`;
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.getByText(/(This challenge is|Together, these challenges are) worth/)).toBeVisible();
  await resize(page, { width: 1280, height: 800 });
  await expect(dialog.getByRole('heading', { name: dear.name, level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'See the challenges' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: `Use ${dear.value} Units` })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`reward=${dear.rewardId}`));
  await dialog.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
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
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();

  const ledger = await ledgerOf(player);
  expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
  expect(ledger[0]?.balanceAfter).toBe(balance - reward.value);
});

test('at 400% zoom all of the question can be read, and only a key that is pressed after it claims, once', async ({
  page,
}) => {
  await resize(page, { width: 320, height: 256 });
  const { player, balance, cheapest: reward } = await openGameRewards(page);
  const opener = (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: `Use ${reward.value} Units` });
  const spendings = async () => (await ledgerOf(player)).filter(({ kind }) => kind === 'spent');
  const holdEnter = async () => {
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  };

  await opener.focus();
  await holdEnter();
  await expect(dialog.locator(':focus')).toHaveRole('heading');
  await expectInView(dialog.locator(':focus'));
  await expect(confirm).not.toHaveAttribute('aria-disabled');
  await holdEnter();
  await confirm.focus();
  await holdEnter();
  await page.keyboard.up('Enter');
  await expect(confirm).toBeVisible();
  expect(await spendings()).toEqual([]);

  for (const part of await dialog.locator('h3, b, strong, button').filter({ visible: true }).all()) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expectInView(part);
  }
  for (const name of ['Close', 'Not now', `Use ${reward.value} Units`]) {
    await tabTo(page, dialog.getByRole('button', { name, exact: true }));
    await expectInView(dialog.locator(':focus'));
  }

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  expect(await spendings()).toHaveLength(1);
  expect((await ledgerOf(player))[0]?.balanceAfter).toBe(balance - reward.value);
});

/** Expects that an element is whole in the window, and that nothing lies over it. */
async function expectInView(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.95 });
  const covered = await element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const at = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return at.some((found) => found === null || !(shown.contains(found) || found.contains(shown)));
  });
  expect(covered, `${await element.textContent()} is covered`).toBe(false);
}

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
  await page.getByRole('button', { name: 'See details', exact: true }).click();
  await expect(dialog.getByText(/^CLAIM-/)).toBeVisible();
  expect((await ledgerOf(player))[0]?.balanceAfter).toBe(balance - reward.value);
});

test.describe('a claim while changed policies wait', () => {
  test.use({ expectedErrors: /status of 403/ });

  test('leads to them and back, and goes on after they are accepted', async ({ page }) => {
    const { player, balance, cheapest: reward } = await openGameRewards(page);
    let isAccepted = false;
    await page.route(/\/v3\/users\/[^/]+\/policies$/, (route) => {
      isAccepted = true;
      return route.continue();
    });
    await page.route(/\/club\/rewards(\?|$)/, (route) => {
      if (isAccepted || route.request().method() !== 'POST') return route.continue();
      const headers = { 'Access-Control-Allow-Origin': siteUrl, 'Access-Control-Allow-Credentials': 'true' };
      return route.fulfill({ status: 403, headers, json: { errorCode: 2026, message: 'Accept the policies.' } });
    });
    await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: `Claim ${reward.name}` });
    const claim = sheet.getByRole('button', { name: `Use ${reward.value} Units` });
    await claim.click();
    await expect(sheet.getByText('Our policies have changed')).toBeVisible();
    await sheet.getByRole('link', { name: 'Read and accept policies' }).press('Enter');

    const profile = page.getByRole('dialog', { name: 'Your profile' });
    await profile.getByRole('button', { name: 'Accept the policies' }).click();
    await expect(profile.getByText('Thank you for accepting the policies.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`reward=${reward.rewardId}$`));
    await expectFocusKept(page);

    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await claim.click();
    await expect(sheet.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    expect((await ledgerOf(player))[0]?.balanceAfter).toBe(balance - reward.value);
  });
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
    await expect(dialog.getByRole('alert')).toContainText('we won’t take your Units twice');
    isLost = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();

    const ledger = await ledgerOf(player);
    expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
    expect(ledger[0]?.balanceAfter).toBe(balance - reward.value);
  });

  test('shows what is so once the player leaves it', async ({ page }) => {
    const { balance, cheapest: reward } = await openGameRewards(page);
    await page.route(/\/club\/rewards(\?|$)/, loseResponse);
    await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();

    await expect((await findReward(page, reward.name)).getByText('Owned')).toBeVisible();
    const units = `${balance - reward.value} Units`;
    await expect(page.getByRole('banner').getByRole('link', { name: units })).toBeVisible();
  });
});
