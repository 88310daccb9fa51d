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
