import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { IntlShape } from 'react-intl';
import type { Deadline } from '../../../store/challenges/calendar/rules';
import { endedDay } from '../../../store/support/lastZone';
import { brand } from '../../brand/brand';
import type { DownloadFile } from '../../ui/browser/downloadFile';
import { messageOf } from '../../ui/text/useTexts';
import { fileName } from '../Ledger/ledgerFile';

interface CalendarFileInput {
  deadlines: readonly Deadline[];
  /** The player's id, so that the entries of two players do not mix in one calendar. */
  owner: string;
  link: string;
  /** In ms. */
  now: number;
}

const hourMs = 60 * 60 * 1000;
const daySeconds = 24 * 60 * 60;
/** Reminders, in days before the deadline. */
const reminders = { expiry: [14, 2], challengeEnd: [1], bankBy: [1] } as const;

/**
 * Deadlines as an iCalendar file. The day on which Units expire is an event of a whole day; what ends at an instant is the
 * hour before it, in UTC, so that calendars show it in local time. UIDs are stable, so that importing the file again
 * updates the events.
 */
export function calendarFile({ deadlines, owner, link, now }: CalendarFileInput, intl: IntlShape): DownloadFile {
  const calendar = ical({
    name: brand.club,
    prodId: { company: brand.publisher, product: brand.club, language: intl.locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const deadline of deadlines) {
    calendar.createEvent({
      id: `${deadline.id}.${owner}@${brand.domain}`,
      stamp: new Date(now),
      ...eventTime(deadline),
      summary: eventSummary(deadline, intl),
      description: intl.formatMessage(messageOf(`units.calendar.${deadline.kind}.what`)),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: reminders[deadline.kind].map((days) => ({
        type: ICalAlarmType.display,
        triggerBefore: days * daySeconds,
        description: eventSummary(deadline, intl),
      })),
    });
  }
  return {
    name: `${fileName('dates', now)}.ics`,
    type: 'text/calendar;charset=utf-8',
    content: calendar.toString(),
  };
}

function eventTime({ kind, at }: Deadline) {
  if (kind === 'expiry') return { start: new Date(endedDay(at)), allDay: true };
  return { start: new Date(Date.parse(at) - hourMs), end: new Date(at) };
}

function eventSummary(deadline: Deadline, { formatMessage }: IntlShape): string {
  const { units } = deadline;
  if (deadline.kind === 'expiry') return formatMessage(messageOf('units.calendar.expiry'), { units, club: brand.club });
  const { name, game } = deadline;
  return formatMessage(messageOf(`units.calendar.${deadline.kind}`), { units, name, game: game ?? brand.club });
}
