import type { Page } from '@playwright/test';
import { pathOf, visitorPages } from '../routes';
import { inMatrixUnless } from './support/matrix';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { chooseLanguage } from './support/language';

const plainPath = (href: string | null) => href?.replace(/[?#].*$/, '') ?? '';

/** The addresses of the links on a page. */
const linksOn = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The addresses of the links in the markup of a response. */
const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);

const headingsOn = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();

/** The pictures below the first view that the browser would load before the scripts. */
const eagerPicturesBelow = (page: Page) =>
  page
    .locator('img:not([loading=lazy]), image')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
        .map((picture) => picture.outerHTML),
    );

for (const name of visitorPages) {
  const isRepresentative = ['index', 'rewards', 'news'].includes(name);
  test(`${name} is complete without scripts`, inMatrixUnless(isRepresentative), async ({ page, browser, baseURL }) => {
    const path = pathOf({ page: name }, 'fr-FR');
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const without = await plain.newPage();
    const sent = await without.goto(path);
    await page.goto(path);

    expect(await headingsOn(without)).toEqual(await headingsOn(page));
    const links = new Set(linksIn((await sent?.text()) ?? '').map(plainPath));
    expect((await linksOn(page)).map(plainPath).filter((link) => !links.has(link))).toEqual([]);
    await expect(without.getByRole('button')).toHaveCount(0);
    expect(await eagerPicturesBelow(without)).toEqual([]);
    await expect(without.locator('noscript p').first()).toHaveText(textsIn('fr-FR')('shell.menu.noScript'));
    await chooseLanguage(without.locator('footer'), 'de-DE');
    await expect(without).toHaveURL(pathOf({ page: name }, 'de-DE'));
    await plain.close();
  });
}
