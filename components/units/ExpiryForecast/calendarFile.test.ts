import { createIntl } from 'react-intl';
import type { Deadline } from '../../../store/challenges/calendar/rules';
import { calendarFile } from './calendarFile';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const now = Date.UTC(2026, 10, 21, 18);
const expiry: Deadline = { kind: 'expiry', id: 'units-2026-11-30', at: '2026-12-01T11:59:59.999Z', units: 120 };
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

  it('has the day on which Units expire as a whole day, the same in every time zone', () => {
    const lines = linesOf(expiry);
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTSTAMP:20261121T180000Z']));
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  it('ends an event of a challenge at its instant, in UTC', () => {
    expect(linesOf(ending)).toEqual(expect.arrayContaining(['DTSTART:20261125T110000Z', 'DTEND:20261125T120000Z']));
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
