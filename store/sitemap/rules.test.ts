import { parse } from 'node-html-parser';
import { visitorPages } from '../../routes';
import { supportedLocales } from '../../services/locale/supportedLocales';
import { sitemapOf } from './rules';

const siteUrl = 'https://club.test';
const old = { newsId: 'old', date: '2026-03-01T09:00:00.000Z' };
const latest = { newsId: 'latest', date: '2026-11-16T09:00:00.000Z' };

/** The entries of a sitemap. */
function read(xml: string) {
  const entries = parse(xml).querySelectorAll('url');
  return entries.map((entry) => ({
    loc: entry.querySelector('loc')?.text ?? '',
    lastmod: entry.querySelector('lastmod')?.text ?? null,
    links: entry.querySelectorAll('xhtml\\:link').map(({ attributes }) => [attributes.hreflang, attributes.href]),
  }));
}

const entryOf = (address: string, articles = [old, latest]) =>
  read(sitemapOf(articles, [], siteUrl, 'fr-FR')).find(({ loc }) => loc === siteUrl + address);

it('is XML in the format of sitemaps.org, one entry a line', () => {
  const lines = sitemapOf([], [], siteUrl, 'fr-FR').split('\n');
  expect(lines[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(lines[1]).toBe(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  );
  const entry = /^<url><loc>[^<]+<\/loc>(<lastmod>[^<]+<\/lastmod>)?(<xhtml:link [^<]+\/>)+<\/url>$/;
  expect(lines.slice(2, -2).filter((line) => !entry.test(line))).toEqual([]);
  expect(lines.slice(-2)).toEqual(['</urlset>', '']);
});

it('has every visitors’ page, every article and every reward once', () => {
  const addresses = read(sitemapOf([old, latest], ['mask'], siteUrl, 'fr-FR')).map(({ loc }) => loc);
  expect(addresses).toHaveLength(visitorPages.length + 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining(['units', 'news/latest', 'reward/mask'].map((path) => `${siteUrl}/fr-FR/${path}`)),
  );
});

it('lists the articles after the pages, the newest first', () => {
  const addresses = read(sitemapOf([old, latest], ['mask'], siteUrl, 'fr-FR')).map(({ loc }) => loc);
  const [pages, first, second] = ['accessibility', 'news/latest', 'news/old'].map((path) =>
    addresses.indexOf(`${siteUrl}/fr-FR/${path}`),
  );
  expect([pages, first, second]).toEqual([pages, first, second].toSorted((a = 0, b = 0) => a - b));
});

it('links each address to all its languages, and to the default one for other readers', () => {
  const links = entryOf('/fr-FR/units')?.links ?? [];
  expect(links.map(([language]) => language)).toEqual([...supportedLocales, 'en', 'es', 'fr', 'pt', 'x-default']);
  expect(links).toContainEqual(['de-DE', `${siteUrl}/de-DE/units`]);
  expect(links).toContainEqual(['pt', `${siteUrl}/pt-PT/units`]);
  expect(links.at(-1)).toEqual(['x-default', links.find(([language]) => language === 'en-US')?.[1]]);
});

it.each([
  ['an article on the day of its publication', '/fr-FR/news/old', [old, latest], '2026-03-01'],
  ['the news on the day of the newest article', '/fr-FR/news', [old, latest], '2026-11-16'],
  ['the news at no day without articles', '/fr-FR/news', [], null],
  ['other pages at no day', '/fr-FR/units', [old, latest], null],
])('dates %s', (_case, address, articles, day) => {
  expect(entryOf(address, articles)?.lastmod).toBe(day);
});

it('escapes what XML reserves', () => {
  expect(sitemapOf([], [], `https://club.test/?a=1&b='"<c>`, 'fr-FR')).toContain(
    '<loc>https://club.test/?a=1&amp;b=&apos;&quot;&lt;c&gt;/fr-FR/units</loc>',
  );
});
