import type { APIRequestContext } from '@playwright/test';
import { playerPaths, publicPaths } from '../bench/measuredPages';
import { pageScale, type PageWeight } from '../bench/pageWeight';
import { band, budgetLines, pageBudgets } from './support/budgets';
import { siteUrl } from './support/settings';
import { expect, test } from './support/test';

/** The home page in Russian stands for the other languages: its letters take two bytes each. */
const paths = [...publicPaths, '/ru-RU', ...playerPaths];

const inKilobytes = ({ html, htmlGzip, scripts, styles }: PageWeight): PageWeight => ({
  html: round(html),
  htmlGzip: round(htmlGzip),
  scripts: round(scripts),
  styles: round(styles),
});
const round = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** The parts of a page that are over its budget; every part of a page without one. */
function excessOf(path: string, weight: PageWeight): string[] {
  const budget = new Map(Object.entries(pageBudgets[path] ?? {}));
  return Object.entries(weight)
    .filter(([part, measured]) => !(measured <= (budget.get(part) ?? NaN) * (1 + band.share) + band.kilobytes))
    .map(([part, measured]) => `${path}: ${part} ${measured} kB, budget ${budget.get(part) ?? 'none'}`);
}

test('no page is heavier than its budget', async () => {
  const weigh = pageScale(siteUrl);
  const measured: Record<string, PageWeight> = {};
  for (const path of paths) measured[path] = inKilobytes(await weigh(path));
  const excess = Object.entries(measured).flatMap(([path, weight]) => excessOf(path, weight));
  expect(excess, `Measured, as e2e/support/budgets.ts writes it:\n${budgetLines(measured)}\n`).toEqual([]);
});

/** The scripts of a page that its HTML names, without Next's two manifests. */
async function firstScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const sources = [...html.matchAll(/<script src="([^"]+\/chunks\/[^"]+)" defer/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(3);
  return Promise.all(sources.map(async (source) => (await request.get(source)).text()));
}

for (const path of ['/', '/dashboard']) {
  test(`the scripts of ${path} start with the hint that has Chrome compile them while they load`, async ({
    request,
  }) => {
    for (const script of await firstScripts(request, path)) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test(`the scripts of ${path} have neither a parser of messages nor Node’s module for addresses`, async ({
    request,
  }) => {
    // Each string is in one of the two only, and a name or text that a minifier keeps.
    for (const script of await firstScripts(request, path))
      expect(script).not.toMatch(/EXPECT_ARGUMENT_CLOSING_BRACE|["'`]w\.w["'`]/);
  });
}
