import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { phone } from './phone';

/** What one load of a page took, until it was quiet. */
export interface PageRun {
  /** Time until text or a picture is painted, in ms. */
  firstPaint: number;
  /** Time of all tasks of the main thread on the clock, in ms: also that in which it waits for a processor or another process. */
  mainThread: number;
  /** Time of the processor for the main thread, in ms. */
  processor: number;
  /** Time beyond 50 ms of each task that ended after the first paint, in ms. */
  blocking: number;
  /** The longest task that ended after the first paint, in ms; 0 without one over 50 ms. */
  longestTask: number;
  /** Bytes of all scripts that it loaded, as they came over the network. */
  scripts: number;
}

/** A page is quiet when it works less than this share of the time, without a request. */
const quietShare = 0.05;
const quietMs = 1500;
const longestWaitMs = 30_000;

/** Loads a page in a new browser context, with a CPU that is `slowdown` times slower. */
export async function runPage(
  browser: Browser,
  url: string,
  { slowdown = 1, storageState }: { slowdown?: number; storageState?: BrowserContextOptions['storageState'] } = {},
): Promise<PageRun> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeLongTasks);
    const requests = watchRequests(page);
    await page.goto(url, { waitUntil: 'load' });
    const { mainThread, processor } = await untilQuiet(session, requests.isLoading, slowdown);
    const { firstPaint, tasks: all } = longTasks.parse(await page.evaluate(readLongTasks));
    const tasks = all.filter(({ start, duration }) => start + duration > firstPaint).map(({ duration }) => duration);
    return {
      firstPaint,
      mainThread,
      processor,
      blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks),
      scripts: await requests.scriptBytes(),
    };
  } finally {
    await context.close();
  }
}

type MainThreadTimes = Pick<PageRun, 'mainThread' | 'processor'>;

/** Waits until the page is quiet. Returns the times of the main thread at the start of the quiet. */
async function untilQuiet(session: CDPSession, isLoading: () => boolean, slowdown: number): Promise<MainThreadTimes> {
  const deadline = performance.now() + longestWaitMs;
  let since = { at: performance.now(), ...(await timesOf(session)) };
  while (performance.now() < deadline) {
    await sleep(250);
    const now = { at: performance.now(), ...(await timesOf(session)) };
    const isQuiet = now.mainThread - since.mainThread < (now.at - since.at) * quietShare * slowdown && !isLoading();
    if (!isQuiet) since = now;
    else if (now.at - since.at >= quietMs) return since;
  }
  throw new Error(`The page was not quiet after ${longestWaitMs} ms.`);
}

/** How long the main thread has worked, in ms. */
async function timesOf(session: CDPSession): Promise<MainThreadTimes> {
  const { metrics } = await session.send('Performance.getMetrics');
  const inMs = (metric: string) => 1000 * (metrics.find(({ name }) => name === metric)?.value ?? NaN);
  return { mainThread: inMs('TaskDuration'), processor: inMs('ThreadTime') };
}

function watchRequests(page: Page) {
  let open = 0;
  const sizes: Promise<number>[] = [];
  const close = () => (open -= 1);
  page.on('request', () => (open += 1));
  page.on('requestfailed', close);
  page.on('requestfinished', (request) => {
    close();
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return {
    isLoading: () => open > 0,
    scriptBytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

const longTasks = z.object({
  firstPaint: z.number(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
});

/** Runs in the page, before its own scripts. */
function observeLongTasks(): void {
  const tasks: { start: number; duration: number }[] = [];
  Object.assign(window, { longTasksOfRun: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. */
const readLongTasks = (): unknown => ({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  tasks: Reflect.get(window, 'longTasksOfRun') as unknown,
});
