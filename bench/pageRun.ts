import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** What one load of a page took, until it was quiet. */
export interface PageRun {
  /** Time of all tasks of the main thread on the clock, in ms: also that in which it waits for a processor or another process. */
  mainThread: number;
  /** Time beyond 50 ms of each task that ended after the first paint, in ms. */
  blocking: number;
  /** Time until the largest text or picture of the first view is painted, in ms. */
  largestPaint: number;
  /** Time until a press on the menu's button is answered, pressed again every 20 ms from the start, in ms; NaN without presses. */
  firstPress: number;
  /** The sum of the layout shifts. */
  layoutShift: number;
  /** Time until the page is quiet, in ms. */
  quiet: number;
  /** The JSON that it loads, in bytes before compression. */
  jsonBytes: number;
}

/** The conditions under which a page is loaded. */
interface Conditions {
  /** True for a slow CPU and a slow network. */
  isSlow?: boolean;
  /** True where the menu's button is pressed, which adds the work of opening the menu. */
  presses?: boolean;
  storageState?: BrowserContextOptions['storageState'];
}

/** The phone that every page is measured on, as Lighthouse emulates it. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page is quiet when it works less than this share of the time, on a usual CPU, without a request. */
const quietShare = 0.05;
const quietMs = 1500;
const longestWaitMs = 30_000;

/** How many times slower the CPU of a cheap phone is. */
export const slowdown = 4;

/** Slow 4G, as Lighthouse throttles it: 1.6 megabits a second down, 0.75 up, 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

/** Loads a page in a new browser context, so nothing is cached. */
export async function runPage(
  browser: Browser,
  url: string,
  { isSlow = false, presses = false, storageState }: Conditions,
): Promise<PageRun> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (isSlow) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    }
    await page.addInitScript(observePage);
    if (presses) await page.addInitScript(pressMenu);
    const isLoading = watchRequests(page);
    const json = countJson(page);
    const started = performance.now();
    await page.goto(url, { waitUntil: 'load' });
    const { at, mainThread } = await untilQuiet(session, isLoading, isSlow ? quietShare * slowdown : quietShare);
    const { firstPaint, tasks: all, ...observed } = observations.parse(await page.evaluate(readObservations));
    const tasks = all.filter(({ start, duration }) => start + duration > firstPaint);
    return {
      mainThread,
      quiet: at - started,
      jsonBytes: await json(),
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      ...observed,
    };
  } finally {
    await context.close();
  }
}

/** Waits until the page is quiet. Returns the start of the quiet, and the time of the main thread then. */
async function untilQuiet(session: CDPSession, isLoading: () => boolean, share: number) {
  const deadline = performance.now() + longestWaitMs;
  let since = { at: performance.now(), mainThread: await mainThreadTime(session) };
  while (performance.now() < deadline) {
    await sleep(250);
    const now = { at: performance.now(), mainThread: await mainThreadTime(session) };
    const isQuiet = now.mainThread - since.mainThread < (now.at - since.at) * share && !isLoading();
    if (!isQuiet) since = now;
    else if (now.at - since.at >= quietMs) return since;
  }
  throw new Error(`The page was not quiet after ${longestWaitMs} ms.`);
}

/** How long the main thread has worked, in ms. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Counts the bytes of the JSON that a page loads. */
function countJson(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const isJson = /json/.test(response.headers()['content-type'] ?? '');
    if (isJson) bodies.push(response.body().catch(() => Buffer.of()));
  });
  return async () => Buffer.concat(await Promise.all(bodies)).length;
}

/** Returns whether a request of the page is open. */
function watchRequests(page: Page): () => boolean {
  let open = 0;
  const close = () => (open -= 1);
  page.on('request', () => (open += 1));
  page.on('requestfailed', close);
  page.on('requestfinished', close);
  return () => open > 0;
}

const observations = z.object({
  firstPaint: z.number(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
  largestPaint: z.number(),
  layoutShift: z.number(),
  firstPress: z.number().default(NaN),
});

/** Runs in the page, before its own scripts. */
function observePage(): void {
  if (window !== window.top) return;
  const observed = {
    tasks: new Array<{ start: number; duration: number }>(),
    largestPaint: 0,
    layoutShift: 0,
  };
  Object.assign(window, { observationsOfRun: observed });
  const notes: readonly [type: string, note: (entry: PerformanceEntry) => unknown][] = [
    ['longtask', ({ startTime: start, duration }) => observed.tasks.push({ start, duration })],
    ['largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime)],
    ['layout-shift', (entry) => (observed.layoutShift += Number(Reflect.get(entry, 'value')))],
  ];
  for (const [type, note] of notes)
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

/** Runs in the page, before its own scripts: presses the menu's button until the page answers. */
function pressMenu(): void {
  if (window !== window.top) return;
  // Before it is hydrated the club's button is a link: its change of the address, fifty times a second, would slow the page.
  window.addEventListener('click', (event) => event.preventDefault());
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('[aria-haspopup="dialog"][aria-expanded]');
    if (button?.getAttribute('aria-expanded') !== 'true') return button?.click();
    clearInterval(timer);
    Object.assign(Reflect.get(window, 'observationsOfRun') as object, { firstPress: performance.now() });
  }, 20);
}

/** Runs in the page. */
const readObservations = (): unknown => ({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ...(Reflect.get(window, 'observationsOfRun') as object),
});
