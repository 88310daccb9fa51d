import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { cardSize } from './cardUrl';

interface SocialTagsOptions {
  type: 'website' | 'article';
  locale: SupportedLocale;
  title: string;
  description: string;
  url: string;
  image: string;
  /** A generated card, whose size is known. */
  isCard: boolean;
}

type Tag = readonly [property: string, content: string];

/** The Open Graph and Twitter tags of a page. Twitter reads Open Graph too, so it needs few tags of its own. */
export const socialTags = ({ type, locale, title, description, url, image, isCard }: SocialTagsOptions): Tag[] => [
  ['og:site_name', brand.club],
  ['og:type', type],
  ['og:title', title],
  ['og:description', description],
  ['og:url', url],
  ['og:image', image],
  ['og:image:alt', title],
  ...(isCard ? Object.entries(cardSize).map(([side, pixels]): Tag => [`og:image:${side}`, String(pixels)]) : []),
  // Open Graph writes locales with an underscore. Other languages have addresses of their own, so they are no alternates of this one.
  ['og:locale', locale.replace('-', '_')],
  ['twitter:card', 'summary_large_image'],
  ['twitter:site', `@${brand.social.user}`],
];
