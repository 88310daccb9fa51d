import fc from 'fast-check';
import { countryCodes } from './accounts/countries';
import { isTimeZone, quietHoursEnd, timeZoneOf, type QuietHours } from './quietHours';

const night = (timeZone: string, change: Partial<QuietHours> = {}): QuietHours => ({
  isOn: true,
  from: 22,
  until: 8,
  timeZone,
  ...change,
});

it.each([
  ['in the evening, before they begin', night('UTC'), '2026-03-04T21:59:59.999Z', null],
  ['as they begin', night('UTC'), '2026-03-04T22:00:00.000Z', '2026-03-05T08:00:00.000Z'],
  ['after midnight', night('UTC'), '2026-03-05T00:30:00.000Z', '2026-03-05T08:00:00.000Z'],
  ['just before they end', night('UTC'), '2026-03-05T07:59:59.999Z', '2026-03-05T08:00:00.000Z'],
  ['as they end', night('UTC'), '2026-03-05T08:00:00.000Z', null],
  ['on one day', night('UTC', { from: 9, until: 17 }), '2026-03-05T16:00:00.000Z', '2026-03-05T17:00:00.000Z'],
  ['until midnight', night('UTC', { from: 20, until: 0 }), '2026-03-05T23:10:00.000Z', '2026-03-06T00:00:00.000Z'],
  ['turned off', night('UTC', { isOn: false }), '2026-03-05T00:30:00.000Z', null],
  ['of no length', night('UTC', { from: 8, until: 8 }), '2026-03-05T08:30:00.000Z', null],
  ['west of UTC', night('America/New_York'), '2026-03-05T05:00:00.000Z', '2026-03-05T13:00:00.000Z'],
  ['where an offset has a half hour', night('Asia/Kolkata'), '2026-03-05T18:00:00.000Z', '2026-03-06T02:30:00.000Z'],
  [
    'where an offset has three quarters',
    night('Asia/Kathmandu'),
    '2026-03-05T18:00:00.000Z',
    '2026-03-06T02:15:00.000Z',
  ],
  ['in the night that loses an hour', night('Europe/Paris'), '2026-03-28T23:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['in the night that gains an hour', night('Europe/Paris'), '2026-10-24T22:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  [
    'where the hour that ends them is skipped',
    night('America/New_York', { from: 23, until: 2 }),
    '2026-03-08T05:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
  ],
])('quiet hours %s', (_case, hours, now, end) => {
  expect(quietHoursEnd(hours, new Date(now))?.toISOString() ?? null).toBe(end);
});

it('what waits for the end of quiet hours is never in quiet hours then, nor more than a day later', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const zone = fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham');
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(hour, hour, zone, instant, (from, until, timeZone, now) => {
      const hours = { isOn: true, from, until, timeZone };
      const end = quietHoursEnd(hours, now);
      if (end === null) return;
      expect(quietHoursEnd(hours, end)).toBeNull();
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});

it.each([
  ['Europe/Paris', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['Europe/Atlantis', false],
  ['+01:00', false],
  ['', false],
  ['../etc/passwd', false],
])('%j is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});

it('every country has a zone that exists', () => {
  expect(countryCodes.filter((country) => !isTimeZone(timeZoneOf(country)))).toEqual([]);
  expect([timeZoneOf('FR'), timeZoneOf('AQ')]).toEqual(['Europe/Paris', 'UTC']);
});
