import { socialAccount } from '../../services/brand/socialAccount';
import { publisherUrl, servicesUrl } from '../../services/http/addresses';
import type { SupportedLocale } from '../../services/locale/supportedLocales';

/** Languages with their own forums (spec 9, Other); other languages use the English forums. */
const forumLanguages = ['fr', 'es', 'de', 'it', 'ru', 'pl', 'ar'];

/** Another publisher changes this file, the logo, the theme's tokens and static's pictures. */
export const brand = {
  club: 'Meridian Club',
  wordmark: { strong: 'Meridian', light: 'Club' },
  publisher: 'Meridian Games',
  /** Used in texts such as "people who play Meridian games". */
  shortPublisher: 'Meridian',
  assistant: 'Sam',
  /** Makes the ids of calendar events unique, whatever host the site is served from. */
  domain: 'www.meridian.example',
  copyrightYear: 2018,
  /** The account for shared pages (spec 3, Social network entry). */
  social: socialAccount,
  links: {
    publisher: publisherSite('www'),
    support: publisherSite('support'),
    blog: publisherSite('blog'),
    store: publisherSite('store'),
    launcher: publisherSite('launcher'),
  },
} as const;

function publisherSite(site: string): string {
  return publisherUrl.replace('{site}', site);
}

export function forumsUrl(locale: SupportedLocale): string {
  const language = locale.slice(0, 2);
  return publisherSite(forumLanguages.includes(language) ? `forums-${language}` : 'forums');
}

/** The legal texts that the services publish by country and language. */
export type PolicyName = 'terms-of-use' | 'terms-of-sale' | 'privacy-policy';

export const policyUrl = (name: PolicyName, { country, lang }: { country: string; lang: SupportedLocale }) =>
  `${servicesUrl}/sso/policies/${name}?${new URLSearchParams({ country, lang }).toString()}`;
