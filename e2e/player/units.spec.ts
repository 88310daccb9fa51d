import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { violationsIn } from '../support/axe';
import { ledgerOf, playerWithUnits } from '../support/games';
import { sendReadsSingly, untilIdle } from '../support/pages';
import { demoPlayer, newPlayer, signOn } from '../support/players';
import { expect, test } from '../support/test';
import { resize } from '../support/resize';

const ledger = (page: Page) => page.getByRole('table', { name: 'Units history' });
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

test('the ledger is filtered by kind and game and read page by page, and the address keeps it', async ({
  page,
  context,
}) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await expect(rows(page)).toHaveCount(20);

  await test.step('older entries are added below the others', async () => {
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(page).toHaveURL(/\/units\?pages=2$/);
    await page.reload();
    await expect(rows(page)).toHaveCount(40);
  });

  await test.step('filters by one kind and one game', async () => {
    await page.getByRole('button', { name: 'Spent', exact: true }).click();
    await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Saltwatch' });
    await expect(page).toHaveURL(/\/units\?kind=spent&game=saltwatch$/);
    await expect(rows(page).first()).toContainText('Saltwatch');
    for (const row of await rows(page).all()) await expect(row).toContainText(/Spent.*Saltwatch.*\u2212\d/s);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Spent', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page).first()).toContainText('Saltwatch');
  });

  await test.step('an empty result shows a message and a way back', async () => {
    await page.getByRole('button', { name: 'Refunded' }).click();
    await expect(page.getByRole('heading', { name: 'No matching entries' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(rows(page)).toHaveCount(20);
  });
  expect(await violationsIn(page)).toEqual([]);
});

test.describe('when older entries do not load', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('the loaded entries stay, and the others load on retry', async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await sendReadsSingly(context);
    await page.goto('/units');
    await expect(rows(page)).toHaveCount(20);
    await page.route(transactions, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(page.getByRole('alert').getByText('Your Units and your history are safe')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await page.unroute(transactions);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(40);
  });

  test('an incomplete ledger is not exported', async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await sendReadsSingly(context);
    await page.goto('/units');
    await expect(rows(page)).toHaveCount(20);
    await page.route(transactions, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Save Units history as CSV' }).click();
    await expect(page.getByText('We couldn’t create the file')).toBeVisible();
    await page.unroute(transactions);
    expect((await saved(page, 'Save Units history as CSV')).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('exports the whole ledger as CSV and JSON, regardless of the filters', async ({ page, context }) => {
  const { player, balance } = await playerWithUnits(20);
  const lines = await ledgerOf(player);
  await signOn(context, player);
  await page.goto('/units?kind=earned');

  const csv = await saved(page, 'Save Units history as CSV');
  expect(csv.suggestedFilename()).toMatch(/^meridian-club-units-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...table] = (await contentOf(csv)).trimEnd().split('\r\n');
  expect(head).toBe('\ufeffDate,What,Type,Details,Game,Units,Balance,Expires');
  expect(table).toHaveLength(lines.length);
  expect(table[0]).toContain(`,${balance},`);

  const json = await saved(page, 'Save Units history as JSON');
  expect(json.suggestedFilename()).toMatch(/^meridian-club-units-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await contentOf(json))).toMatchObject({ transactions: lines });
  await expect(page.getByText('Units history saved').first()).toBeVisible();
});

test('a calendar reads the deadlines at a private address, until the player turns it off', async ({
  page,
  context,
}) => {
  const { player } = await playerWithUnits(20);
  await signOn(context, player);
  await page.goto('/units');
  await page.getByRole('link', { name: 'Add to calendar' }).press('Enter');
  await expect(page).toHaveURL('/units?_popup=calendar');
  const dialog = page.getByRole('dialog', { name: 'Club dates in your calendar' });
  await dialog.getByRole('button', { name: 'Create calendar link' }).press('Enter');
  const link = dialog.getByRole('link', { name: 'Open in calendar' });
  await expect(link).toHaveAttribute('href', /^webcal:.*\.ics$/);
  expect(await violationsIn(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const calendar = (await contentOf(await download)).replaceAll('\r\n ', '');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  expect(calendar).toMatch(/SUMMARY:Units that expire: \d+/);

  const address = await dialog.getByRole('link', { name: 'Download' }).getAttribute('href');
  expect((await fetch(address ?? '')).status).toBe(200);
  await dialog.getByRole('button', { name: 'Turn off link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await fetch(address ?? '')).status).toBe(404);
});

test('warns of Units that expire, at every width', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await expect(page.getByRole('main').getByText(/^\d+ expires? (on |today, )/)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/expires? (in \d+ days?|today)/)).toBeVisible();
  await untilIdle(page);
  await resize(page, { width: 360, height: 780 });
  await page.goto('/dashboard');
  const warning = page.getByRole('main').getByRole('link', { name: /expires? (in \d+ days?|today)/ });
  await expect(warning).toBeVisible();
  await warning.click();
  await expect(page).toHaveURL(/\/units$/);
});

test('a newcomer’s page shows what to do, and passes axe', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/units');
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect(page.getByText('Finish a challenge in any game, then bank its Units to see them here.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});
