import { pathOf, visitorPages, type Destination } from '../../routes';
import { alternateLanguages } from '../../services/locale/alternateLanguages';
import { supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { escapeXml } from '../support/escapeXml';

export interface Published {
  newsId: string;
  /** ISO date. */
  date: string;
}

interface Place {
  destination: Destination;
  /** `2026-11-16`. */
  changedOn?: string;
}

const day = (isoDate: string) => isoDate.slice(0, 10);

function placesOf(articles: readonly Published[], rewardIds: readonly string[]): Place[] {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  const lastNews = newestFirst[0] && day(newestFirst[0].date);
  return [
    ...visitorPages.map((page) => ({ destination: { page }, changedOn: page === 'news' ? lastNews : undefined })),
    ...newestFirst.map(({ newsId, date }): Place => ({
      destination: { page: 'news-details', params: { newsId } },
      changedOn: day(date),
    })),
    ...rewardIds.map((rewardId): Place => ({ destination: { page: 'reward', params: { rewardId } } })),
  ];
}

/** In the format of sitemaps.org: an index of a sitemap for each language, because all together would be larger than 50 MB. */
export const sitemapIndexOf = (siteUrl: string): string =>
  documentOf(
    'sitemapindex',
    supportedLocales.map((locale) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${locale}.xml`)}</loc></sitemap>`),
  );

/** Each page in one language, with links to all its languages. */
export function sitemapOf(
  articles: readonly Published[],
  rewardIds: readonly string[],
  siteUrl: string,
  locale: SupportedLocale,
): string {
  const entries = placesOf(articles, rewardIds).map(({ destination, changedOn }) => {
    const addressIn = (language: SupportedLocale) => escapeXml(siteUrl + pathOf(destination, language));
    const alternates = alternateLanguages
      .map((language) => alternate(language.hrefLang, addressIn(language.locale)))
      .join('');
    const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${addressIn(locale)}</loc>${lastmod}${alternates}</url>`;
  });
  return documentOf('urlset', entries);
}

const documentOf = (element: 'sitemapindex' | 'urlset', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n');

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
