import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilIdle } from './pages';
import { siteUrl } from './settings';
import { resize } from './resize';

/** Rules that axe leaves off by default: WCAG 2.5.3 (label in name) and 2.5.8 (target size). */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** The accessibility rules that the page violates now, one line for each place. */
export async function violationsIn(page: Page): Promise<string[]> {
  // Only the results of several frames need a page of their own to be put together, which doubles the time.
  const isOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    .options({ resultTypes: ['violations'], rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

/** Expects no violations at any of these widths, in px, on one load of the page. */
export async function expectNoViolationsAt(page: Page, widths: number[]): Promise<void> {
  if (page.url().startsWith(siteUrl)) await untilIdle(page);
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    expect(await violationsIn(page), `${width} px wide`).toEqual([]);
  }
}
