import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand } from '../brand';
import { dayMs, endedDay } from '../domain/calendar';
import type { Deadline } from '../domain/deadlines';
import type { Locale } from '../locale/locales';
import { translatorFor, type Translate } from '../locale/translator';
import { hashSecret } from '../support/secret';
import { contentTranslatorFor } from './translations/contentTranslator';

interface CalendarFileInput {
  deadlines: readonly Deadline[];
  lang: Locale;
  /** Makes the ids of events differ between players. */
  profileId: string;
  /** Where the player can act. */
  link: string;
  now: Date;
}

const hourMs = 60 * 60 * 1000;
/** Reminders, in days before the deadline. */
const reminders = { expiry: [14, 2], challengeEnd: [1], bankBy: [1] } as const;

/**
 * Deadlines as an iCalendar file (RFC 5545). The day on which Units expire is an event of a whole day; what ends at an instant is
 * the hour before it, in UTC, so that calendars show it in local time. The file of a day has the same bytes, as long as the
 * deadlines are the same, so that its ETag is.
 */
export function calendarFile({ deadlines, lang, profileId, link, now }: CalendarFileInput): string {
  const translate = translatorFor(lang);
  const owner = hashSecret(profileId).slice(0, 16);
  const calendar = ical({
    name: brand.club,
    prodId: { company: brand.publisher, product: brand.club, language: lang.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // How often calendars read it again, in seconds, where they decide by this.
    ttl: 6 * 60 * 60,
  });
  for (const deadline of deadlines) {
    const summary = summaryOf(deadline, lang, translate);
    calendar.createEvent({
      id: `${deadline.id}.${owner}@${new URL(link).hostname}`,
      stamp: new Date(Math.floor(now.getTime() / dayMs) * dayMs),
      ...timeOf(deadline),
      summary,
      description: translate(`calendar.${deadline.kind}.what`),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: reminders[deadline.kind].map((days) => ({
        type: ICalAlarmType.display,
        triggerBefore: (days * dayMs) / 1000,
        description: summary,
      })),
    });
  }
  return calendar.toString();
}

const timeOf = ({ kind, at }: Deadline) =>
  kind === 'expiry'
    ? { start: new Date(endedDay(at)), allDay: true }
    : { start: new Date(at.getTime() - hourMs), end: at };

function summaryOf(deadline: Deadline, lang: Locale, translate: Translate): string {
  if (deadline.kind !== 'expiry') {
    const { kind, name, game } = deadline;
    return translate(`calendar.${kind}`, { name: contentTranslatorFor(lang)(name), game });
  }
  const units = new Intl.NumberFormat(lang).format(deadline.units);
  return translate('calendar.expiry', { units, club: brand.club });
}
