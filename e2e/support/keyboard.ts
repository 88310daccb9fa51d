import { expect, type Locator, type Page } from '@playwright/test';

/** How many times Tab is pressed at most; the pages of a player have fewer stops. */
const mostStops = 90;

/** Presses Tab until the element has the focus, also in a frame. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get there within ${mostStops} stops.`);
}

/** Reaches the element with Tab and presses a key on it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches the field with Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects the focus on an element, and not on the document's body, where a keyboard would start over, and a ring around it. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = page.locator(':focus:not(body)');
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveCSS('outline-style', 'none');
}

/** Expects that a key now reaches an element: a frame may get the focus of the window later than its element. */
export const expectKeysReach = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);

const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    return element === activeElement && element.ownerDocument.hasFocus();
  });
