import type { BrowserContextOptions } from '@playwright/test';
import { launchChromium } from '../deploy/cluster/launchChromium';
import { demoSession } from './demoSession';
import { playerPaths } from './measuredPages';
import { median } from './percentile';
import type { BenchOptions } from './options';
import { runPage, slowdown, type PageRun } from './pageRun';
import type { ServedSites } from './servedSites';
import { milliseconds, ratio, tableOf } from './table';

/**
 * What a reader feels on a slow phone: the first press that is answered, the largest paint and the blocking of the empty page and
 * of pages of the club, with a slow network and a slow CPU and nothing cached. The runs of all pages alternate; medians.
 */
export async function firstPressTable(
  sites: ServedSites,
  { runs = 5, pages = ['/', '/rewards', '/fr-FR/challenges', '/news', '/dashboard'] }: BenchOptions,
): Promise<string> {
  const browser = await launchChromium();
  try {
    const reference = targetOf('the empty page', sites.empty);
    const targets = [reference];
    for (const path of pages) {
      const session = playerPaths.includes(path) ? await demoSession(browser, sites) : undefined;
      targets.push(targetOf(path, sites.club + path, session));
    }
    // One more than counts: the first run of each page warms up the server.
    for (let run = 0; run <= runs; run += 1) {
      for (const { url, conditions, runs: measured } of targets) {
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

const targetOf = (name: string, url: string, storageState?: BrowserContextOptions['storageState']) => ({
  name,
  url,
  conditions: { isSlow: true, storageState },
  runs: new Array<PageRun>(),
});
