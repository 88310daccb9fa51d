import type { BrowserContextOptions } from '@playwright/test';
import { launchChromium } from '../deploy/cluster/launchChromium';
import { demoSession } from './demoSession';
import { playerPaths } from './measuredPages';
import { median } from './percentile';
import type { BenchOptions } from './options';
import { runPage, type PageRun } from './pageRun';
import type { ServedSites } from './servedSites';
import { milliseconds, ratio, tableOf } from './table';

/** How many times slower the CPU of a cheap phone is. */
const slowdown = 4;

interface Target {
  name: string;
  url: string;
  storageState?: BrowserContextOptions['storageState'];
  runs: PageRun[];
}

/**
 * What a reader feels on a slow phone: the first press that is answered, the largest paint and the blocking of the empty page and
 * of pages of the club, with a slow network and a slow CPU and nothing cached. The runs of all pages alternate; medians.
 */
export async function firstPressTable(
  { club, platform, empty }: ServedSites,
  { runs = 5, pages = ['/', '/rewards', '/fr-FR/challenges', '/news', '/dashboard'] }: BenchOptions,
): Promise<string> {
  const browser = await launchChromium();
  try {
    const isPlayers = (path: string) => playerPaths.includes(path);
    const storageState = pages.some(isPlayers) ? await demoSession(browser, { club, platform }) : undefined;
    const reference: Target = { name: 'the empty page', url: empty, runs: [] };
    const targets: Target[] = [
      reference,
      ...pages.map((path) => ({ name: path, url: club + path, runs: [], ...(isPlayers(path) && { storageState }) })),
    ];
    // One more than counts: the first run of each page warms up the server.
    for (let run = 0; run <= runs; run += 1) {
      for (const { url, runs: measured, storageState: state } of targets) {
        const conditions = { slowdown, isSlowNetwork: true, storageState: state };
        const { firstPress } = await runPage(browser, url, { ...conditions, presses: true });
        if (run > 0) measured.push({ ...(await runPage(browser, url, conditions)), firstPress });
      }
    }
    const of = (key: keyof PageRun, measured: readonly PageRun[]) => median(measured.map((run) => run[key]));
    return tableOf(
      `On a slow phone (412 px, 1.6 Mbit/s, 150 ms, a CPU ${slowdown} times slower), nothing cached: medians of ${runs} runs`,
      ['page', 'first answered press', 'of the empty page', 'largest paint', 'blocking', 'main thread', 'layout shift'],
      targets.map(({ name, runs: measured }) => [
        name,
        milliseconds(of('firstPress', measured)),
        ratio(of('firstPress', measured), of('firstPress', reference.runs)),
        milliseconds(of('largestPaint', measured)),
        milliseconds(of('blocking', measured)),
        milliseconds(of('mainThread', measured)),
        of('layoutShift', measured).toFixed(3),
      ]),
    );
  } finally {
    await browser.close();
  }
}
