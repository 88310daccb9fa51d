import { z } from 'zod';
import { pathOf, visitorPages } from '../routes';
import { playerPaths } from '../bench/measuredPages';
import { inMatrixUnless } from './support/matrix';
import { expectLoaded, openAsDemoPlayer, untilIdle } from './support/pages';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { resize } from './support/resize';

const widths = [360, 768, 1280];

for (const path of visitorPages.map((page) => pathOf({ page })))
  test(
    `every control of ${path} can be hit`,
    inMatrixUnless(['/', '/sam', '/units'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await expectHits(page);
    },
  );

for (const path of [...playerPaths, '/rewards', '/challenges', '/units', '/'])
  test(
    `every control of ${path} can be hit by a player`,
    inMatrixUnless(['/dashboard', '/rewards'].includes(path)),
    async ({ page }) => {
      await openAsDemoPlayer(page, path);
      await expectHits(page);
    },
  );

test('a press on the part of a tab or a filter that is in view chooses it', async ({ page }) => {
  await resize(page, { width: 360, height: 1200 });
  await openAsDemoPlayer(page, '/game/moongate/pc/overview');
  await expectLoaded(page);
  await pressAtEdge(page, 'link');
  await expect(page).toHaveURL(/\/rewards$/);
  await expectLoaded(page);
  await pressAtEdge(page, 'button');
  await expect(page).toHaveURL(/\/rewards\?./);
});

/** Presses the visible part of the first control that a row of such controls cuts off at the window's right edge. */
async function pressAtEdge(page: Page, role: 'link' | 'button') {
  const { width = 0 } = page.viewportSize() ?? {};
  const findCut = async () => {
    const boxes = await page
      .getByRole('main')
      .getByRole(role)
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON() as unknown));
    return z
      .array(z.object({ left: z.number(), right: z.number(), top: z.number(), height: z.number() }))
      .parse(boxes)
      .find(({ left, right }) => left < width && right > width);
  };
  // The row may come after what is waited for.
  await expect.poll(findCut).toBeDefined();
  const cut = await findCut();
  if (cut) await page.mouse.click((cut.left + width) / 2, cut.top + cut.height / 2);
}

test.describe('a message that stays', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('covers no control of a page that starts below it', async ({ page, context }) => {
    await openAsDemoPlayer(page, '/rewards');
    await untilIdle(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
    for (const width of [360, 390, 768, 1280, 1920]) {
      await resize(page, { width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => page.evaluate(controlsUnderMessages), `${width} px`).toEqual([]);
    }
  });
});

/** Runs in the browser. */
function controlsUnderMessages(): string[] {
  const messages = [...document.querySelectorAll('[data-stays]')].map((message) => message.getBoundingClientRect());
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    messages.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  return [...document.querySelectorAll('main :is(a[href], button, input, select)')]
    .filter((control) => control.checkVisibility() && isCovered(control.getBoundingClientRect()))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

async function expectHits(page: Page): Promise<void> {
  await expectLoaded(page);
  await untilIdle(page);
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    const covered = z.array(z.string()).parse(await page.evaluate(coveredControls));
    expect(covered, `covered at ${width} px`).toEqual([]);
  }
}

/**
 * Runs in the browser: the controls of which one of 15 points is covered by something else, and by what. The points are a fifth
 * of the size away from the edges, because some controls are circles.
 */
function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab]',
  );
  const nameOf = (element: Element | null) =>
    element
      ? `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`
      : 'nothing';
  const covered: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest('[inert]'))
      continue;
    // A row that scrolls sideways or a list that scrolls is scrolled, too.
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Text that is visible to screen readers only, and a link that shows when it has the focus, are not for fingers.
    const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    const label = control.closest('label');
    for (const { left, top, width, height } of boxes) {
      if (top < 0 || left < 0 || left + width > window.innerWidth || top + height > window.innerHeight) continue;
      for (const across of [0.2, 0.35, 0.5, 0.65, 0.8])
        for (const down of [0.2, 0.5, 0.8]) {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          if (hit && (control.contains(hit) || label?.contains(hit) || hit.closest('label')?.control === control))
            continue;
          covered.push(`${nameOf(control)} by ${nameOf(hit)}`);
        }
    }
  }
  return [...new Set(covered)];
}
