import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { addressOf } from './addresses';
import { siteUrl } from './siteUrl';

const publisher = {
  '@type': 'Organization',
  name: brand.publisher,
  url: brand.links.publisher,
  logo: `${siteUrl}/static/icons/icon-512.png`,
  sameAs: `${brand.social.url}/${brand.social.user}`,
};

/** Who keeps the club, and what the site is called. */
export const clubData = (locale: SupportedLocale) => ({
  '@type': 'WebSite',
  name: brand.club,
  url: addressOf('index', locale),
  inLanguage: locale,
  publisher,
});

/** A page on the way from the home page: its name and its full address. */
export type Crumb = readonly [name: string, address: string];

export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
});

interface Article {
  title: string;
  summary: string;
  publicationDate: string;
  mediaUrl: string | null;
}

export const articleData = ({ title, summary, publicationDate, mediaUrl }: Article) => ({
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: publicationDate,
  image: mediaUrl ?? undefined,
  author: publisher,
  publisher,
});

/** Structured data as a script may hold it: no text in it can end the script. */
export const dataScript = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
