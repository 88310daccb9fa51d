import { nextRenameAt } from './renaming';

const renamedAt = new Date('2026-11-01T12:00:00Z');
const thirtyDaysLater = new Date('2026-12-01T12:00:00Z');

it.each([
  ['at once by a player who never did', null, '2026-11-01T12:00:00Z', null],
  ['30 days after the last time', renamedAt, '2026-11-01T12:00:00Z', thirtyDaysLater],
  ['not an instant earlier', renamedAt, '2026-12-01T11:59:59.999Z', thirtyDaysLater],
  ['from that instant on', renamedAt, '2026-12-01T12:00:00Z', null],
])('a name can be changed %s', (_case, last, now, next) => {
  expect(nextRenameAt(last, new Date(now))).toEqual(next);
});
