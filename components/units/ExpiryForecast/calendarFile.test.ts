import { createIntl } from 'react-intl';
import type { Deadline } from '../../../store/challenges/calendar/rules';
import { calendarFile } from './calendarFile';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const now = Date.UTC(2026, 10, 21, 18);
const expiry: Deadline = { kind: 'expiry', id: 'units-2026-11-30', at: '2026-11-30T23:59:59.999Z', units: 120 };
const ending: Deadline = {
  kind: 'challengeEnd',
  id: 'challenge-caves',
  at: '2026-11-25T12:00:00.000Z',
  units: 60,
  name: 'Chart the caves; all of them, twice',
  game: 'Halcyon Orbit',
};
const banking: Deadline = { ...ending, kind: 'bankBy', id: 'challenge-storm', name: 'Three nights', game: null };

const write = (...deadlines: Deadline[]) =>
  calendarFile({ deadlines, owner: 'marlo', link: 'https://club.example/units', now }, intl);
/** The properties of the events, with folded lines unfolded. */
const linesOf = (...deadlines: Deadline[]) =>
  write(...deadlines)
    .content.replaceAll('\r\n ', '')
    .split('\r\n');

describe('the calendar file', () => {
  it('is an iCalendar file with the club and the day in its name', () => {
    const { name, type, content } = write(expiry);
    expect([name, type]).toEqual(['meridian-club-dates-2026-11-21.ics', 'text/calendar;charset=utf-8']);
    expect(content).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-\/\/Meridian Games\/\/Meridian Club\/\/EN\r\n/);
    expect(content.endsWith('END:VCALENDAR')).toBe(true);
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('ends an event at its deadline in UTC, in every time zone', () => {
    expect(linesOf(expiry)).toEqual(
      expect.arrayContaining(['DTSTART:20261130T225959Z', 'DTEND:20261130T235959Z', 'DTSTAMP:20261121T180000Z']),
    );
    expect(linesOf(ending)).toContain('DTEND:20261125T120000Z');
  });

  it('keeps an event’s UID, so that calendars update it', () => {
    const uidOf = (deadline: Deadline) => linesOf(deadline).find((line) => line.startsWith('UID:'));
    expect(uidOf(expiry)).toBe('UID:units-2026-11-30.marlo@www.meridian.example');
    expect(uidOf({ ...expiry, units: 90 })).toBe(uidOf(expiry));
    expect(uidOf(ending)).toBe('UID:challenge-caves.marlo@www.meridian.example');
  });

  test.each([
    [expiry, 'SUMMARY:120 Units expire (Meridian Club)', ['TRIGGER:-P14D', 'TRIGGER:-P2D']],
    [
      ending,
      'SUMMARY:Challenge ends: Chart the caves\\; all of them\\, twice (Halcyon Orbit\\, up to 60 Units)',
      ['TRIGGER:-P1D'],
    ],
    [banking, 'SUMMARY:Bank 60 Units: Three nights (Meridian Club)', ['TRIGGER:-P1D']],
  ])('has a summary and reminders: $kind', (deadline, summary, triggers) => {
    const lines = linesOf(deadline);
    expect(lines).toContain(summary);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(triggers);
  });

  it('has an event for each deadline', () => {
    expect(linesOf(expiry, ending, banking).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  });
});
