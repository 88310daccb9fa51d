import { socialAccount } from '../../services/brand/socialAccount';
import type { SupportedLocale } from '../../services/locale/supportedLocales';

/** Languages with their own forums (spec 9, Other); other languages use the English forums. */
const forumLanguages = ['fr', 'es', 'de', 'it', 'ru', 'pl', 'ar'];

/** The publisher's names and links. Another publisher changes this file, the logo beside it and the theme's tokens. */
export const brand = {
  club: 'Meridian Club',
  /** The club's name in the logo: the first word bold, the second light. */
  wordmark: { strong: 'Meridian', light: 'Club' },
  publisher: 'Meridian Games',
  /** Used in texts such as "people who play Meridian games". */
  shortPublisher: 'Meridian',
  assistant: 'Sam',
  copyrightYear: 2018,
  legal: {
    termsOfUse: 'https://legal.meridian.example/terms-of-use',
    termsOfSale: 'https://legal.meridian.example/terms-of-sale',
    privacyPolicy: 'https://legal.meridian.example/privacy',
  },
  /** The account for shared pages (spec 3, Social network entry). */
  social: socialAccount,
  links: {
    publisher: 'https://www.meridian.example',
    support: 'https://support.meridian.example',
    faq: 'https://support.meridian.example/club',
    blog: 'https://blog.meridian.example',
    store: 'https://store.meridian.example',
    launcher: 'https://launcher.meridian.example',
  },
} as const;

/** URL of the publisher's forums in a locale's language. */
export function forumsUrl(locale: SupportedLocale): string {
  const language = locale.slice(0, 2);
  const subdomain = forumLanguages.includes(language) ? `forums-${language}` : 'forums';
  return `https://${subdomain}.meridian.example`;
}
