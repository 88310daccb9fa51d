import type { NewsItem } from '../../services/account/news';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { siteUrl } from '../../services/http/addresses';
import { pathOf } from '../../routes';

export const addressOf = (page: 'index' | 'news' | 'rewards', locale: SupportedLocale) =>
  siteUrl + pathOf({ page }, locale);

const publisher = {
  '@type': 'Organization',
  name: brand.publisher,
  url: brand.links.publisher,
  logo: `${siteUrl}/static/icons/icon-512.png`,
  sameAs: `${brand.social.url}/${brand.social.user}`,
};

export const clubData = (locale: SupportedLocale) => ({
  '@type': 'WebSite',
  name: brand.club,
  url: addressOf('index', locale),
  inLanguage: locale,
  publisher,
});

/** The address is a full one. */
export type Crumb = readonly [name: string, address: string];

export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
});

type Article = Pick<NewsItem, 'title' | 'summary' | 'publicationDate' | 'mediaUrl'>;

export const articleData = ({ title, summary, publicationDate, mediaUrl }: Article, locale: SupportedLocale) => ({
  '@type': 'NewsArticle',
  inLanguage: locale,
  headline: title,
  description: summary,
  datePublished: publicationDate,
  image: mediaUrl ?? undefined,
  author: publisher,
  publisher,
});

/** The content of a script element: `<` is escaped, so that no text can end the script. */
export const dataScript = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
