import type { ChallengeProgress } from './challenges';
import { deadlinesOf } from './deadlines';

const now = new Date('2024-03-04T12:00:00.000Z');
const soon = new Date('2024-03-11T12:00:00.000Z');
const bankEnd = new Date('2024-03-13T12:00:00.000Z');
const march = new Date('2024-04-01T11:59:59.999Z');

const none: ChallengeProgress = { progress: 0, activatedAt: now, completedAt: null, bankedAt: null };
const run = {
  challengeId: 'caves',
  name: 'Chart the caves',
  gameTitle: 'Halcyon Orbit',
  type: 'weekly' as const,
  thresholds: [{ value: 2, units: 60, xp: 0 }],
  startsAt: null,
  endsAt: soon,
  platforms: null,
  communityProgress: 0,
};
const ofChallenge = (endsAt: Date | null, player: Partial<ChallengeProgress> = {}) =>
  deadlinesOf({ expiring: [], challenges: [{ run: { ...run, endsAt }, player: { ...none, ...player } }] }, now);

describe('the deadlines of a player', () => {
  it('are days on which Units expire and ends of challenges, soonest first, with stable ids', () => {
    const expiring = [{ units: 50, expiresAt: march }];
    expect(deadlinesOf({ expiring, challenges: [{ run, player: none }] }, now)).toEqual([
      { kind: 'challengeEnd', id: 'challenge-caves', at: soon, name: 'Chart the caves', game: 'Halcyon Orbit' },
      { kind: 'expiry', id: 'units-2024-03-31', at: march, units: 50 },
    ]);
  });

  test.each([
    ['one that runs', {}, ['challengeEnd', soon]],
    ['one that waits to be activated', { activatedAt: null }, ['challengeEnd', soon]],
    ['a completed one', { progress: 2 }, ['bankBy', bankEnd]],
  ])('of challenges, %s', (_, player, [kind, at]) => {
    expect(ofChallenge(soon, player)).toMatchObject([{ kind, at }]);
  });

  it('include the end of the time to bank of a challenge that is over', () => {
    const yesterday = new Date('2024-03-03T12:00:00.000Z');
    expect(ofChallenge(yesterday, { progress: 2 })).toMatchObject([
      { kind: 'bankBy', at: new Date('2024-03-05T12:00:00.000Z') },
    ]);
  });

  test.each([
    ['a banked one', soon, { bankedAt: now }],
    ['one that is over', now, {}],
    ['one without a time limit', null, {}],
  ])('have none for %s', (_, endsAt, player) => {
    expect(ofChallenge(endsAt, player)).toEqual([]);
  });
});
