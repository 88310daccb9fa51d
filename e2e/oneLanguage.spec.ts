import { readFileSync } from 'node:fs';
import { contentTexts } from '../platform/content/translations/contentTranslator';
import { pathOf } from '../routes';
import * as read from '../services/http/parse';
import { defaultLocale, supportedLocales, type SupportedLocale } from '../services/locale/supportedLocales';
import { inMatrixUnless } from './support/matrix';
import { expectLoaded } from './support/pages';
import { expect, test } from './support/test';

const pages = ['index', 'challenges', 'rewards', 'discount', 'starplayers', 'sam', 'news'] as const;

/** `npm run test:matrix` has all languages. */
const sample: SupportedLocale[] = ['fr-FR', 'ja-JP', 'ru-RU'];

/** Shorter texts may be the same word in two languages. */
const shortest = 12;

const siteTexts = (locale: SupportedLocale) =>
  read.record(read.string)(JSON.parse(readFileSync(`static/lang/${locale}.json`, 'utf8')));

/** The English texts, of site and content, that read otherwise in this language. */
function foreignTo(locale: SupportedLocale): ReadonlySet<string> {
  const [english, own] = [siteTexts(defaultLocale), siteTexts(locale)];
  const translations = new Set([...Object.values(own), ...Object.values(contentTexts(locale))]);
  const sources = [
    ...Object.keys(contentTexts(locale)),
    ...Object.entries(english).flatMap(([id, text]) => (own[id] === text ? [] : [text])),
  ];
  return new Set(sources.filter((text) => text.length >= shortest && !translations.has(text)));
}

for (const locale of supportedLocales.filter((each) => !each.startsWith('en-')))
  test(
    `${locale}: no visitor page has English among it`,
    inMatrixUnless(sample.includes(locale)),
    async ({ browser }) => {
      const foreign = foreignTo(locale);
      expect(foreign.size).toBeGreaterThan(1000);
      const reader = await browser.newContext({ javaScriptEnabled: false });
      const tab = await reader.newPage();
      for (const name of pages) {
        await tab.goto(pathOf({ page: name }, locale));
        await expect(tab.locator('html')).toHaveAttribute('lang', locale);
        const texts = await tab.locator('body').evaluate(textsOf);
        expect(
          texts.filter((text) => foreign.has(text)),
          name,
        ).toEqual([]);
      }
      await reader.close();
    },
  );

test.describe('a French browser that opens the address without a language', () => {
  test.use({ locale: 'fr-FR' });

  test('shows one language', async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await expect(page).toHaveURL(/\/fr-FR$/);
    const foreign = foreignTo('fr-FR');
    expect((await page.locator('body').evaluate(textsOf)).filter((text) => foreign.has(text))).toEqual([]);
  });
});

/** Runs in the browser: the texts of the page, each with its spaces as one. */
function textsOf(body: Node): string[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? ''))
      texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
  return texts;
}
