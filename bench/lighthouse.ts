import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { chromiumFlags } from '../deploy/local/chromiumFlags';
import { findOrGetChromium } from '../deploy/local/chromium';
import { freePort } from '../platform/testing/freePort';
import { publicPaths } from './measuredPages';
import { median } from './median';
import type { BenchOptions } from './options';
import type { ServedSites } from './servedSites';
import { milliseconds, ratio, tableOf } from './table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Only the live site is for search engines, so pages of this copy rightly forbid indexing. */
const skippedAudits = ['is-crawlable'];

/** Lighthouse for phones on the empty page and on public pages, which alternate: medians, and the ratio of the largest paint. */
export async function lighthouseTable(
  { club, empty }: ServedSites,
  { runs = 5, pages = publicPaths }: BenchOptions,
): Promise<string> {
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findOrGetChromium(), args });
  try {
    const reference = { name: 'the empty page', url: empty, results: new Array<Result>() };
    const targets = [
      reference,
      ...pages.map((path) => ({ name: path, url: club + path, results: new Array<Result>() })),
    ];
    for (let run = 0; run < runs; run += 1) {
      for (const { url, results } of targets) results.push(await audit(url, port));
    }
    const largestPaint = (results: readonly Result[]) => medianOf(results, 'largest-contentful-paint');
    return tableOf(
      `Lighthouse for phones, the median of ${runs}; SEO as on the live site, which may be indexed`,
      ['page', ...categories, 'largest paint', 'of the empty page', 'blocking', 'layout shift'],
      targets.map(({ name, results }) => [
        name,
        ...categories.map((category) => String(medianScore(results, category))),
        milliseconds(largestPaint(results)),
        ratio(largestPaint(results), largestPaint(reference.results)),
        milliseconds(medianOf(results, 'total-blocking-time')),
        medianOf(results, 'cumulative-layout-shift').toFixed(3),
      ]),
    );
  } finally {
    await browser.close();
  }
}

/** Lighthouse sometimes misses the start of the navigation in its trace, and recommends another run. */
async function audit(url: string, port: number, attemptsLeft = 2): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...categories], skipAudits: skippedAudits },
    { extends: 'lighthouse:default', settings: { disableFullPageScreenshot: true } },
  );
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { runtimeError } = run.lhr;
  if (runtimeError && attemptsLeft > 0) return audit(url, port, attemptsLeft - 1);
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  return run.lhr;
}

const medianScore = (results: readonly Result[], category: string) =>
  Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)));

const medianOf = (results: readonly Result[], audit: string) =>
  median(results.map((result) => result.audits[audit]?.numericValue ?? NaN));
