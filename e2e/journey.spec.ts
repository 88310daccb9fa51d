import type { Page } from '@playwright/test';
import { translatorFor } from '../platform/locale/translator';
import { linkMailedTo } from './support/emails';
import { anyWeeklyChallenge, ledgerOf, openRewards } from './support/games';
import { newcomer, playGame, ticketOf } from './support/players';
import { findReward } from './support/rewardCards';
import { accountButton, fillSignUp, signOut, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { chooseLanguage } from './support/language';

test.use({ expectedErrors: /status of 403/ });

test('from a visitor’s first look to a player who claims a reward and leaves', async ({ page }) => {
  test.slow();
  const [person, weekly] = [newcomer(), await anyWeeklyChallenge()];
  const title = (text: string) => page.getByRole('heading', { name: text });

  await test.step('a visitor reads on and changes the language', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Take a tour' }).click();
    await title('Your first challenge is already open').scrollIntoViewIfNeeded();
    await chooseLanguage(page.getByRole('contentinfo'), 'fr-FR');
    await expect(page).toHaveURL(/\/fr-FR(#|$)/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });

  const french = textsIn('fr-FR');
  const frenchWidget = translatorFor('fr-FR');

  await test.step('joins the club in the widget, and lands on the dashboard', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: french('ui.join') })
      .click();
    const widget = widgetIn(page);
    await fillSignUp(widget, person, frenchWidget);
    await widget.getByRole('button', { name: frenchWidget('signup.submit') }).click();
    await expect(page).toHaveURL('/fr-FR/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(title(french('dashboard.first.title'))).toBeVisible();
  });

  await test.step('changes back to English', async () => {
    await chooseLanguage(page.getByRole('contentinfo'), 'en-US');
    await expect(page).toHaveURL('/en-US/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    expect(await balanceIn(page)).toBe(0);
  });

  await test.step('plays for the first time, and finds the game on the dashboard', async () => {
    await playGame(person, weekly.gameSlug);
    await page.reload();
    await expect(title(weekly.gameTitle)).toBeVisible();
    await page.getByRole('link', { name: 'Open game' }).click();
    await expect(page).toHaveURL(new RegExp(`/en-US/game/${weekly.gameSlug}/`));
    await expect(page.getByRole('heading', { level: 1, name: weekly.gameTitle })).toBeVisible();
  });

  const section = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  const challenge = page.getByRole('main').getByRole('listitem').filter({ hasText: weekly.name });

  await test.step('activates a weekly challenge, completes it by playing, and banks it', async () => {
    await section('Challenges').click();
    await challenge.getByRole('button', { name: 'Activate' }).click();
    // Only play after that counts, and the button disappears before the platform has answered.
    await expect(page.getByText(`${weekly.name} is active`, { exact: true })).toBeVisible();
    await expect(challenge.getByRole('button', { name: 'Activate' })).toHaveCount(0);
    await playGame(person, weekly.gameSlug);
    await page.reload();
    const bank = challenge.getByRole('button', { name: `Bank ${weekly.reward.units} Units` });
    await expect(bank).toBeVisible();
    const before = await balanceIn(page);
    await bank.click();
    await expect(challenge.getByText('Banked')).toBeVisible();
    await expect(page.getByText(`${weekly.reward.units} Units banked`, { exact: true })).toBeVisible();
    await expect.poll(() => balanceIn(page)).toBe(before + weekly.reward.units);
  });

  const player = { ...person, userId: '', ticket: await ticketOf(person) };
  const [reward] = await openRewards(player, weekly.spaceId);
  if (!reward) throw new Error('The game has no open reward.');
  const before = await balanceIn(page);
  const after = before - reward.value;

  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: reward.name, exact: true }) });

  await test.step('tries to claim a reward, and is asked to confirm the email address', async () => {
    await section('Rewards').click();
    await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: `Use ${reward.value} Units for ${reward.name}?` })).toBeVisible();
    await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
    await expect(dialog.getByRole('alert')).toContainText('Confirm your email first');
    await expect(dialog.getByRole('alert')).toContainText(person.email);
  });

  await test.step('confirms it in another tab, by the link of a new email', async () => {
    const first = await linkMailedTo(person.email, 'verify');
    await dialog.getByRole('button', { name: 'Send the link again' }).click();
    await expect(dialog.getByText('Link sent.')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(await linkMailedTo(person.email, 'verify', first));
    await expect(tab.getByText(person.email)).toBeVisible();
    await tab.getByRole('button', { name: 'Confirm address' }).click();
    await expect(tab.getByText('Your email is confirmed.')).toBeVisible();
    await tab.close();
  });

  await test.step('claims the reward in two steps', async () => {
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText('Owned')).toBeVisible();
    await expect.poll(() => balanceIn(page)).toBe(after);
  });

  await test.step('finds the same in the ledger', async () => {
    await page.getByRole('link', { name: unitsInWords(after), exact: true }).click();
    await expect(page).toHaveURL('/en-US/units');
    const newest = page.getByRole('table', { name: 'Units history' }).getByRole('row').nth(1);
    await expect(newest).toContainText(reward.name);
    await expect(newest).toContainText(`−${reward.value}`);
    await expect(newest.getByRole('cell').last()).toHaveText(String(after));
    expect((await ledgerOf(player))[0]).toMatchObject({ kind: 'spent', units: -reward.value, balanceAfter: after });
  });

  await test.step('is still signed in after a reload, and a visitor after signing out', async () => {
    await page.reload();
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${person.name}`);
    expect(await balanceIn(page)).toBe(after);

    await signOut(page);
    await expect(page).toHaveURL('/en-US');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/en-US/units');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    const shown = await page.content();
    expect(shown).not.toContain(person.name);
    expect(shown).not.toContain(person.email);
    await expect(page.getByRole('table', { name: 'Units history' })).toHaveCount(0);
  });
});

const unitsInWords = (units: number) => `${units} Unit${units === 1 ? '' : 's'}`;

/** The balance in the header, which links to the Units page. */
async function balanceIn(page: Page): Promise<number> {
  const pill = page.getByRole('banner').getByRole('link', { name: /^\d+ Units?$/ });
  return parseInt((await pill.getAttribute('aria-label')) ?? '', 10);
}
