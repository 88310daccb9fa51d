import type { Locator, Page } from '@playwright/test';
import { gameSections, pathOf, visitorPages } from '../routes';
import { enlargeText, layoutViolations } from './support/layout';
import { inMatrixUnless } from './support/matrix';
import { expectLoaded, openAsDemoPlayer, untilIdle } from './support/pages';
import { gamePage, playerPages } from './support/playerPages';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { resize } from './support/resize';

for (const page of visitorPages)
  test(`${page} adapts to the reader’s display`, inMatrixUnless(page === 'index'), async ({ page: tab }) => {
    await tab.goto(pathOf({ page }));
    await expectLoaded(tab);
    await expectAdapts(tab);
  });

const pagesOfPlayers = [...playerPages, { page: 'discount' } as const, ...gameSections.map(gamePage)];
/** Those with the most kinds of controls. */
const representative = [{ page: 'dashboard' } as const, { page: 'rewards' } as const, gamePage('overview')];

for (const path of pagesOfPlayers.map((page) => pathOf(page))) {
  const details = inMatrixUnless(representative.some((page) => pathOf(page) === path));
  test(`${path} of a player adapts to the reader’s display`, details, async ({ page }) => {
    await openAsDemoPlayer(page, path);
    await expectAdapts(page);
  });
}

/** German has the longest words of all languages. */
test('a German page of a visitor adapts to large text', async ({ page }) => {
  await page.goto(pathOf({ page: 'accessibility' }, 'de-DE'));
  await untilIdle(page);
  await expectAdaptsToLargeText(page);
});

test('German pages of a player, the account menu and the claim of a reward adapt to large text', async ({ page }) => {
  for (const each of [gamePage('overview'), { page: 'games' } as const, { page: 'rewards' } as const]) {
    await openAsDemoPlayer(page, pathOf(each, 'de-DE'), 'de-DE');
    await expectAdaptsToLargeText(page);
  }
  const expectNarrow = async (part: Locator) =>
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const account = accountButton(page, 'de-DE');
  await account.click();
  await expectNarrow(page.getByRole('region', { name: textsIn('de-DE')('shell.account.label') }));
  await account.click();

  await page.getByRole('main').getByRole('article').first().getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(textsIn('de-DE')('payment.remains'))).toBeVisible();
  await expectNarrow(dialog);
});

test('the icons of platforms are seen over the picture of a game with forced colors', async ({ page }) => {
  await openAsDemoPlayer(page, pathOf(gamePage('overview')));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const platforms = page.getByRole('list', { name: 'Platforms' }).getByRole('link');
  for (const link of await platforms.all()) await expect(link).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a button that cannot be pressed looks different with forced colors', async ({ page }) => {
  await page.goto('/rewards');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Avatars' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose your avatar' });
  // Until the avatars have come, neither can be pressed.
  await expect(gallery.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false');
  await expect(gallery.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  const colorOf = (name: string) =>
    gallery.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf('Previous')).not.toBe(await colorOf('Next'));
});

test('with large text, the Tab key leads to the start of a panel that is longer than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDemoPlayer(page, pathOf({ page: 'challenges' }));
  await enlargeText(page);
  await page.getByRole('tab', { name: 'Weekly' }).focus();
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeFocused();
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(740);
});

test('with large text, the banner of the home page leaves room for the rings of its buttons, and the bell for its count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsDemoPlayer(page, pathOf({ page: 'index' }));
  await enlargeText(page);
  const room = await page.getByRole('link', { name: 'Take a tour' }).evaluate((link) => {
    const band = link.closest('section')?.getBoundingClientRect().bottom ?? 0;
    return band - link.getBoundingClientRect().bottom;
  });
  expect(room).toBeGreaterThan(8);
  const count = page.getByRole('banner').getByRole('link', { name: 'Notifications' }).locator('[aria-hidden]').last();
  expect(await count.evaluate((badge) => badge.getBoundingClientRect().height)).toBeGreaterThanOrEqual(32);
});

test('the focus rings in the menu of a phone leave the words alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rewards');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const rows = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  for (const row of await rows.all()) await expect(row).toHaveCSS('padding-left', '8px');
});

test('the focus rings of Menu, and of the bar of the menu, are in the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rewards');
  const expectRingInWindow = async (control: Locator) => {
    await control.focus();
    const ringTop = await control.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
    });
    expect(ringTop).toBeGreaterThanOrEqual(0);
  };
  await expectRingInWindow(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectRingInWindow(menu.getByRole('button', { name: 'Close' }));
  await expectRingInWindow(menu.getByRole('link').first());
});

test('with large text, the count of the bell leaves half of the bell in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDemoPlayer(page, pathOf({ page: 'rewards' }));
  await enlargeText(page);
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
  const [drawing, count] = [await bell.locator('svg').boundingBox(), await bell.locator('span').boundingBox()];
  if (!drawing || !count) throw new Error('There is no count.');
  expect(count.x - drawing.x).toBeGreaterThanOrEqual(drawing.width / 2);
  const units = await page.getByRole('banner').getByRole('link', { name: /Units/ }).boundingBox();
  expect(units?.x).toBeGreaterThanOrEqual(count.x + count.width);
});

test('with large text, the balance stays clear of its chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsDemoPlayer(page, pathOf({ page: 'units' }));
  await enlargeText(page);
  const main = page.getByRole('main');
  const balance = await main.locator('h1 + p > span').first().boundingBox();
  const chart = await main.getByRole('heading', { name: 'Balance over time' }).boundingBox();
  if (!balance || !chart) throw new Error('There is no balance.');
  expect(balance.x + balance.width).toBeLessThan(chart.x);
});

test('the focus ring of the account is not that of its level on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsDemoPlayer(page, pathOf({ page: 'rewards' }));
  await expect(accountButton(page)).toHaveCSS('border-radius', '0px');
});

test('the Tab key follows what a phone shows of the dashboard, and a row shows all of the card in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsDemoPlayer(page, pathOf({ page: 'dashboard' }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Open game' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(main.locator('[data-area="week"] :focus')).toBeVisible();

  const cards = main
    .locator('section', { has: page.getByRole('heading', { name: 'Within reach' }) })
    .getByRole('article');
  await cards.first().getByRole('button').last().focus();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(cards.filter({ has: page.locator(':focus') })).toBeInViewport({ ratio: 1 });
  }
});

test('the count of friend requests takes no room in the header, where it comes late', async ({ page }) => {
  await openAsDemoPlayer(page, pathOf({ page: 'games' }));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const count = menu.getByRole('link', { name: 'Friends' }).locator('[aria-hidden]');
  await expect(count).toBeVisible();
  const next = menu.getByRole('button', { name: 'About' });
  const place = await next.boundingBox();
  await count.evaluate((element) => element.remove());
  expect(await next.boundingBox()).toEqual(place);
});

/** One load of the page: 400% zoom, text at 200%, forced colors, less motion, the size of controls and the focus. */
async function expectAdapts(page: Page): Promise<void> {
  expect(await page.evaluate(runningAnimations), 'moves with reduced motion').toEqual([]);
  expect(await page.evaluate(hiddenFocuses), 'the header hides the focus').toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await resize(page, { width: 320, height: 640 });
  expect(await layoutViolations(page), '320 px wide, which is 400% zoom').toEqual([]);
  expect(await page.evaluate(smallTargets), 'smaller than 24 px').toEqual([]);

  const largeText = await expectAdaptsToLargeText(page);
  await largeText.evaluate((style) => style.parentNode?.removeChild(style));

  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(lostControls), 'cannot be seen with forced colors').toEqual([]);
  expect(await page.evaluate(unmarkedSelections), 'selected, and looks like the others with forced colors').toEqual([]);
  expect(await page.evaluate(unforcedIcons), 'keeps its own color with forced colors').toEqual([]);
  await page.getByRole('banner').getByRole('link').first().focus();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline, `focus ${stop} with forced colors`).not.toBe('none');
  }
}

async function expectAdaptsToLargeText(page: Page) {
  const style = await enlargeText(page);
  for (const width of [1280, 360]) {
    await resize(page, { width, height: 800 });
    expect(await layoutViolations(page), `${page.url()} with text at 200%, ${width} px wide`).toEqual([]);
  }
  return style;
}

/** Runs in the browser: the selected tabs, filters and links without a mark that forced colors keep, or with a line that covers a part of it. */
function unmarkedSelections(): string[] {
  const selected = "[aria-pressed='true'], [aria-selected='true'], [aria-current='page']";
  return [...document.querySelectorAll(selected)]
    .filter((element) => {
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
      const movingLine = element.parentElement?.querySelector(':scope[data-line] > span');
      const lines = [getComputedStyle(element, '::after'), ...(movingLine ? [getComputedStyle(movingLine)] : [])];
      const isCovered = lines.some((line) => line.height === '2px' && line.backgroundColor !== borderBottomColor);
      return element.checkVisibility() && (borderBottomWidth !== '4px' || isCovered);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Runs in the browser: the icons that have another color than the words around. */
function unforcedIcons(): string[] {
  return [...document.querySelectorAll('svg[stroke-width]')]
    .filter((icon) => icon.checkVisibility() && icon.parentElement)
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
    .map(({ parentElement }) => parentElement?.outerHTML.slice(0, 120) ?? '');
}

/** Runs in the browser: how long each visible animation takes. */
function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map(({ effect }) => String(effect?.getComputedTiming().duration));
}

/** Runs in the browser: the controls of the main part that lie under the header when the focus comes to them from below. */
function hiddenFocuses(): string[] {
  const header = document.querySelector('header');
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, [tabindex="0"])'),
  ];
  window.scrollTo(0, document.body.scrollHeight);
  return controls.reverse().flatMap((control) => {
    control.focus();
    if (document.activeElement !== control || header === null) return [];
    const { bottom, height } = control.getBoundingClientRect();
    const isHidden = height > 0 && bottom <= header.getBoundingClientRect().bottom;
    return isHidden ? [control.outerHTML.slice(0, 120)] : [];
  });
}

/**
 * Runs in the browser: the controls that are smaller than 24 by 24 px and closer to another than that (WCAG 2.5.8).
 * Links inside a sentence are exempt.
 */
function smallTargets(): string[] {
  const minimum = 24;
  const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [role="button"]')].filter(
    (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const isSmall = (box: DOMRect) => box.width < minimum || box.height < minimum;
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const isNear = (box: DOMRect, other: DOMRect) => {
    const { x, y } = middle(box);
    const [nearX, nearY] = isSmall(other)
      ? [middle(other).x, middle(other).y]
      : [Math.min(Math.max(x, other.left), other.right), Math.min(Math.max(y, other.top), other.bottom)];
    return Math.hypot(x - nearX, y - nearY) < (isSmall(other) ? minimum : minimum / 2);
  };
  return controls.flatMap((control, index) => {
    const box = boxes[index];
    if (!box || !isSmall(box) || box.width <= 1 || box.height <= 1) return [];
    const isInSentence =
      getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent;
    if (isInSentence) return [];
    const hasNear = boxes.some((other, at) => {
      const neighbor = controls[at];
      if (at === index || !neighbor || other.width <= 1 || neighbor.contains(control) || control.contains(neighbor))
        return false;
      return isNear(box, other);
    });
    return hasNear ? [`${Math.round(box.width)} by ${Math.round(box.height)}: ${control.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Runs in the browser: buttons and fields without a text, a picture or a border of their own or of their box. */
function lostControls(): string[] {
  return [...document.querySelectorAll('main :is(button, input, select)')].flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const hasBorder = [control, control.parentElement].some((box) => {
      const { borderStyle, borderWidth } = getComputedStyle(box ?? control);
      return borderStyle !== 'none' && borderWidth !== '0px';
    });
    const isSeen = hasBorder || control.textContent.trim() !== '' || control.querySelector('svg, img') !== null;
    return isSeen || control.matches('[type="checkbox"], [type="radio"]') ? [] : [control.outerHTML.slice(0, 120)];
  });
}
