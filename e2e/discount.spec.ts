import { codesOf, ledgerOf, playerWithUnits } from './support/games';
import { newPlayer, signOn } from './support/players';
import { fillLogIn, widgetIn } from './support/signOnWidget';
import { resize } from './support/resize';
import { loseResponse } from './support/loseResponse';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

test('a visitor signs in on the discount page, gets a code and finds it again', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { player, balance } = await playerWithUnits(100);
  const after = balance - 100;

  await page.goto('/shop-discount');
  await page.getByRole('button', { name: 'Sign in for your code' }).click();
  const widget = widgetIn(page);
  await fillLogIn(widget, player);
  await widget.getByRole('button', { name: 'Log in' }).click();

  const dialog = page.getByRole('dialog', { name: 'Get a code for the store' });
  await expect(dialog.getByRole('heading', { name: 'Use 100 Units for a code?' })).toBeVisible();
  await expect(page).toHaveURL('/shop-discount');
  await expect(dialog.getByText('Remaining balance')).toContainText(String(after));
  await dialog.getByRole('button', { name: 'Use 100 Units' }).dblclick();

  await expect(dialog.getByRole('heading', { name: 'Here’s your code' })).toBeVisible();
  const code = (await dialog.getByText(/^MERIDIAN(-[\dA-F]{4}){3}$/).textContent()) ?? '';
  expect(await codesOf(player)).toEqual([code]);
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('banner').getByRole('link', { name: `${after} Units` })).toBeVisible();
  const ledger = await ledgerOf(player);
  expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
  expect(ledger[0]).toMatchObject({ units: -100, balanceAfter: after });

  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
});

test('a phone shows in German that a code cannot be returned before it is paid', async ({ page }) => {
  const { player } = await playerWithUnits(100);
  const t = textsIn('de-DE');
  await signOn(page.context(), player);
  await resize(page, { width: 360, height: 740 });
  await page.goto('/de-DE/discount');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('discount.get') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const sentence = await dialog.getByText(t('discount.redeem.final')).boundingBox();
  const button = await dialog.getByRole('button', { name: t('payment.use', { price: 100 }) }).boundingBox();
  expect(sentence && sentence.y + sentence.height).toBeLessThan(button?.y ?? 0);
});

test.describe('a code whose response is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is claimed once, and is among the codes once the player leaves it', async ({ page }) => {
    const { player, balance } = await playerWithUnits(100);
    await signOn(page.context(), player);
    await page.route('**/PromotionKeyRewards', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      return loseResponse(route);
    });
    await page.goto('/discount');
    await page.getByRole('button', { name: 'Trade 100 Units for a code' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use 100 Units' }).click();
    await expect(dialog.getByRole('alert')).toContainText('we won’t take your Units twice');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toContainText('we won’t take your Units twice');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();

    const codes = await codesOf(player);
    expect(codes).toHaveLength(1);
    await expect(page.getByText(codes[0] ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: `${balance - 100} Units` })).toBeVisible();
    const ledger = await ledgerOf(player);
    expect(ledger.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
    expect(ledger[0]?.balanceAfter).toBe(balance - 100);
  });
});

test('shows how many Units are missing when the balance is too low, and links to the challenges', async ({ page }) => {
  await signOn(page.context(), await newPlayer());
  await page.goto('/discount');
  const button = page.getByRole('button', { name: 'Trade 100 Units for a code' });
  await expect(button).toHaveAccessibleDescription('100 Units short');
  await page.getByRole('link', { name: 'Earn them in this week’s challenges' }).click();
  await expect(page).toHaveURL('/challenges');
});
