import fc from 'fast-check';
import type { ChallengeProgress, ChallengeRun, ChallengeStatus } from './challenges';
import { advance, bankUntil, payoutOf, starsInWords, statusOf, targetOf, unitsOfAll, untouched } from './challenges';

const monday = new Date('2026-11-16T00:00:00Z');
const nextMonday = new Date('2026-11-23T00:00:00Z');
const thursday = new Date('2026-11-19T12:00:00Z');
const tuesdayAfter = new Date('2026-11-24T23:59:59Z');
const wednesdayAfter = new Date('2026-11-25T00:00:00Z');

const buildRun = (overrides: Partial<ChallengeRun> = {}): ChallengeRun => ({
  type: 'weekly',
  thresholds: [
    { value: 4, units: 10, xp: 100 },
    { value: 8, units: 20, xp: 150 },
    { value: 12, units: 30, xp: 250 },
  ],
  startsAt: monday,
  endsAt: nextMonday,
  platforms: null,
  communityProgress: 0,
  ...overrides,
});
const classic = buildRun({ type: 'classic', startsAt: null, endsAt: null });
const buildProgress = (overrides: Partial<ChallengeProgress> = {}): ChallengeProgress => ({
  ...untouched,
  activatedAt: monday,
  ...overrides,
});

it.each<[string, ChallengeRun, ChallengeProgress, Date, ChallengeStatus]>([
  ['a weekly nobody touched', buildRun(), untouched, thursday, 'available'],
  ['an activated weekly', buildRun(), buildProgress(), thursday, 'active'],
  ['two stars, week running', buildRun(), buildProgress({ progress: 8 }), thursday, 'active'],
  ['all stars', buildRun(), buildProgress({ progress: 12 }), thursday, 'completed'],
  ['all stars, two days of grace', buildRun(), buildProgress({ progress: 12 }), tuesdayAfter, 'completed'],
  ['all stars, never banked', buildRun(), buildProgress({ progress: 12 }), wednesdayAfter, 'expired'],
  ['one star when the week ended', buildRun(), buildProgress({ progress: 5 }), nextMonday, 'completed'],
  ['no star when the week ended', buildRun(), buildProgress({ progress: 3 }), nextMonday, 'expired'],
  ['banked stays banked', buildRun(), buildProgress({ progress: 12, bankedAt: thursday }), wednesdayAfter, 'banked'],
  ['a special runs by itself', buildRun({ type: 'special' }), untouched, thursday, 'active'],
  ['a classic runs by itself', classic, untouched, thursday, 'active'],
  ['a classic waits for ever', classic, buildProgress({ progress: 12 }), new Date('2036-01-01'), 'completed'],
])('%s', (_case, run, player, now, status) => {
  expect(statusOf(run, player, now)).toBe(status);
});

it('the bank of a weekly challenge closes on Wednesday at midnight UTC, that of a classic never', () => {
  expect(bankUntil(buildRun())).toEqual(wednesdayAfter);
  expect(bankUntil(classic)).toBeNull();
});

it('all stars together give the sum of their Units', () => {
  expect(unitsOfAll(buildRun().thresholds)).toBe(60);
});

it.each([
  ['all of it can still be won', 5, thursday, { units: 60, xp: 500 }],
  ['all of it was won', 12, thursday, { units: 60, xp: 500 }],
  ['the week is over with two stars', 9, nextMonday, { units: 30, xp: 250 }],
  ['the week is over with none', 1, nextMonday, { units: 0, xp: 0 }],
])('payout: %s', (_case, progress, now, payout) => {
  expect(payoutOf(buildRun(), buildProgress({ progress }), now)).toEqual(payout);
});

describe('progress', () => {
  it('counts while the challenge is active, up to its target, and stores the completion date', () => {
    expect(advance(buildRun(), buildProgress({ progress: 10 }), 5, thursday)).toMatchObject({
      progress: 12,
      completedAt: thursday,
    });
  });

  it.each<[string, ChallengeRun, ChallengeProgress, Date]>([
    ['a weekly that was not activated', buildRun(), untouched, thursday],
    ['after the week', buildRun(), buildProgress(), nextMonday],
    ['before it began', buildRun({ type: 'special', startsAt: nextMonday }), untouched, thursday],
    ['once banked', buildRun(), buildProgress({ progress: 12, bankedAt: thursday }), thursday],
  ])('does not count for %s', (_case, run, player, now) => {
    expect(advance(run, player, 3, now)).toBe(player);
  });

  it('never decreases and never exceeds its target', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (counts) => {
        let player = buildProgress();
        for (const count of counts) {
          const next = advance(buildRun(), player, count, thursday);
          expect(next.progress).toBeGreaterThanOrEqual(player.progress);
          expect(next.progress).toBeLessThanOrEqual(12);
          player = next;
        }
      }),
    );
  });
});

it.each([
  [4, 'Weekly, first star'],
  [8, 'Weekly, two stars'],
  [12, 'Weekly, all three stars'],
])('describes %i stars', (progress, words) => {
  expect(starsInWords(buildRun(), progress)).toBe(words);
});

it.each([
  ['one star of one', 'classic', [5], 5, 'Classic, only star'],
  ['two stars of two', 'special', [5, 9], 9, 'Special, both stars'],
  ['no star', 'weekly', [5, 9], 4, 'Weekly, no stars'],
  ['seven stars', 'weekly', [1, 2, 3, 4, 5, 6, 7], 7, 'Weekly, all 7 stars'],
  ['four of six', 'community', [1, 2, 3, 4, 5, 6], 4, 'Community, four stars'],
  ['five of six', 'community', [1, 2, 3, 4, 5, 6], 5, 'Community, five stars'],
  ['six', 'community', [1, 2, 3, 4, 5, 6], 6, 'Community, all six stars'],
] as const)('writes %s into the ledger', (_case, type, values, progress, words) => {
  const thresholds = values.map((value) => ({ value, units: 10, xp: 100 }));
  expect(starsInWords(buildRun({ type, thresholds }), progress)).toBe(words);
});

it('pays all stars of a challenge that was not activated yet', () => {
  expect(payoutOf(buildRun(), untouched, thursday)).toEqual({ units: 60, xp: 500 });
});

it('counts from the instant that the challenge starts at', () => {
  expect(advance(buildRun(), buildProgress(), 1, monday)).toMatchObject({ progress: 1, completedAt: null });
});

it('has nothing to reach without stars', () => {
  expect(targetOf(buildRun({ thresholds: [] }))).toBe(0);
});

describe('a community challenge', () => {
  const shared = (communityProgress: number) => buildRun({ type: 'community', communityProgress });
  const part = { ...untouched, progress: 1 };

  it.each<[string, ChallengeRun, ChallengeProgress, Date, ChallengeStatus]>([
    ['runs by itself', shared(0), untouched, thursday, 'active'],
    ['is completed by all, for who had a part', shared(12), part, thursday, 'completed'],
    ['goes on for who had none', shared(12), untouched, thursday, 'active'],
    ['pays its stars when it is over', shared(5), part, nextMonday, 'completed'],
    ['is over for who had no part', shared(12), untouched, nextMonday, 'expired'],
    ['is over for all where no star was reached', shared(3), part, nextMonday, 'expired'],
  ])('%s', (_case, run, player, now, status) => {
    expect(statusOf(run, player, now)).toBe(status);
  });

  it('grows with contributions, also beyond its target', () => {
    expect(advance(shared(4), untouched, 5, thursday)).toMatchObject({ progress: 5, completedAt: null });
    expect(advance(shared(11), part, 1, thursday)).toMatchObject({ progress: 2, completedAt: thursday });
    expect(advance(shared(11), part, 5, thursday)).toMatchObject({ progress: 6, completedAt: thursday });
    expect(advance(shared(12), untouched, 2, thursday)).toMatchObject({ progress: 2, completedAt: thursday });
    expect(advance(shared(12), part, 5, thursday)).toBe(part);
  });

  it("grants the community's stars for any contribution", () => {
    expect(payoutOf(shared(9), part, nextMonday)).toEqual({ units: 30, xp: 250 });
  });
});
