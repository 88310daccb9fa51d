import { defineMessages } from 'react-intl';

export const footerTexts = defineMessages({
  club: { id: 'shell.footer.club', defaultMessage: 'The club', description: 'Footer: heading over the club’s pages' },
  avatars: {
    id: 'shell.footer.avatars',
    defaultMessage: 'Avatars',
    description: 'Footer: opens the gallery of avatars',
  },
  legal: { id: 'shell.footer.legal', defaultMessage: 'Legal', description: 'Footer: heading over legal links' },
  termsOfUse: { id: 'shell.footer.termsOfUse', defaultMessage: 'Terms of use', description: 'Footer: legal link' },
  termsOfSale: { id: 'shell.footer.termsOfSale', defaultMessage: 'Terms of sale', description: 'Footer: legal link' },
  privacyPolicy: {
    id: 'shell.footer.privacyPolicy',
    defaultMessage: 'Privacy policy',
    description: 'Footer: legal link',
  },
  publisherSite: {
    id: 'shell.footer.publisherSite',
    defaultMessage: 'Publisher site',
    description: 'Footer: link to the site of the publisher',
  },
  support: { id: 'shell.footer.support', defaultMessage: 'Support', description: 'Footer: link to player support' },
  blog: { id: 'shell.footer.blog', defaultMessage: 'Blog', description: 'Footer: link to the publisher’s blog' },
  forums: { id: 'shell.footer.forums', defaultMessage: 'Forums', description: 'Footer: link to the forums' },
  store: { id: 'shell.footer.store', defaultMessage: 'Store', description: 'Footer: link to the store' },
  launcher: {
    id: 'shell.footer.launcher',
    defaultMessage: 'Launcher',
    description: 'Footer: link to the game launcher',
  },
  newTab: {
    id: 'shell.footer.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'For screen readers, after the words of a link to another site',
  },
});

export const footerSentences = defineMessages<{
  promise: { publisher: string };
  copyright: { year: string; publisher: string };
  social: { club: string; network: string };
}>({
  promise: {
    id: 'shell.footer.promise',
    defaultMessage: 'The loyalty club for people who play {publisher} games. Always free.',
    description: 'Footer: what the club is',
  },
  copyright: {
    id: 'shell.footer.copyright',
    defaultMessage: '© {year} {publisher}. All rights reserved.',
    description: 'Footer: copyright line',
  },
  social: {
    id: 'shell.footer.social',
    defaultMessage: '{club} on {network}',
    description: 'For screen readers: link to the account at a social network',
  },
});
