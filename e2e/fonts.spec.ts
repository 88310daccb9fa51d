import { expect, test } from './support/test';

const english = ['exo-2-basic', 'exo-2-capitals', 'manrope-basic'];
const french = ['exo-2-capitals', 'exo-2-latin', 'manrope-latin'];

for (const { locale, files } of [
  { locale: 'en-US', files: english },
  { locale: 'fr-FR', files: french },
  { locale: 'pl-PL', files: [...french, 'exo-2-latin-ext', 'manrope-latin-ext'] },
  { locale: 'uk-UA', files: [...english, 'exo-2-cyrillic', 'manrope-cyrillic'] },
])
  test(`fonts: a page in ${locale} loads only the files that its texts need`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const name = /static\/fonts\/(.+)\.\w{8}\.woff2$/.exec(request.url())?.[1];
      if (name !== undefined) loaded.add(name);
    });
    await page.goto(`/${locale}/units`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect([...loaded].sort()).toEqual([...files].sort());
  });
