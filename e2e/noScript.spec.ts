import type { Page } from '@playwright/test';
import { pathOf, visitorPages } from '../routes';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

const plainPath = (href: string | null) => href?.replace(/[?#].*$/, '') ?? '';

/** The pages of the club that a link on a page leads to, each once. */
const waysFrom = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The same in a page's markup as it was sent. */
const waysIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);

const headingsOn = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts();

for (const name of visitorPages) {
  test(`${name} is all there for readers without scripts`, async ({ page, browser, baseURL }) => {
    const path = pathOf({ page: name }, 'fr-FR');
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const without = await plain.newPage();
    const sent = await without.goto(path);
    await page.goto(path);

    expect(await headingsOn(without)).toEqual(await headingsOn(page));
    const ways = new Set(waysIn((await sent?.text()) ?? '').map(plainPath));
    expect((await waysFrom(page)).map(plainPath).filter((way) => !ways.has(way))).toEqual([]);
    await expect(without.getByRole('button')).toHaveCount(0);
    await expect(without.locator('noscript p').first()).toHaveText(textsIn('fr-FR')('shell.menu.noScript'));
    // Their languages are links, because the selector needs a script.
    await without.locator('footer noscript a[hreflang="de-DE"]').click();
    await expect(without).toHaveURL(pathOf({ page: name }, 'de-DE'));
    await plain.close();
  });
}
