import { z } from 'zod';
import type { NoticeChoice, NoticeKind, QuietHours } from '../../services/club/notices';
import { violationsIn } from '../support/axe';
import { linkMailedTo } from '../support/emails';
import { requestFriendship } from '../support/friends';
import { fetchFromPlatform } from '../support/platform';
import { newPlayer, signOn, type Player } from '../support/players';
import { expect, test } from '../support/test';

const noQuietHours = { isOn: false, from: 22, until: 8, timeZone: 'UTC' };

test('a player reads a notice and follows it to where it is answered', async ({ page, context }) => {
  const [player, friend] = [await newPlayer(), await newPlayer()];
  await requestFriendship(friend, player);
  await signOn(context, player);
  await page.goto('/units');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');

  await bell.press('Enter');
  await expect(page).toHaveURL('/units?_popup=notices');
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const notice = dialog.getByRole('link', { name: `New friend request: ${friend.name}` });
  await expect(notice).toContainText('New');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true, includeHidden: true })).toBeAttached();
  expect(await violationsIn(page)).toEqual([]);

  await notice.click();
  await expect(page).toHaveURL('/friends?view=requests');
  await expect(page.getByRole('button', { name: `Accept request from ${friend.name}` })).toBeVisible();

  await page.goto('/units?_popup=notices');
  await expect(dialog.getByText(`New friend request: ${friend.name}`)).toBeVisible();
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(0);
});

test('a kind of notice is stopped by one click from its email, and by keyboard in the profile', async ({
  page,
  context,
}) => {
  const [player, friend] = [await newPlayer(), await newPlayer()];
  await setQuietHours(player, noQuietHours);
  await requestFriendship(friend, player);

  await page.goto(await linkMailedTo(player.email, 'notices'));
  expect(await isNoticeChosen(player, 'friendRequest', 'email')).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.getByRole('status')).toContainText('We won’t email you about this anymore.');
  expect(await isNoticeChosen(player, 'friendRequest', 'email')).toBe(false);

  await signOn(context, player);
  await page.goto('/units?_popup=profile.notices');
  const requests = page.getByRole('group', { name: 'Friend requests' });
  await expect(requests.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  await requests.getByRole('switch', { name: 'In the club' }).press('Space');
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  expect(await isNoticeChosen(player, 'friendRequest', 'club')).toBe(false);
  expect(await violationsIn(page)).toEqual([]);
});

const choicesPath = '/v1/profiles/me/club/notices/choices';

const settings = z.object({
  choices: z.array(z.object({ kind: z.string(), channel: z.string(), isChosen: z.boolean() })),
});

/** Sets a player's quiet hours, without the site: what is emailed must not depend on when the tests run. */
const setQuietHours = ({ ticket }: Player, quietHours: QuietHours) =>
  fetchFromPlatform(choicesPath, settings, { method: 'PUT', ticket, body: { choices: [], quietHours } });

/** Whether a player gets a kind of notice through a channel. */
const isNoticeChosen = async ({ ticket }: Player, kind: NoticeKind, channel: NoticeChoice['channel']) =>
  (await fetchFromPlatform(choicesPath, settings, { ticket })).choices.some(
    (choice) => choice.kind === kind && choice.channel === channel && choice.isChosen,
  );
