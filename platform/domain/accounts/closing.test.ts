import { lastZone } from '../calendar';
import { closingAt, deletionAt } from './closing';

const dayIn = (timeZone: string, time: Date | number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);

it.each([
  ['in the evening in Los Angeles', 'America/Los_Angeles', '2026-11-28T20:00:00-08:00', '2026-12-13'],
  ['in the morning in Los Angeles', 'America/Los_Angeles', '2026-11-28T06:00:00-08:00', '2026-12-12'],
  ['in the morning in Auckland', 'Pacific/Auckland', '2026-11-29T10:00:00+13:00', '2026-12-12'],
  ['in the evening in Auckland', 'Pacific/Auckland', '2026-11-29T20:00:00+13:00', '2026-12-13'],
  ['on Baker Island', lastZone, '2026-11-28T23:59:59.999-12:00', '2026-12-13'],
  ['on Kiritimati', 'Pacific/Kiritimati', '2026-11-29T00:00:00+14:00', '2026-12-12'],
])(
  'an account that is closed %s can be kept for 14 days, and to the end of the named day',
  (_case, zone, at, named) => {
    const closedAt = new Date(at);
    const deletedAt = deletionAt(closingAt(closedAt));

    expect(dayIn(lastZone, deletedAt)).toBe(named);
    expect(deletedAt >= closingAt(closedAt)).toBe(true);
    expect(dayIn(zone, deletedAt.getTime() + 1) > named).toBe(true);
  },
);
