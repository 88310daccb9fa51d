import { supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { cardSize } from './cardUrl';

interface Shared {
  type: 'website' | 'article';
  locale: SupportedLocale;
  title: string;
  description: string;
  url: string;
  image: string;
  /** A card of our own, whose size is known. */
  isCard: boolean;
}

type Tag = readonly [property: string, content: string];

/** Open Graph's names for locales have an underscore. */
const graphLocale = (locale: SupportedLocale) => locale.replace('-', '_');

/** What social networks are told of a page. Twitter reads Open Graph too, so it needs little of its own. */
export const sharedTags = ({ type, locale, title, description, url, image, isCard }: Shared): Tag[] => [
  ['og:site_name', brand.club],
  ['og:type', type],
  ['og:title', title],
  ['og:description', description],
  ['og:url', url],
  ['og:image', image],
  ['og:image:alt', title],
  ...(isCard ? Object.entries(cardSize).map(([side, pixels]): Tag => [`og:image:${side}`, String(pixels)]) : []),
  ['og:locale', graphLocale(locale)],
  ...supportedLocales
    .filter((other) => other !== locale)
    .map((other): Tag => ['og:locale:alternate', graphLocale(other)]),
  ['twitter:card', 'summary_large_image'],
  ['twitter:site', `@${brand.social.user}`],
];
