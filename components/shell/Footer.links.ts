import type { MessageDescriptor } from 'react-intl';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { brand, forumsUrl } from '../brand/brand';
import { footerTexts } from './Footer.messages';

interface FooterLink {
  href: string;
  label: MessageDescriptor;
}

/** Spec 2, Footer: terms of use, terms of sale and privacy policy. */
export const legalLinks: readonly FooterLink[] = [
  { href: brand.legal.termsOfUse, label: footerTexts.termsOfUse },
  { href: brand.legal.termsOfSale, label: footerTexts.termsOfSale },
  { href: brand.legal.privacyPolicy, label: footerTexts.privacyPolicy },
];

/** Spec 2, Footer: publisher site, support, blog, forums, store and a game launcher. */
export const publisherLinks = (locale: SupportedLocale): readonly FooterLink[] => [
  { href: brand.links.publisher, label: footerTexts.publisherSite },
  { href: brand.links.support, label: footerTexts.support },
  { href: brand.links.blog, label: footerTexts.blog },
  { href: forumsUrl(locale), label: footerTexts.forums },
  { href: brand.links.store, label: footerTexts.store },
  { href: brand.links.launcher, label: footerTexts.launcher },
];
