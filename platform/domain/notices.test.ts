import fc from 'fast-check';
import { choicesOf, expiryTerms, noticeChannels, noticeKinds } from './notices';

const expiry = new Date('2026-11-30T23:59:59.999Z');
const dayMs = 86_400_000;
const before = (days: number, ms = 0) => new Date(expiry.getTime() - days * dayMs + ms);
const dueAt = (now: Date) =>
  expiryTerms(now).flatMap(({ days, after, until }) => (expiry > after && expiry <= until ? [days] : []));

it.each([
  ['31 days before', before(31), []],
  ['just before the first term', before(30, -1), []],
  ['at the first term', before(30), [30]],
  ['just before the second term', before(7, -1), [30]],
  ['at the second term', before(7), [7]],
  ['just before it', before(0, -1), [7]],
  ['at it', expiry, []],
])('%s of Units expiring, the notice is of that term', (_case, now, days) => {
  expect(dueAt(now)).toEqual(days);
});

it('the notices of one expiry come in order, whenever the job runs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 40 }), { maxLength: 20 }), (days) => {
      const runs = days.toSorted((a, b) => b - a).flatMap((day) => dueAt(before(day)));
      expect(runs).toEqual(runs.toSorted((a, b) => b - a));
    }),
  );
});

it('everything is chosen until the player chooses otherwise', () => {
  expect(choicesOf([])).toEqual(
    noticeKinds.flatMap((kind) => noticeChannels.map((channel) => ({ kind, channel, isChosen: true }))),
  );
  const none = { kind: 'refund', channel: 'club', isChosen: false } as const;
  expect(choicesOf([none]).filter(({ isChosen }) => !isChosen)).toEqual([none]);
});
