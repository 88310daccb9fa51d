import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { brand } from '../components/brand/brand';
import { platformOf } from '../components/game/platforms';
import { content } from '../platform/content/content';
import { contentTranslatorFor } from '../platform/content/translations/contentTranslator';
import { contentTextsOf, ledgerTexts } from '../platform/testing/translatableTexts';
import { pathOf, type Destination } from '../routes';
import { layoutViolations } from './support/layout';
import { expectLoaded, keepLanguage, untilIdle } from './support/pages';
import { demoPlayer, demoPlayerName, signOn } from './support/players';
import { expect, test } from './support/test';
import { chooseLanguage } from './support/language';
import { resize } from './support/resize';

/** The English texts made longer, with accents and in brackets, compiled. */
const pseudoTexts = (): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        require.resolve('@formatjs/cli/bin/formatjs'),
        ...['compile', 'static/lang/en-US.json', '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'],
      ],
      { encoding: 'utf8', maxBuffer: 1e8 },
    ),
  );

/** Characters that only pseudo texts have. */
const pseudoCharacters = /[[ȧḗǿŭīŧřƞşȦḖǾƑɊ]/;

/** The locale whose texts the pseudo texts replace, once it is chosen on a page. */
const host = 'de-DE';

const visitorPages: Destination[] = [
  { page: 'index' },
  { page: 'challenges' },
  { page: 'rewards' },
  { page: 'discount' },
  { page: 'starplayers' },
  { page: 'sam' },
  { page: 'units' },
];

const playerPages: Destination[] = [{ page: 'dashboard' }, { page: 'games' }, { page: 'friends' }, { page: 'units' }];

const pageData = z.looseObject({
  pageProps: z.looseObject({ messages: z.record(z.string(), z.unknown()).optional() }),
});

test.beforeEach(async ({ context }) => {
  await context.route(`**/static/lang/${host}.json`, (route) => route.fulfill({ json: pseudoTexts() }));
  // The data of a page has the texts of the page.
  await context.route(new RegExp(`/_next/data/[^/]+/${host}[./]`), async (route) => {
    const response = await route.fetch();
    // A HEAD or conditional request is answered without a body.
    const body = await response.text();
    if (body === '') return route.fulfill({ response });
    const { pageProps, ...rest } = pageData.parse(JSON.parse(body));
    await route.fulfill({ response, json: { ...rest, pageProps: { ...pageProps, messages: pseudoTexts() } } });
  });
});

// A page may still be prefetched where the pointer rests.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

for (const destination of visitorPages)
  test(`${destination.page} shows only messages, and its boxes fit them`, async ({ page }) => {
    await page.goto(pathOf(destination));
    await expectTexts(page);
  });

for (const destination of playerPages)
  test(`${destination.page} of a player shows only messages`, async ({ page, context }) => {
    await signOn(context, demoPlayer);
    await keepLanguage(page);
    await page.goto(pathOf(destination));
    await expect(page.getByRole('button', { name: demoPlayerName })).toBeVisible();
    await expectTexts(page);
  });

async function expectTexts(page: Page) {
  // Before its scripts have run, the list of languages is links to pages as the server made them.
  await untilIdle(page);
  await chooseLanguage(page.getByRole('contentinfo'), host);
  await expect(page.getByRole('contentinfo')).toContainText(pseudoCharacters);
  // The list of languages closes with the change of the address, which comes after the texts.
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expectLoaded(page);
  await untilIdle(page);
  expect(await wordsOutsideMessages(page)).toEqual([]);
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 800 });
    // What is fixed to the window's edge lies over the start of the page alone.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await layoutViolations(page), `at ${width} px`).toEqual([]);
  }
}

/** Texts on the page that are no message, no text of the services and no name. */
async function wordsOutsideMessages(page: Page): Promise<string[]> {
  const texts = await page.evaluate((characters) => {
    const read: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, option, [lang]:not(html)')) continue;
      // Markup can split a message into several nodes, so the whole block counts.
      const block = parent.closest('p, li, h1, h2, h3, h4, a, button, td, th, dt, dd, label, figcaption, div');
      const words = node.textContent?.trim() ?? '';
      if (words !== '' && !new RegExp(characters).test(block?.textContent ?? '')) read.push(words);
    }
    return [...new Set(read)];
  }, pseudoCharacters.source);
  return texts.filter((text) => !isNoMessage(text) && !partsOf(text).every(isNoMessage));
}

/** The parts of a text that is a list, not a sentence: "12 caves", "Map · Far Meridian". */
const partsOf = (text: string) => text.split(/, | · /).map((part) => part.replace(/^[\d.,\s]+/, ''));

const isNoMessage = (part: string) =>
  !/\p{L}{3}/u.test(part) || textsOfServices.has(part) || names.includes(part) || formatted.has(part);

const translate = contentTranslatorFor(host);
const textsOfServices = new Set(
  [...contentTextsOf(content), ...ledgerTexts].flatMap((text) => [text, translate(text)]),
);

const names = [
  ...content.games.flatMap(({ name, platforms }) => [name, ...platforms.map((code) => platformOf(code).name)]),
  ...content.players.map(({ username }) => username),
  ...content.starPlayers.map(({ name }) => name),
  ...Object.values(brand.wordmark),
  brand.club,
  brand.publisher,
  'CSV',
  'JSON',
];

/** Texts that the browser formats: months, weekdays, past days and units of time. */
const formatted = new Set([
  ...(['long', 'short'] as const).flatMap((length) =>
    Array.from({ length: 72 }, (_, ahead) => new Date(Date.UTC(2024, 6 + ahead))).flatMap((month) =>
      ([{ month: length }, { month: length, year: 'numeric' }] as const).map((parts) =>
        new Intl.DateTimeFormat(host, { ...parts, timeZone: 'UTC' }).format(month),
      ),
    ),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(host, { weekday: 'long' }).format(Date.UTC(2024, 0, day)),
  ),
  ...(['day', 'hour', 'minute'] as const).flatMap((unit) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) =>
      [1, 2].map((count) => nameOfUnit(new Intl.NumberFormat(host, { style: 'unit', unit, unitDisplay }), count)),
    ),
  ),
  ...Array.from({ length: 60 }, (_, days) =>
    new Intl.RelativeTimeFormat(host, { numeric: 'auto' }).format(-days, 'day'),
  ),
]);

/** What a format adds to a number: 'min' of '2 min'. */
function nameOfUnit(format: Intl.NumberFormat, count: number): string {
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
}
