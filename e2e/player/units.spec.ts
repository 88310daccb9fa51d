import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { violationsIn } from '../support/axe';
import { ledgerOf, playerWithUnits } from '../support/games';
import { demoPlayer, newPlayer, signOn } from '../support/players';
import { expect, test } from '../support/test';

const ledger = (page: Page) => page.getByRole('table', { name: 'Ledger' });
const rows = (page: Page) => ledger(page).locator('tbody tr');
const transactions = /\/units\/transactions\?/;

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

test('a player reads the ledger by kind, by game and page by page, and the address keeps it', async ({
  page,
  context,
}) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await expect(rows(page)).toHaveCount(20);

  await test.step('older lines come under the ones that are there', async () => {
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(page).toHaveURL(/\/units\?pages=2$/);
    await page.reload();
    await expect(rows(page)).toHaveCount(40);
  });

  await test.step('of one kind and one game', async () => {
    await page.getByRole('button', { name: 'Spent', exact: true }).click();
    await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Saltwatch' });
    await expect(page).toHaveURL(/\/units\?kind=spent&game=saltwatch$/);
    await expect(rows(page).first()).toContainText('Saltwatch');
    for (const row of await rows(page).all()) await expect(row).toContainText(/Spent.*Saltwatch.*\u2212\d/s);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Spent', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page).first()).toContainText('Saltwatch');
  });

  await test.step('what there is none of says so, and leads back', async () => {
    await page.getByRole('button', { name: 'Refunded' }).click();
    await expect(page.getByRole('heading', { name: 'No such entries' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(rows(page)).toHaveCount(20);
  });
  expect(await violationsIn(page)).toEqual([]);
});

test.describe('when older lines fail', () => {
  test.use({ expectedNoise: /status of 500/ });

  test('those that are there stay, and the rest comes with a retry', async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await page.goto('/units');
    await expect(rows(page)).toHaveCount(20);
    await page.route(transactions, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(page.getByRole('alert').getByText('Your Units are safe')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await page.unroute(transactions);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page)).toHaveCount(40);
  });

  test('no part of a ledger is saved for the whole', async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await page.goto('/units');
    await expect(rows(page)).toHaveCount(20);
    await page.route(transactions, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save the whole ledger as CSV' }).click();
    await expect(page.getByText('The file could not be made')).toBeVisible();
    await page.unroute(transactions);
    expect((await saved(page, 'Save the whole ledger as CSV')).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('the whole ledger is saved for spreadsheets and for programs, whatever of it is shown', async ({
  page,
  context,
}) => {
  const { player, balance } = await playerWithUnits(20);
  const lines = await ledgerOf(player);
  await signOn(context, player);
  await page.goto('/units?kind=earned');

  const csv = await saved(page, 'Save the whole ledger as CSV');
  expect(csv.suggestedFilename()).toMatch(/^meridian-club-units-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...table] = (await contentOf(csv)).trimEnd().split('\r\n');
  expect(head).toBe('\ufeffDate (UTC),What,Kind,Details,Game,Units,Balance,Expires (UTC)');
  expect(table).toHaveLength(lines.length);
  expect(table[0]).toContain(`,${balance},`);

  const json = await saved(page, 'Save the whole ledger as JSON');
  expect(json.suggestedFilename()).toMatch(/^meridian-club-units-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await contentOf(json))).toMatchObject({ transactions: lines });
  await expect(page.getByText('Ledger saved').first()).toBeVisible();
});

test('what expires and what ends goes into the calendar, under names that stay', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  const download = await saved(page, 'Add to calendar');
  expect(download.suggestedFilename()).toMatch(/^meridian-club-dates-\d{4}-\d\d-\d\d\.ics$/);
  const calendar = await contentOf(download);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toMatch(/DTEND:\d{8}T235959Z/);
  expect(calendar.replaceAll('\r\n ', '')).toMatch(/SUMMARY:\d+ Units expire/);
  expect(calendar.replaceAll('\r\n ', '')).toMatch(/SUMMARY:(Challenge ends|Bank \d+ Units): /);

  const uids = (text: string) => text.replaceAll('\r\n ', '').match(/^UID:.*$/gm);
  const again = await contentOf(await saved(page, 'Add to calendar'));
  expect(uids(again)).toEqual(uids(calendar));
  expect(new Set(uids(calendar)).size).toBe(uids(calendar)?.length);
});

test('the player is warned of what expires, on every width', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await expect(page.getByRole('main').getByText(/^\d+ expires? on /)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/expires? (in \d+ days?|today)/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/dashboard');
  const warning = page.getByRole('main').getByRole('link', { name: /expires? (in \d+ days?|today)/ });
  await expect(warning).toBeVisible();
  await warning.click();
  await expect(page).toHaveURL(/\/units$/);
});

test('a newcomer’s page says what to do, with nothing that axe finds wrong', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/units');
  await expect(page.getByRole('heading', { name: 'Nothing written here yet' })).toBeVisible();
  await expect(page.getByText('Finish a challenge in any game and its Units arrive here.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByText(/No dates to keep|Calendar file saved/).first()).toBeVisible();
});
