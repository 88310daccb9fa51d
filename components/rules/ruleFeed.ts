import { createIntl } from 'react-intl';
import { pathOf } from '../../routes';
import type { RuleChange } from '../../services/club/ruleChanges';
import { siteUrl } from '../../services/http/addresses';
import { supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { loadRuleFeed } from '../../store/rules/pageProps';
import { escapeXml } from '../../store/support/escapeXml';
import { brand } from '../brand/brand';
import { expandMessages } from '../ui/text/englishTexts';
import { descriptorOf } from '../ui/text/useTexts';
import { changeTexts, valuesOf } from './changeTexts';
import { feedPath } from './feedPath';

/** The Atom feed (RFC 4287) of what changed last, in a language; null for one that the site does not have, and without changes. */
export async function ruleFeed(language: string | string[] | undefined): Promise<string | null> {
  const locale = supportedLocales.find((supported) => supported === language);
  if (locale === undefined) return null;
  const { changes, messages } = await loadRuleFeed(locale);
  const [newest] = changes;
  if (!newest) return null;
  const intl = createIntl({
    locale,
    messages: expandMessages(messages),
    onError: () => undefined,
  });
  const title = intl.formatMessage(descriptorOf('pages.rules.title'));
  const address = siteUrl + feedPath(locale);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(`${title} - ${brand.club}`)}</title>`,
    `<updated>${newest.date}</updated>`,
    `<author><name>${escapeXml(brand.publisher)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + pathOf({ page: 'rules' }, locale))}"/>`,
    ...changes.map((change) => {
      const { title: subject, detail } = changeTexts(intl, change);
      return entryOf(change, `${subject} (${detail})`, valuesOf(intl, change), locale);
    }),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ changeId, date, rewardId }: RuleChange, title: string, values: string, locale: SupportedLocale) {
  const path = pathOf(rewardId === null ? { page: 'rules' } : { page: 'reward', params: { rewardId } }, locale);
  return [
    '<entry>',
    `<id>urn:uuid:${escapeXml(changeId)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${date}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>`,
    `<content type="text">${escapeXml(values)}</content>`,
    '</entry>',
  ].join('');
}
