import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../support/axe';
import { activate, challengesOf, clubGames, ledgerOf, sendEvent, weeklyChallenges } from '../support/games';
import { expectFocusKept } from '../support/keyboard';
import { comeBack, sendReadsSingly, untilIdle } from '../support/pages';
import { demoPlayer, newPlayer, signOn, type Player } from '../support/players';
import { accountButton } from '../support/signOnWidget';
import { loseResponse } from '../support/loseResponse';
import { expect, test } from '../support/test';

/** A weekly challenge that the player has not activated, with the event that it counts. */
async function aFreshWeekly(player: Player) {
  const [weekly] = await weeklyChallenges();
  if (!weekly) throw new Error('No weekly challenge runs.');
  const found = (await challengesOf(player, weekly.spaceId)).find(
    ({ challengeId }) => challengeId === weekly.challengeId,
  );
  if (!found) throw new Error(`${weekly.gameTitle} does not have ${weekly.name}.`);
  return { ...weekly, event: found.event, target: found.target };
}

async function gameCalled(slug: string) {
  const game = (await clubGames()).find((one) => one.slug === slug);
  if (!game) throw new Error(`There is no game ${slug}.`);
  return game;
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

async function expectNoViolations(page: Page) {
  // Where the page is scrolled, the header may lie over half of a link.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsIn(page)).toEqual([]);
}

const toast = (page: Page, words: string) => page.getByRole('region', { name: /^Messages/ }).getByText(words);

test('a weekly challenge shows why it has no progress, then what counted, and ends in the history', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  const weekly = await aFreshWeekly(player);
  const other = (await clubGames()).find(({ spaceId }) => spaceId !== weekly.spaceId);
  await sendEvent(player, { spaceId: weekly.spaceId, platform: 'PC' }, { name: weekly.event, count: 1 });
  await signOn(context, player);
  await page.goto(`/game/${weekly.gameSlug}/PC/challenges`);
  const row = rowOf(page, weekly.name);

  await test.step('before the activation: the event is listed, and did not count', async () => {
    await row.getByRole('button', { name: 'Why didn’t it count?' }).click();
    await expect(row.getByText('Activate it first')).toBeVisible();
    await expect(row.getByRole('cell', { name: 'Before you activated it' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('after the activation: events count, and one that another game does not declare is not kept', async () => {
    await row.getByRole('button', { name: 'Activate' }).click();
    await expect(toast(page, `${weekly.name} is active`)).toBeVisible();
    await sendEvent(player, { spaceId: weekly.spaceId, platform: 'PC' }, { name: weekly.event, count: 2 });
    await sendEvent(player, { spaceId: other?.spaceId ?? '' }, { name: weekly.event, count: 1 });
    await comeBack(page);
    await expect(row.getByText(`2 of ${weekly.target}`, { exact: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: '+2' })).toBeVisible();
    await expect(row.getByRole('cell', { name: 'Another game' })).toHaveCount(0);
  });

  await test.step('when completed: it is banked, with a message and an entry in the history', async () => {
    await sendEvent(player, { spaceId: weekly.spaceId }, { name: weekly.event, count: weekly.target });
    await comeBack(page);
    await row.getByRole('button', { name: `Bank ${weekly.reward.units} Units` }).click();
    await expect(toast(page, `${weekly.reward.units} Units banked`)).toBeVisible();
    await expect(row.getByText('Banked', { exact: true })).toBeVisible();
    const past = page.getByRole('table', { name: 'History' }).getByRole('row', { name: weekly.name });
    await expect(past).toContainText(`+${weekly.reward.units}`);
    await expectNoViolations(page);
  });
});

test('a challenge of one platform shows that events on another one do not count', async ({ page, context }) => {
  const player = await newPlayer();
  const { spaceId } = await gameCalled('redline-coast');
  const special = (await challengesOf(player, spaceId)).find(({ platforms }) => platforms?.join() === 'PC');
  if (!special) throw new Error('No challenge counts on PC only.');
  await sendEvent(player, { spaceId, platform: 'PS4' }, { name: special.event, count: 1 });
  await signOn(context, player);
  await page.goto('/game/redline-coast/PS4/challenges');

  const row = rowOf(page, special.name);
  await row.getByRole('button', { name: 'Why didn’t it count?' }).click();
  await expect(row.getByText('Counts on PC only')).toBeVisible();
  await expect(row.getByRole('row', { name: /PlayStation 4/ })).toContainText('Doesn’t count on this platform');
});

test.describe('a bank call whose response is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 409/ });

  test('pays once, and the retry shows that the challenge is banked', async ({ page, context }) => {
    const player = await newPlayer();
    const weekly = await aFreshWeekly(player);
    await activate(player, weekly);
    await sendEvent(player, { spaceId: weekly.spaceId }, { name: weekly.event, count: weekly.target });
    await signOn(context, player);
    let isLost = true;
    await page.route(/\/club\/challenges\?/, (route) => {
      if (!isLost || route.request().method() !== 'PUT') return route.continue();
      return loseResponse(route);
    });
    await page.goto('/challenges');
    const row = rowOf(page, weekly.name);
    const bank = row.getByRole('button', { name: `Bank ${weekly.reward.units} Units` });

    await bank.click();
    await expect(row.getByRole('alert')).toContainText('You haven’t lost anything');
    isLost = false;
    await bank.click();
    await expect(row.getByText('Banked', { exact: true })).toBeVisible();

    expect((await ledgerOf(player)).filter(({ kind }) => kind === 'earned')).toHaveLength(1);
  });
});

test('after a game, everything is read again, told once, and banked at once', async ({ page, context }) => {
  const player = await newPlayer();
  const weekly = await aFreshWeekly(player);
  const { spaceId } = await gameCalled('hollow-north');
  const community = (await challengesOf(player, spaceId)).find((challenge) => challenge.community !== null);
  if (!community) throw new Error('Hollow North has no challenge of all players.');
  await activate(player, weekly);
  await signOn(context, player);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your sky is still empty' })).toBeVisible();

  await sendEvent(player, weekly, { name: weekly.event, count: weekly.target });
  await sendEvent(player, { spaceId }, { name: community.event, count: 1 });
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Your sky is still empty' })).toHaveCount(0);

  const units = weekly.reward.units + community.reward.units;
  const bankAll = page.getByRole('button', { name: `Bank all ${units} Units` });
  await expect(bankAll).toBeVisible();
  await page.goto('/challenges?nav=0');
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Weekly.*Units to bank$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Community.*Units to bank$/ })).toBeVisible();
  await bankAll.press('Enter');
  await expect(toast(page, `${units} Units banked`)).toBeVisible();
  await expect(page.getByRole('tab', { name: /Units to bank$/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expectNoViolations(page);
});

test('the tabs follow Back and Forward, also when Back interrupts a choice', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await page.goto('/challenges?kind=special');
  await expect(tab(/^Special/)).toHaveAttribute('aria-selected', 'true');
  await untilIdle(page);

  // The router has written the address, and the page is being rendered.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      history.pushState = pushState;
      setTimeout(() => history.back());
    };
  });
  await tab(/^Community/).focus();
  await expect(page).toHaveURL(/\?kind=special$/);
  await expect(tab(/^Special/)).toHaveAttribute('aria-selected', 'true');
  await untilIdle(page);
  await page.goForward();
  await expect(page).toHaveURL(/\?kind=community$/);
  await expect(tab(/^Community/)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(/^Special/)).toHaveAttribute('aria-selected', 'true');
});

test('activates all waiting challenges in every game at once, and pays the player’s part of a community challenge', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  const { spaceId } = await gameCalled('hollow-north');
  const community = (await challengesOf(player, spaceId)).find((challenge) => challenge.community !== null);
  if (!community) throw new Error('Hollow North has no challenge of all players.');
  await sendEvent(player, { spaceId }, { name: community.event, count: 1 });
  await sendEvent(player, await gameCalled('saltwatch'), { name: 'session.ended', count: 600 });
  await signOn(context, player);
  await page.goto('/challenges');

  await test.step('by keyboard', async () => {
    await page.getByRole('tab', { name: /^Community/ }).focus();
    await expect(rowOf(page, community.name).getByText('What counted')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: /^Special/ })).toBeFocused();
    // A tab that is left immediately adds no history entry.
    await expect(page).toHaveURL(/\?kind=special$/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: /^Weekly/ })).toBeFocused();
    await expect(page).toHaveURL(/\?kind=weekly$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^Special/ })).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(page.getByRole('tab', { name: /^Weekly/ })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('activate all', async () => {
    const all = page.getByRole('button', { name: /^Activate all \d/ });
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(3);
    await all.press('Enter');
    await expect(toast(page, `${count} challenges are active`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Activate/ })).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('the community challenge', async () => {
    const tabs = page.getByRole('tablist');
    await page.getByRole('tab', { name: /^Community/ }).click();
    const withRoom = await topOf(tabs);
    await rowOf(page, community.name)
      .getByRole('button', { name: `Bank ${community.reward.units} Units` })
      .click();
    await expect(toast(page, `${community.reward.units} Units banked`)).toBeVisible();
    expect(await topOf(tabs), 'no room is left for buttons that bank or activate').toBeLessThan(withRoom);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: community.name })).toContainText('Hollow North');
    await expectNoViolations(page);
  });
});

test('a newcomer without a game activates, plays and banks on the dashboard', async ({ page, context }) => {
  const player = await newPlayer();
  await signOn(context, player);
  await page.goto('/dashboard');
  const start = page.getByRole('main').locator('section').filter({ hasText: 'Start with any of these' });
  const first = start
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Activate' }) })
    .first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await expectNoViolations(page);

  await first.getByRole('button', { name: 'Activate' }).press('Enter');
  await expect(toast(page, `${name} is active`)).toBeVisible();
  await expectFocusKept(page);
  const weekly = (await weeklyChallenges()).find((challenge) => challenge.name === name);
  if (!weekly) throw new Error(`${name} does not run.`);
  const found = (await challengesOf(player, weekly.spaceId)).find((challenge) => challenge.name === name);
  await sendEvent(player, weekly, { name: found?.event ?? '', count: found?.target ?? 0 });
  await comeBack(page);
  await rowOf(page, name)
    .getByRole('button', { name: `Bank ${weekly.reward.units} Units` })
    .press('Enter');
  await expect(toast(page, `${weekly.reward.units} Units banked`)).toBeVisible();
  await expectFocusKept(page);
});

test.describe('while the services fail', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('each part shows an error with what is safe, and loads on retry', async ({ page, context }) => {
    const player = await newPlayer();
    const { spaceId, slug } = await gameCalled('saltwatch');
    await sendEvent(player, { spaceId }, { name: 'session.ended', count: 600 });
    await signOn(context, player);
    await sendReadsSingly(context);
    let isDown = true;
    await page.route(/\/challenges\/(details|events|history)\?/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.goto(`/game/${slug}/PC/challenges`);
    await expect(page.getByText('Your progress is safe.')).toBeVisible();
    await expect(page.getByText('Units you banked are in your balance.')).toBeVisible();
    await expectNoViolations(page);

    isDown = false;
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveCount(2);
    await retry.last().click();
    await expect(page.getByText('No past challenges yet')).toBeVisible();
    await retry.press('Enter');
    await expect(page.getByRole('heading', { name: 'Weekly' })).toBeVisible();
    await expectFocusKept(page);

    isDown = true;
    await page
      .getByRole('button', { name: /^Why didn’t it count\?/ })
      .first()
      .click();
    await expect(page.getByText('Your progress is safe.')).toBeVisible();
    isDown = false;
    await retry.click();
    await expect(page.getByText(/^Your games haven’t reported any .* yet\./)).toBeVisible();
  });
});

test('visitors see what challenges are, and no player’s challenges', async ({ page }) => {
  await page.goto('/challenges');
  await expect(page.getByRole('heading', { level: 1, name: 'A reason to play, every week' })).toBeVisible();
  await expect(page.getByText('Your challenges', { exact: true })).not.toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
});
