import { chromium, type BrowserContextOptions } from '@playwright/test';
import { chromiumFlags } from '../deploy/local/chromiumFlags';
import { findOrGetChromium } from '../deploy/local/chromium';
import { demoSession } from './demoSession';
import { playerPaths } from './measuredPages';
import type { BenchOptions } from './options';
import { runPage, type PageRun } from './pageRun';
import { slowdown } from './phone';
import type { ServedSites } from './servedSites';
import { kilobytes, milliseconds, ratio, tableOf } from './table';

interface Target {
  name: string;
  url: string;
  storageState?: BrowserContextOptions['storageState'];
  fast: PageRun[];
  slow: PageRun[];
}

/**
 * The main thread of the empty page and of pages of the club, on a phone's screen. The runs of all pages alternate, and the
 * least of each page counts, because other programs of the machine only ever add time.
 */
export async function mainThreadTable(
  { club, platform, empty }: ServedSites,
  { runs = 8, pages = ['/', '/rewards', '/challenges', '/dashboard'] }: BenchOptions,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags });
  try {
    const storageState = pages.some(isPlayers) ? await demoSession(browser, { club, platform }) : undefined;
    const reference: Target = { name: 'the empty page', url: empty, fast: [], slow: [] };
    const targets: Target[] = [
      reference,
      ...pages.map((path) => ({
        name: path,
        url: club + path,
        ...(isPlayers(path) && { storageState }),
        fast: [],
        slow: [],
      })),
    ];
    // One more than counts: the first run of each page warms up the server.
    for (let run = 0; run <= runs; run += 1) {
      for (const { url, fast, slow, storageState: state } of targets) {
        const one = await runPage(browser, url, { storageState: state });
        if (run === 0) continue;
        fast.push(one);
        slow.push(await runPage(browser, url, { slowdown, storageState: state }));
      }
    }
    return tableOf(
      `Main thread until quiet, 412 px wide, the least of ${runs} runs each; blocking after the first paint at a CPU ${slowdown} times slower`,
      [
        'page',
        'main thread',
        'of the empty page',
        'processor',
        'of the empty page',
        'first paint',
        'blocking',
        'longest task',
        'loaded scripts, kB',
      ],
      targets.map(({ name, fast, slow }) => [
        name,
        milliseconds(least(fast, 'mainThread')),
        ratio(least(fast, 'mainThread'), least(reference.fast, 'mainThread')),
        milliseconds(least(fast, 'processor')),
        ratio(least(fast, 'processor'), least(reference.fast, 'processor')),
        milliseconds(least(fast, 'firstPaint')),
        milliseconds(least(slow, 'blocking')),
        milliseconds(least(slow, 'longestTask')),
        kilobytes(least(fast, 'scripts')),
      ]),
    );
  } finally {
    await browser.close();
  }
}

const isPlayers = (path: string) => playerPaths.includes(path);

const least = (runs: readonly PageRun[], key: keyof PageRun) => Math.min(...runs.map((run) => run[key]));
