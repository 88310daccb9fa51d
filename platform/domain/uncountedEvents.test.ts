import { untouched, type ChallengeProgress, type ChallengeRun } from './challenges';
import { exclusionReasonOf, type ReceivedEvent, type ExclusionReason } from './uncountedEvents';

const monday = new Date('2026-11-16T00:00:00Z');
const nextMonday = new Date('2026-11-23T00:00:00Z');
const tuesday = new Date('2026-11-17T20:00:00Z');
const thursday = new Date('2026-11-19T12:00:00Z');

const run = {
  spaceId: 'moongate',
  type: 'weekly',
  thresholds: [{ value: 4, units: 10, xp: 100 }],
  startsAt: monday,
  endsAt: nextMonday,
  platforms: ['PC'],
  communityProgress: 0,
} as const satisfies ChallengeRun & { spaceId: string };
const running: ChallengeProgress = { ...untouched, activatedAt: tuesday };
const received = (overrides: Partial<ReceivedEvent> = {}): ReceivedEvent => ({
  spaceId: 'moongate',
  platform: 'PC',
  at: thursday,
  quarantine: null,
  ...overrides,
});

it.each<[string, Partial<ChallengeRun>, ChallengeProgress, Partial<ReceivedEvent>, ExclusionReason]>([
  ['played in another game', {}, running, { spaceId: 'saltwatch' }, 'otherGame'],
  ['played where it does not count', {}, running, { platform: 'PS4' }, 'wrongPlatform'],
  ['played before it began', {}, running, { at: new Date('2026-11-15T23:59:59Z') }, 'beforeStart'],
  ['played at its end', {}, running, { at: nextMonday }, 'afterEnd'],
  ['never activated', {}, untouched, {}, 'notActivated'],
  ['played before the activation', {}, running, { at: monday }, 'notActivated'],
  ['played after it was completed', {}, { ...running, completedAt: tuesday }, {}, 'completed'],
  ['played after it was banked', {}, { ...running, bankedAt: tuesday }, {}, 'completed'],
  ['played as it was completed', {}, { ...running, completedAt: thursday }, {}, 'completed'],
  ['played before it was completed', {}, { ...running, completedAt: nextMonday }, {}, 'tooLittle'],
  ['played as it began and was activated', {}, { ...running, activatedAt: monday }, { at: monday }, 'tooLittle'],
  ['of a challenge of any platform', { platforms: null }, running, { platform: 'PS4' }, 'tooLittle'],
  ['of a challenge without an end', { startsAt: null, endsAt: null }, running, {}, 'tooLittle'],
  ['of a special, which needs no activation', { type: 'special' }, untouched, {}, 'tooLittle'],
  ['after everybody was done', { type: 'community', communityProgress: 4 }, running, {}, 'completed'],
  ['in the quarantine', {}, running, { quarantine: 'held' }, 'inReview'],
  ['dropped from the quarantine', {}, running, { quarantine: 'dropped' }, 'rejected'],
  ['held but after it was completed', {}, { ...running, completedAt: tuesday }, { quarantine: 'held' }, 'completed'],
  ['less than one', {}, running, { platform: null }, 'tooLittle'],
])('an event %s: returns the reason', (_case, rules, player, event, reason) => {
  expect(exclusionReasonOf({ ...run, ...rules }, player, received(event))).toBe(reason);
});
