import type { Page, Request } from '@playwright/test';
import { pathOf } from '../routes';
import { playerPaths, publicPaths } from '../bench/measuredPages';
import { budgetLines, playerCallBudgets, visitorCallBudgets, type CallBudget } from './support/budgets';
import { isForMeasuring } from './support/measuring';
import { expectLoaded, openAsDemoPlayer, untilIdle } from './support/pages';
import { platformUrl } from './support/settings';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

/** Without what is sent for measuring: the browser decides when that is. */
const isCall = (request: Request) =>
  request.url().startsWith(platformUrl) &&
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  !isForMeasuring(request.url());

const nameOf = (request: Request) => `${request.method()} ${request.url().slice(platformUrl.length)}`;

/** Opens a page and returns the calls that it makes until it is complete and idle. */
async function callsOf(page: Page, path: string, isComplete: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const record = (request: Request) => {
    if (isCall(request)) calls.push(nameOf(request));
  };
  page.on('request', record);
  // A busy browser asks who is there long after a page looks complete: without this, the next page would pay for the call.
  const askedWhoIsThere = page.waitForResponse(`${platformUrl}/sso/ticket`);
  await page.goto(path);
  await askedWhoIsThere;
  await isComplete();
  await expectLoaded(page);
  await untilIdle(page);
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return calls;
}

function countOf(calls: readonly string[]): CallBudget {
  const single = calls.flatMap(singleCalls);
  return { calls: calls.length, repeated: single.length - new Set(single).size };
}

/** The reads that a combined call contains; any other call itself. */
function singleCalls(call: string): string[] {
  const paths = /^GET \/v1\/profiles\/me\/reads\?paths=(.*)$/.exec(call)?.[1];
  return paths === undefined
    ? [call]
    : decodeURIComponent(paths)
        .split(',')
        .map((path) => `GET ${path}`);
}

/** Fails where a page makes more calls than its budget, and prints what is measured and the calls of that page. */
function expectWithin(budgets: Record<string, CallBudget>, made: Record<string, string[]>): void {
  const isOver = ([path, calls]: [string, string[]]) => {
    const budget = budgets[path];
    const count = countOf(calls);
    return !budget || count.calls > budget.calls || count.repeated > budget.repeated;
  };
  const over = Object.entries(made).filter(isOver);
  const measured = Object.fromEntries(Object.entries(made).map(([path, calls]) => [path, countOf(calls)]));
  const message = `Measured, as e2e/support/budgets.ts writes it:\n${budgetLines(measured)}\n`;
  expect(Object.fromEntries(over), message).toEqual({});
}

test('a player’s screens make no more calls than their budgets', async ({ page }) => {
  test.slow();
  await openAsDemoPlayer(page, '/accessibility');
  // What this page still calls for is not counted.
  await page.waitForLoadState('networkidle');
  const made: Record<string, string[]> = {};
  const shared = (['index', 'rewards', 'challenges', 'units'] as const).map((name) => pathOf({ page: name }));
  for (const path of [...shared, ...playerPaths])
    made[path] = await callsOf(page, path, () => expect(accountButton(page)).toBeVisible());
  expectWithin(playerCallBudgets, made);
});

test('a visitor’s pages make no more calls than their budgets', async ({ page }) => {
  test.slow();
  const made: Record<string, string[]> = {};
  for (const path of publicPaths)
    made[path] = await callsOf(page, path, () => expect(page.getByRole('main')).toBeVisible());
  expectWithin(visitorCallBudgets, made);
});
