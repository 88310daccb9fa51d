import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { chromiumFlags } from '../deploy/local/chromiumFlags';
import { findOrGetChromium } from '../deploy/local/chromium';
import { demoSession } from './demoSession';
import type { BenchOptions } from './options';
import { phone, slowdown } from './phone';
import type { ServedSites } from './servedSites';
import { milliseconds, tableOf } from './table';

interface Input {
  name: string;
  path: string;
  /** Whether the demo player does it; a visitor otherwise. */
  isPlayers?: boolean;
  /** Presses what it measures, once the page is quiet. */
  act: (page: Page) => Promise<void>;
}

const search = (page: Page) => page.getByRole('searchbox');

const inputs: readonly Input[] = [
  { name: 'open the menu', path: '/', act: (page) => tap(page, page.getByRole('button', { name: 'Menu' }).first()) },
  {
    name: 'open the login',
    path: '/',
    act: (page) => tap(page, page.getByRole('main').getByRole('button', { name: /^Join/ }).first()),
  },
  {
    name: 'open the languages',
    path: '/',
    act: (page) => tap(page, page.getByRole('contentinfo').locator('details > summary')),
  },
  {
    name: 'type in the search of rewards',
    path: '/rewards',
    isPlayers: true,
    act: async (page) => {
      await comeTo(page, search(page));
      await page.keyboard.type('lantern', { delay: 120 });
    },
  },
  {
    name: 'filter rewards',
    path: '/rewards',
    isPlayers: true,
    act: (page) => tap(page, page.getByRole('button', { name: /^Owned/ })),
  },
  {
    name: 'sort rewards',
    path: '/rewards?filter=all&scope=all',
    isPlayers: true,
    act: (page) => chooseNext(page, page.getByRole('main').getByLabel('Order')),
  },
];

/** Scrolls to an element and focuses it, and waits until the page is quiet again. */
async function comeTo(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.waitForTimeout(1500);
}

/** Without the checks of `Locator.tap`, which run in the page and would count as part of the answer. */
async function tap(page: Page, button: Locator): Promise<void> {
  await comeTo(page, button);
  const bounds = await button.boundingBox();
  if (!bounds) throw new Error(`There is no ${button.toString()} to press.`);
  const { x, y, width, height } = bounds;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Opens a list of options with the keyboard, and chooses the next one. */
async function chooseNext(page: Page, select: Locator): Promise<void> {
  await comeTo(page, select);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
}

/** The times from the press of a key or a finger until its effect is painted, on a phone with a slow CPU: p75 and the longest. */
export async function inputsTable(sites: ServedSites, { runs = 5 }: BenchOptions): Promise<string> {
  const browser = await chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags });
  try {
    const storageState = await demoSession(browser, sites);
    const times = new Map<Input, number[]>(inputs.map((input) => [input, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [input, all] of times)
        all.push(...(await timesOf(browser, sites.club, input, input.isPlayers ? storageState : undefined)));
    }
    return tableOf(
      `From the press to the paint, 412 px wide, a CPU ${slowdown} times slower, ${runs} runs each`,
      ['input', 'presses', 'p75', 'longest'],
      [...times].map(([{ name }, all]) => [
        name,
        String(all.length),
        milliseconds(all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.75)] ?? NaN),
        milliseconds(Math.max(...all)),
      ]),
    );
  } finally {
    await browser.close();
  }
}

/** Loads the page of an input in a new context, does it, and returns the time of each of its presses. */
async function timesOf(
  browser: Browser,
  club: string,
  { path, act, isPlayers }: Input,
  storageState: BrowserContextOptions['storageState'],
): Promise<number[]> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePresses);
    await page.goto(club + path, { waitUntil: 'networkidle' });
    if (isPlayers) await search(page).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act(page);
    // Longer than any press takes to be painted and reported.
    await page.waitForTimeout(1500);
    return z.array(z.number()).parse(await page.evaluate(readPresses));
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts: keeps the longest event of each press. */
function observePresses(): void {
  const presses = new Map<number, number>();
  Object.assign(window, { pressesOfRun: presses });
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) presses.set(id, Math.max(presses.get(id) ?? 0, entry.duration));
    }
  }).observe(options);
}

/** Runs in the page. */
function readPresses(): unknown {
  const presses: unknown = Reflect.get(window, 'pressesOfRun');
  return presses instanceof Map ? [...presses.values()] : [];
}
