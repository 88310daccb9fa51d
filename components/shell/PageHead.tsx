import Head from 'next/head';
import { useRouter } from 'next/router';
import { useIntl } from 'react-intl';
import { inLocale } from '../../routes';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { headMessages } from './PageHead.messages';
import { siteUrl } from './siteUrl';
import { usePlace } from './usePlace';

interface PageHeadProps {
  /** Title of the page; the club's name follows it (spec 1, Page shell). */
  title: string;
  description: string;
  /** Address of the picture that shared links show; the club's own where there is none. */
  image?: string;
  type?: 'website' | 'article';
  /** Keeps search engines away: pages for signed-in players, errors. */
  isHidden?: boolean;
  /** An error is no page of its own, so there is none in another language either. */
  isError?: boolean;
}

/** Everything a page tells browsers, search engines and social networks about itself. */
export function PageHead({
  title,
  description,
  image,
  type = 'website',
  isHidden = false,
  isError = false,
}: PageHeadProps) {
  const { formatMessage } = useIntl();
  const { locale } = usePlace();
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  const addressIn = (other: (typeof supportedLocales)[number]) => siteUrl + inLocale(path, other);
  const fullTitle = formatMessage(headMessages.title, { page: title, club: brand.club });
  const picture = new URL(image ?? '/static/share.jpg', siteUrl).href;

  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={description} />
      {isHidden ? (
        <meta key="robots" name="robots" content="noindex" />
      ) : (
        <link key="canonical" rel="canonical" href={addressIn(locale)} />
      )}
      {!isError &&
        supportedLocales
          .filter((other) => other !== locale)
          .map((other) => <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />)}
      {!isError && <link key="x-default" rel="alternate" hrefLang="x-default" href={siteUrl + withoutLocale(path)} />}
      <meta key="og:site_name" property="og:site_name" content={brand.club} />
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:title" property="og:title" content={fullTitle} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={addressIn(locale)} />
      <meta key="og:locale" property="og:locale" content={locale.replace('-', '_')} />
      <meta key="og:image" property="og:image" content={picture} />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
      <meta key="twitter:site" name="twitter:site" content={`@${brand.social.user}`} />
    </Head>
  );
}

const withoutLocale = (path: string) => inLocale(path, defaultLocale).slice(defaultLocale.length + 1) || '/';
