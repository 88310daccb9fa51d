import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ServerStyleSheet } from 'styled-components';
import { cardSize } from '../../components/head/cardUrl';
import { fontFaces } from '../../components/theme/fontFaces';
import { findOrGetChromium } from '../local/chromium';
import { drawCards } from './cards';

const folder = 'static/cards';
/** An address that does not exist, from which the drawings load the site's fonts. */
const studio = 'http://studio.invalid';

/** The cards as JPEG, which every network reads. A browser draws them, because they are set in the site's own type. */
export async function writeCards(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findOrGetChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: cardSize });
  await page.route(`${studio}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ body: await readFile(`.${pathname}`) });
  });
  for (const [name, card] of Object.entries(await drawCards())) {
    await page.goto(studio);
    await page.setContent(documentOf(card));
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'png' });
    writeFileSync(join(folder, `${name}.jpg`), await sharp(picture).jpeg({ quality: 86, mozjpeg: true }).toBuffer());
  }
  await browser.close();
}

/** A drawing as a page of its own, with the styles of the parts that it borrows from the site. */
function documentOf(card: ReactElement): string {
  const sheet = new ServerStyleSheet();
  const drawing = renderToStaticMarkup(sheet.collectStyles(card));
  return `<style>${fontFaces()}body{margin:0}svg{display:block}</style>${sheet.getStyleTags()}${drawing}`;
}
