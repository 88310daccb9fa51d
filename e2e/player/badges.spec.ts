import type { Page } from '@playwright/test';
import { violationsIn } from '../support/axe';
import { playerWithBadges, selectedBadgesOf, selectBadgesElsewhere } from '../support/badges';
import { enlargeText } from '../support/layout';
import { newPlayer, signOn } from '../support/players';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Badge showcase' });
const slots = (page: Page) => dialog(page).getByRole('list', { name: 'Your showcase' }).getByRole('listitem');
const showcase = (page: Page) => page.getByRole('list', { name: 'Badge showcase' }).getByRole('listitem');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save showcase' });

/** A player with badges, and the names of three of them. */
async function aPlayerWithThree() {
  const { player, game, badges } = await playerWithBadges();
  const [first, second, third] = badges;
  if (!first || !second || !third) throw new Error(`${game.title} gives ${badges.length} badges.`);
  return { player, game, first, second, third };
}

/** The dialog's button that adds or removes a badge. */
const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}, `) });

test('badges are chosen and ordered by keyboard alone, and friends see them immediately', async ({ page, context }) => {
  const { player, first, second } = await aPlayerWithThree();
  await signOn(context, player);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit showcase', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/_popup=badges/);

  for (const { name } of [first, second]) {
    await choice(page, name).focus();
    await page.keyboard.press('Space');
  }
  await expect(slots(page).nth(1)).toContainText(second.name);
  expect(await violationsIn(page)).toEqual([]);

  const earlier = dialog(page).getByRole('button', { name: `Move ${second.name} one slot earlier` });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(slots(page).first()).toContainText(second.name);
  await expect(earlier).toBeFocused();
  await save(page).focus();
  await page.keyboard.press('Enter');

  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Showcase saved').first()).toBeVisible();
  await expect(showcase(page).nth(0)).toContainText(second.name);
  await expect(showcase(page).nth(1)).toContainText(first.name);
  expect((await selectedBadgesOf(player)).badges.map(({ name }) => name)).toEqual([second.name, first.name]);
});

test('badges are dragged into their order and taken out with a pointer', async ({ page, context }) => {
  const { player, game, first, second, third } = await aPlayerWithThree();
  await selectBadgesElsewhere(
    player,
    [first, second, third].map(({ badgeId }) => badgeId),
  );
  await signOn(context, player);
  await page.goto(`/game/${game.slug}/PC/badges`);
  await page.getByRole('main').getByRole('link', { name: 'Edit showcase' }).click();

  const from = await slots(page).nth(2).locator('img').boundingBox();
  const to = await slots(page).nth(0).locator('img').boundingBox();
  if (!from || !to) throw new Error('The slots cannot be seen.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
  await page.mouse.up();
  await expect(slots(page).first()).toContainText(third.name);

  await dialog(page)
    .getByRole('button', { name: `Remove ${first.name} from the showcase` })
    .click();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect((await selectedBadgesOf(player)).badges.map(({ name }) => name)).toEqual([third.name, second.name]);
  await expect(page.getByText('In your showcase')).toHaveCount(2);
});

test('what saves a choice stays in view where the badges do not fit', async ({ page, context }) => {
  const { player, first } = await aPlayerWithThree();
  await signOn(context, player);
  const fits = async () => {
    for (const [width, height] of [
      [1280, 560],
      [360, 640],
    ] as const) {
      await resize(page, { width, height });
      await expect(save(page)).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto('/dashboard?_popup=badges');
  await choice(page, first.name).click();
  await fits();
  await enlargeText(page);
  await fits();
});

test.describe('a choice that another device has changed', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('is merged with the other device’s change, so that neither is lost', async ({ page, context }) => {
    const { player, first, second, third } = await aPlayerWithThree();
    await selectBadgesElsewhere(player, [first.badgeId]);
    await signOn(context, player);
    await page.goto('/dashboard?_popup=badges');
    await choice(page, second.name).click();
    await selectBadgesElsewhere(player, [first.badgeId, third.badgeId]);
    await save(page).click();

    await expect(page.getByText('We kept both changes').first()).toBeVisible();
    expect((await selectedBadgesOf(player)).badges.map(({ name }) => name)).toEqual([
      first.name,
      second.name,
      third.name,
    ]);
    await expect(showcase(page).nth(2)).toContainText(third.name);
  });
});

test.describe('a choice that cannot be saved', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('stays in the dialog for a retry, and the saved one is unchanged', async ({ page, context }) => {
    const { player, first } = await aPlayerWithThree();
    await signOn(context, player);
    await page.goto('/dashboard?_popup=badges');
    await choice(page, first.name).click();
    await page.route(/\/profiles\/entities\//, (route) => route.fulfill({ status: 500, json: {} }));
    await save(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Your changes are still here');
    expect(await violationsIn(page)).toEqual([]);
    expect((await selectedBadgesOf(player)).badges).toEqual([]);

    await page.unroute(/\/profiles\/entities\//);
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    expect((await selectedBadgesOf(player)).badges.map(({ name }) => name)).toEqual([first.name]);
  });
});

test('shows a newcomer how to earn a badge', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/dashboard?_popup=badges');
  await expect(dialog(page).getByRole('heading', { name: 'No badges yet' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
