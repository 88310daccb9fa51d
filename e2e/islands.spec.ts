import type { Page } from '@playwright/test';
import { pathOf } from '../routes';
import { expectLoaded } from './support/pages';
import { expect, test } from './support/test';

for (const page of ['index', 'challenges', 'rewards', 'starplayers', 'sam', 'discount'] as const)
  test(`${page} keeps the HTML of the server while the reader scrolls through it`, async ({ page: tab }) => {
    await tab.addInitScript(watchPage);
    await tab.goto(pathOf({ page }));
    await expectLoaded(tab);
    expect(await tab.evaluate(isFooterHydrated), 'the footer is hydrated without need').toBe(false);
    await scrollToEnd(tab);
    await expect.poll(() => tab.evaluate(isFooterHydrated)).toBe(true);
    expect(await tab.evaluate(() => document.documentElement.dataset.changes ?? '')).toBe('');
  });

test('a press before the page has run any script is not lost where it is a link', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Star Players', exact: true }).click();
  await expect(page).toHaveURL(/\/starplayers$/);
});

test('a press on a part that is not hydrated yet is answered', async ({ page }) => {
  await page.goto('/');
  await expectLoaded(page);
  // Without scrolling, as assistive technology presses a button.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Avatars' })
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
}

/** Runs in the browser: React marks the elements that it has hydrated. */
function isFooterHydrated(): boolean {
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__react'));
}

/** Runs in the browser before the page: notes each section of the server that is removed, and each shift of the layout. */
function watchPage(): void {
  const note = (change: string) => {
    const { dataset } = document.documentElement;
    dataset.changes = `${dataset.changes ?? ''}${change}\n`;
  };
  new PerformanceObserver((shifts) => {
    for (const shift of shifts.getEntries()) note(`layout shift ${JSON.stringify(shift)}`);
  }).observe({ type: 'layout-shift', buffered: true });
  window.addEventListener('DOMContentLoaded', () => {
    const sections = new Set<Node>(
      [...document.querySelectorAll('main section, footer')].filter((section) => section.checkVisibility()),
    );
    new MutationObserver((changes) => {
      for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        for (const section of sections)
          if (removed.contains(section)) note(`removed ${section.textContent?.slice(0, 40)}`);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
