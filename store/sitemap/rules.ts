import { pathOf, visitorPages, type Destination } from '../../routes';
import { alternateLanguages } from '../../services/locale/alternateLanguages';
import { supportedLocales } from '../../services/locale/supportedLocales';

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

function placesOf(articles: readonly Published[]): Place[] {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  const lastNews = newestFirst[0] && day(newestFirst[0].date);
  return [
    ...visitorPages.map((page) => ({ destination: { page }, changedOn: page === 'news' ? lastNews : undefined })),
    ...newestFirst.map(({ newsId, date }): Place => ({
      destination: { page: 'news-details', params: { newsId } },
      changedOn: day(date),
    })),
  ];
}

/** In the format of sitemaps.org: each page in each supported language, with links to all its languages. */
export function sitemapOf(articles: readonly Published[], siteUrl: string): string {
  const entries = placesOf(articles).flatMap(({ destination, changedOn }) => {
    const addressIn = (locale: (typeof supportedLocales)[number]) => escaped(siteUrl + pathOf(destination, locale));
    const alternates = alternateLanguages
      .map(({ hrefLang, locale }) => alternate(hrefLang, addressIn(locale)))
      .join('');
    const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return supportedLocales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${lastmod}${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
