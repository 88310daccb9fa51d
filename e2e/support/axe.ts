import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of accessibility that the page breaks as it stands, each with the places where. */
export async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}
