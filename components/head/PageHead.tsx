import Head from 'next/head';
import { useRouter } from 'next/router';
import { inLocale, type PageName, playerPages, visitorPages } from '../../routes';
import { alternateLanguages } from '../../services/locale/alternateLanguages';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { addressOf, breadcrumbData, clubData, dataScript, type Crumb } from './structuredData';
import { siteUrl } from '../../services/http/addresses';
import { usePlace } from '../navigation/usePlace';
import { withoutQuery } from '../navigation/withoutQuery';
import { useTexts } from '../ui/text/useTexts';

/** Each has texts of its own. A further page of a list has those of the first one, a reward its name and description. */
export type TitledPage = Exclude<PageName, 'news-page' | 'rules-page' | 'reward'>;

interface PageHeadProps {
  page?: TitledPage;
  /** The club's name is appended (spec 1, Page shell). */
  title?: string;
  description?: string;
  image?: string | null;
  type?: 'website' | 'article';
  /** Hidden from search engines, as pages of players are, and without alternates in other languages. */
  isError?: boolean;
  trail?: readonly Crumb[];
  data?: object;
}

export function PageHead({
  page = 'index',
  title: ownTitle,
  description: ownDescription,
  image,
  type = 'website',
  isError = false,
  trail = [],
  data,
}: PageHeadProps) {
  const isHidden = isError || playerPages.includes(page);
  const t = useTexts();
  const { locale } = usePlace();
  const { asPath } = useRouter();
  const { canonical, alternates } = addressesOf(withoutQuery(asPath), locale);
  const title = ownTitle ?? t(`pages.${page}.title`);
  const description = ownDescription ?? t(`pages.${page}.description`);
  const fullTitle = t('shell.head.title', { page: title, club: brand.club });
  const { image: picture, isCard } = sharedPicture(image ?? null, page);
  const crumbs: Crumb[] = [[brand.club, addressOf('index', locale)], ...trail, [title, canonical]];
  const graph = [page === 'index' ? clubData(locale) : breadcrumbData(crumbs), ...(data ? [data] : [])];
  // Twitter reads Open Graph too, so it needs few tags of its own.
  const socialTags: readonly Tag[] = [
    ['og:site_name', brand.club],
    ['og:type', type],
    ['og:title', fullTitle],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', picture],
    ['og:image:alt', fullTitle],
    ...(isCard ? Object.entries(cardSize).map(([side, pixels]): Tag => [`og:image:${side}`, String(pixels)]) : []),
    // Open Graph writes locales with an underscore. Other languages have addresses of their own, so they are no alternates of this one.
    ['og:locale', locale.replace('-', '_')],
    ['twitter:card', 'summary_large_image'],
    ['twitter:site', `@${brand.social.user}`],
  ];

  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={description} />
      <meta key="robots" name="robots" content={isHidden ? 'noindex' : 'max-image-preview:large'} />
      {!isHidden && <link key="canonical" rel="canonical" href={canonical} />}
      {!isError && alternates.map((link) => <link key={link.hrefLang} rel="alternate" {...link} />)}
      {socialTags.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      {!isHidden && (
        <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataScript(graph) }} />
      )}
    </Head>
  );
}

type Tag = readonly [property: string, content: string];

/** Size of a card in px: social networks show this size large. */
const cardSize = { width: 1200, height: 630 };

/** The picture that shared links show: the page's own, or its card, also where crawlers of chat programs cannot read the own one. */
export function sharedPicture(image: string | null, page: PageName) {
  const own = image !== null && !/\.(avif|svg)$/.test(new URL(image, siteUrl).pathname);
  return { image: new URL(own ? image : cardUrl(page), siteUrl).href, isCard: !own };
}

/**
 * The path of the card that shared links show for a page. An article without a picture uses the news card, player pages,
 * the accessibility statement and the changes of rules use the card of the home page.
 */
export function cardUrl(page: PageName): string {
  const shown = page === 'news-details' ? 'news' : page;
  const hasCard = shown !== 'accessibility' && shown !== 'rules' && visitorPages.some((name) => name === shown);
  return `/static/cards/${hasCard ? shown : 'index'}.jpg`;
}

/**
 * The canonical address and the alternates of a page, for search engines. The prefixed and the unprefixed variant share
 * one HTML, so the prefixed address is canonical for both. Alternates are all other supported languages (spec 1, Page
 * shell), languages of several countries without a country, and the default language as x-default.
 */
function addressesOf(path: string, locale: SupportedLocale) {
  const addressIn = (other: SupportedLocale) => siteUrl + inLocale(path, other);
  return {
    canonical: addressIn(locale),
    alternates: alternateLanguages
      .filter(({ hrefLang }) => hrefLang !== locale)
      .map(({ hrefLang, locale: other }) => ({ hrefLang, href: addressIn(other) })),
  };
}
