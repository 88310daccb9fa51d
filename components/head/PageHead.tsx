import Head from 'next/head';
import { useRouter } from 'next/router';
import { useIntl } from 'react-intl';
import type { PageName } from '../../routes';
import { brand } from '../brand/brand';
import { addressesOf, addressOf } from './addresses';
import { cardUrl } from './cardUrl';
import { breadcrumbData, clubData, dataScript, type Crumb } from './structuredData';
import { headMessages } from './PageHead.messages';
import { sharedTags } from './sharedTags';
import { pageDescriptions, pageTitles } from './pages.messages';
import { siteUrl } from './siteUrl';
import { usePlace } from '../navigation/usePlace';

export interface PageHeadProps {
  /** The page by its name: gives title, description and card where nothing else is told. */
  page?: PageName;
  /** Title of the page; the club's name follows it (spec 1, Page shell). */
  title?: string;
  description?: string;
  /** Address of the picture that shared links show; the page's card where there is none. */
  image?: string | null;
  type?: 'website' | 'article';
  /** Keeps search engines away: pages for signed-in players, errors. */
  isHidden?: boolean;
  /** An error is no page of its own, so there is none in another language either. */
  isError?: boolean;
  /** The pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** What else search engines may know of the page, as schema.org has it. */
  data?: object;
}

/** Everything a page tells browsers, search engines and social networks about itself. */
export function PageHead({
  page = 'index',
  title: ownTitle,
  description: ownDescription,
  image,
  type = 'website',
  isHidden = false,
  isError = false,
  trail = [],
  data,
}: PageHeadProps) {
  const { formatMessage } = useIntl();
  const { locale } = usePlace();
  const { asPath } = useRouter();
  const { canonical, alternates } = addressesOf(asPath.replace(/[?#].*$/, ''), locale);
  const title = ownTitle ?? formatMessage(pageTitles[page]);
  const description = ownDescription ?? formatMessage(pageDescriptions[page]);
  const fullTitle = formatMessage(headMessages.title, { page: title, club: brand.club });
  const picture = new URL(image ?? cardUrl(page), siteUrl).href;
  const crumbs: Crumb[] = [[brand.club, addressOf('index', locale)], ...trail, [title, canonical]];
  const graph = [page === 'index' ? clubData(locale) : breadcrumbData(crumbs), ...(data ? [data] : [])];

  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={description} />
      <meta key="robots" name="robots" content={isHidden ? 'noindex' : 'max-image-preview:large'} />
      {!isHidden && <link key="canonical" rel="canonical" href={canonical} />}
      {!isError && alternates.map((link) => <link key={link.hrefLang} rel="alternate" {...link} />)}
      {sharedTags({ type, locale, title: fullTitle, description, url: canonical, image: picture, isCard: !image }).map(
        ([property, content]) => (
          <meta key={property + content} property={property} content={content} />
        ),
      )}
      {!isHidden && (
        <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataScript(graph) }} />
      )}
    </Head>
  );
}
