import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolationsAt, violationsIn } from '../support/axe';
import { matrixOnly } from '../support/matrix';
import { requestFriendship, befriend, friendsOf, presenceFor, requestsOf } from '../support/friends';
import { sendReadsSingly } from '../support/pages';
import { demoPlayer, newPlayer, playGame, signOn } from '../support/players';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const friendsCalls = /\/v3\/profiles\/me\/friends(\/|$)/;
const tabOf = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Player name' });
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });

/** A fresh player, another one, and a function that opens the friends page. */
async function onFriends(page: Page, context: BrowserContext, query = '') {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await signOn(context, player);
  const open = async () => {
    await page.goto(`/friends${query}`);
    await expect(tabOf(page, /^Friends/)).toBeVisible();
  };
  return { player, other, open };
}

/** Makes calls with this method fail until the returned function is called. */
async function breakCalls(page: Page, method: string) {
  await page.route(friendsCalls, (route) => (route.request().method() === method ? route.abort() : route.continue()));
  return () => page.unroute(friendsCalls);
}

test('a player without friends sends a request by name, and it is accepted', async ({ page, context }) => {
  const { player, other, open } = await onFriends(page, context);
  await open();
  await expect(page.getByText('No friends yet')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('tabpanel').getByRole('button', { name: 'Add friend' }).click();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(other.name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sent' }).getByText(other.name, { exact: true })).toBeVisible();
  expect(await requestsOf(other)).toEqual([player.name]);
  expect(await violationsIn(page)).toEqual([]);

  // A request in the other direction accepts the first one.
  await requestFriendship(other, player);
  await page.goto('/friends');
  await expect(page.getByText(other.name, { exact: true })).toBeVisible();
});

test.describe('a friend request that fails', () => {
  test.use({ expectedErrors: /status of (404|409)|ERR_FAILED/ });

  test('keeps the name and shows the reason', async ({ page, context }) => {
    const { player, other, open } = await onFriends(page, context, '?view=requests');
    await befriend(player, other);
    await open();
    const sendRequest = async (name: string) => {
      await nameField(page).fill(name);
      await send(page).click();
    };

    await sendRequest('Nobody_At_All');
    await expect(page.getByText('We couldn’t find Nobody_At_All. Check the spelling.')).toBeVisible();
    await expect(nameField(page)).toHaveValue('Nobody_At_All');
    expect(await violationsIn(page)).toEqual([]);
    await sendRequest(other.name);
    await expect(page.getByText(`You and ${other.name} are already friends.`)).toBeVisible();
    await sendRequest(player.name);
    await expect(page.getByText('That’s your own name.')).toBeVisible();

    const stranger = await newPlayer();
    const restore = await breakCalls(page, 'POST');
    await sendRequest(stranger.name);
    await expect(page.getByText('We couldn’t send the request. Try again in a moment.')).toBeVisible();
    await restore();
    await send(page).click();
    await expect(page.getByRole('button', { name: `Withdraw the request to ${stranger.name}` })).toBeVisible();

    await sendRequest(stranger.name);
    await expect(page.getByText(`You’ve already sent ${stranger.name} a request.`)).toBeVisible();
    expect(await requestsOf(stranger)).toEqual([player.name]);
  });
});

test('the dashboard names “Add friend” without friends, and the requests that wait, as the header does', async ({
  page,
  context,
}) => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await signOn(context, player);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Add friend' }).click();
  await expect(nameField(page)).toBeFocused();

  await requestFriendship(other, player);
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Friends\s*1 friend request$/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '1 friend request' }).click();
  await expect(page.getByRole('button', { name: `Accept request from ${other.name}` })).toBeVisible();
});

test.describe('open requests', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('are accepted, declined and withdrawn, and stay as they were on an error', async ({ page, context }) => {
    const { player, other, open } = await onFriends(page, context, '?view=requests');
    const [nuisance, requested] = [await newPlayer(), await newPlayer()];
    await requestFriendship(other, player);
    await requestFriendship(nuisance, player);
    await requestFriendship(player, requested);
    await open();
    await expect(tabOf(page, /^Requests 2/)).toBeVisible();
    const accept = page.getByRole('button', { name: `Accept request from ${other.name}` });

    const restore = await breakCalls(page, 'PUT');
    await accept.click();
    await expect(page.getByText(`We couldn’t add ${other.name}`)).toBeVisible();
    await expect(accept).toBeVisible();
    await restore();

    await accept.click();
    await expect(page.getByText(`You and ${other.name} are now friends`).first()).toBeVisible();
    await page.getByRole('button', { name: `Decline request from ${nuisance.name}` }).click();
    await page.getByRole('button', { name: `Withdraw the request to ${requested.name}` }).click();
    await expect(page.getByText('No requests right now')).toHaveCount(2);

    await expect.poll(() => requestsOf(player)).toEqual([]);
    expect(await friendsOf(player)).toMatchObject([{ nameOnPlatform: other.name }]);
    expect(await requestsOf(requested)).toEqual([]);
  });
});

test.describe('a favorite', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is marked immediately and kept, or unmarked on an error', async ({ page, context }) => {
    const { player, other, open } = await onFriends(page, context);
    await befriend(player, other);
    await open();
    const star = page.getByRole('button', { name: `Favorite: ${other.name}` });

    const restore = await breakCalls(page, 'PUT');
    await star.click();
    await expect(page.getByText(`We couldn’t update ${other.name} in your favorites`)).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await restore();

    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => friendsOf(player)).toMatchObject([{ isFavorite: true }]);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(await friendsOf(other)).toMatchObject([{ isFavorite: false }]);
  });
});

test('search and filter are kept in the address', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/en-US/friends');
  await page.getByRole('searchbox', { name: 'Name or game' }).fill('coast');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tamsin' })).toBeVisible();
  await expect(page.getByText('Marlowe')).toBeHidden();
  await expect(page).toHaveURL(/\/en-US\/friends\?q=coast$/);
  await page.getByRole('button', { name: /^Favorites/ }).click();
  await expect(page).toHaveURL(/\?q=coast&show=favorites$/);

  await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Name or game' })).toHaveValue('coast');
  await expect(page.getByRole('button', { name: /^Favorites/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Tamsin')).toBeVisible();
});

test('a player chooses their online status', async ({ page, context }) => {
  const { player, other, open } = await onFriends(page, context);
  await befriend(player, other);
  await open();
  const choice = page.getByRole('combobox', { name: 'How friends see you' });
  await expect(choice).toHaveValue('offline');
  await choice.selectOption('dnd');
  await expect.poll(() => presenceFor(other, player)).toBe('dnd');
  await page.reload();
  await expect(choice).toHaveValue('dnd');
});

test('a friend is compared with the player, by keyboard', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/friends');
  const compare = page.getByRole('button', { name: 'Compare with Marlowe' });
  await compare.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You and Marlowe' });
  await expect(dialog.getByRole('table', { name: 'Side by side' })).toContainText('437,900');
  await expect(dialog.getByRole('table', { name: 'Games in common' })).toContainText('Far Meridian');
  await expect(dialog.getByRole('table', { name: 'XP by week' }).getByRole('row')).toHaveCount(9);
  await expectNoViolationsAt(page, [1280, 360]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(page).toHaveURL(/\/friends$/);
});

test.describe('a comparison', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('that did not load is retried; a friend who is removed is removed for both', async ({ page, context }) => {
    const { player, other, open } = await onFriends(page, context);
    await befriend(player, other);
    await open();
    const profile = new RegExp(`${other.userId}/club/website/playerprofile`);
    await sendReadsSingly(context);
    await page.route(profile, (route) => route.abort());
    await page.getByRole('button', { name: `Compare with ${other.name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('We couldn’t load the comparison')).toBeVisible();
    await page.unroute(profile);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('No games in common yet')).toBeVisible();

    await dialog.getByRole('button', { name: 'Remove friend' }).click();
    await dialog.getByRole('button', { name: 'Remove friend', exact: true }).click();
    await expect(page.getByText('No friends yet')).toBeVisible();
    await expect.poll(() => friendsOf(other)).toEqual([]);
  });
});

test('the dialog to block and report is in the language of the page', async ({ page, context }) => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await requestFriendship(other, player);
  await signOn(context, player);
  await page.goto('/de-DE/friends?view=requests');
  const { name } = other;
  const texts = textsIn('de-DE');
  await page.getByRole('button', { name: texts('safety.openOf', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: texts('safety.openOf', { name }) });
  await expect(dialog.getByText(texts('safety.blockLine', { name }))).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts('safety.send') })).toBeVisible();
});

test('a player blocks one who asks, reports a friend, and unblocks', async ({ page, context }) => {
  const { player, other, open } = await onFriends(page, context, '?view=requests');
  const nuisance = await newPlayer();
  await befriend(player, other);
  await requestFriendship(nuisance, player);
  await open();
  await page.getByRole('button', { name: `Block or report ${nuisance.name}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  const block = dialog.getByRole('button', { name: `Block ${nuisance.name}` });
  await expect(block).not.toHaveAttribute('aria-disabled');
  await expectNoViolationsAt(page, [1280, 360]);
  await block.press('Enter');
  await expect(dialog.getByText(`${nuisance.name} is blocked.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const unblock = page.getByRole('button', { name: `Unblock ${nuisance.name}` });
  await expect(unblock).toBeVisible();
  expect(await requestsOf(nuisance)).toEqual([]);
  await expect(requestFriendship(nuisance, player)).rejects.toThrow(/404/);
  expect(await violationsIn(page)).toEqual([]);

  await tabOf(page, /^Friends/).click();
  await page.getByRole('button', { name: `Compare with ${other.name}` }).click();
  await dialog.getByRole('button', { name: 'Block or report' }).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('cheating');
  await dialog.getByRole('textbox', { name: 'What happened? (optional)' }).fill('Flies over the walls');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thanks for your report.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await friendsOf(player)).toMatchObject([{ nameOnPlatform: other.name }]);

  await tabOf(page, /^Requests/).click();
  await unblock.click();
  await expect(unblock).toBeHidden();
  await requestFriendship(nuisance, player);
});

test.describe('the leaderboard', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('changes with what friends play, and is retried when it did not load', async ({ page, context }) => {
    const { player, other, open } = await onFriends(page, context, '?view=leaderboard');
    await befriend(player, other);
    await playGame(player, 'saltwatch');
    await sendReadsSingly(context);
    const leaderboard = /friends\/leaderboard$/;
    await page.route(leaderboard, (route) => route.abort());
    await open();
    await expect(page.getByText('We couldn’t load the leaderboard')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.unroute(leaderboard);
    await page.getByRole('button', { name: 'Try again' }).click();

    const first = page.getByRole('list', { name: 'This week' }).getByRole('listitem').first();
    await expect(first).toContainText('1st place');
    await expect(first).toContainText(player.name);
    await expect(first).toContainText('You');
    for (const game of ['saltwatch', 'moongate', 'far-meridian']) await playGame(other, game);
    await page.reload();
    await expect(first).toContainText(other.name);
    await page.getByRole('button', { name: 'All time' }).click();
    await expect(page).toHaveURL(/\?view=leaderboard&by=total$/);
    await expect(page.getByRole('list', { name: 'All time' }).getByRole('listitem').first()).toContainText(other.name);
  });
});

for (const query of ['', '?view=requests', '?view=leaderboard']) {
  test(`/friends${query} passes axe`, matrixOnly, async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await page.goto(`/friends${query}`);
    await expect(page.getByText('5 of 5 online')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await expectNoViolationsAt(page, [1280, 768, 360]);
  });
}
