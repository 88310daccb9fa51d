import { lastZone } from '../domain/calendar';
import type { NoticeDetails, NoticeKind } from '../domain/notices';
import type { Locale } from '../locale/locales';
import { translatorFor } from '../locale/translator';
import { contentTranslatorFor } from './translations/contentTranslator';

interface NoticeFacts {
  kind: NoticeKind;
  details: NoticeDetails;
}

/** A notice in one line, in a language; its instants are those of a time zone. */
export function noticeText(
  { kind, details }: NoticeFacts,
  { lang, timeZone }: { lang: Locale; timeZone: string },
): string {
  const { units, until, name, playerName } = details;
  const isDay = kind === 'unitsExpiring';
  const date = new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    // Units expire with a day, when it has ended everywhere; everything else at an instant of the player's day.
    ...(isDay ? { timeZone: lastZone } : { timeStyle: 'short', timeZone }),
  });
  return translatorFor(lang)(`letter.notice.${kind}`, {
    units: formatUnits(lang, units),
    date: until === undefined ? '' : date.format(new Date(until)),
    name: playerName ?? contentTranslatorFor(lang)(name ?? ''),
  });
}

/** What an email says about a notice after its line. */
export const noticeAddition = ({ kind, details }: NoticeFacts, lang: Locale): string | undefined =>
  kind === 'giftReturned'
    ? translatorFor(lang)('letter.giftReturned.units', { units: formatUnits(lang, details.units) })
    : undefined;

const formatUnits = (lang: Locale, units = 0) => new Intl.NumberFormat(lang).format(units);
