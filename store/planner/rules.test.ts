import fc from 'fast-check';
import type { Challenge } from '../../services/club/challenges';
import { buildChallenge, buildReward } from '../../services/testing/builders';
import {
  doneBy,
  expiringBefore,
  finishableWithin,
  horizonMs,
  isEnough,
  minutesLeft,
  openSteps,
  usesOfExpiring,
  routesTo,
  type Route,
} from './rules';

const now = Date.parse('2026-11-22T12:00:00Z');
const challenge = (challengeId: string, overrides: Partial<Challenge> = {}, units = 60) =>
  buildChallenge({
    challengeId,
    spaceId: 'own',
    status: 'active',
    type: 'weekly',
    contribution: null,
    endDate: null,
    bankUntil: null,
    progress: 0,
    reward: { units, xp: 0, items: [] },
    ...overrides,
  });
const situation = (challenges: Challenge[]) => ({ challenges, ownedSpaces: new Set(['own']), now });
const idsOf = ({ steps }: Route) => steps.map(({ challenge: { challengeId } }) => challengeId);
const ready = challenge('ready', { status: 'completed', progress: 9, bankUntil: '2026-11-24T00:00:00Z' }, 20);

describe('what can be done now', () => {
  it.each([
    ['one to bank', ready, 'bank'],
    ['one to bank until now', { ...ready, bankUntil: '2026-11-22T12:00:00Z' }, null],
    ['one to bank in a game that the player does not own', { ...ready, spaceId: 'other' }, 'bank'],
    ['one that runs', challenge('a'), 'finish'],
    ['one to activate', challenge('a', { status: 'available' }), 'start'],
    ['one that is banked', challenge('a', { status: 'banked' }), null],
    ['one without Units', challenge('a', {}, 0), null],
    ['one of another game', challenge('a', { spaceId: 'other' }), null],
    ['one of a community', challenge('a', { contribution: 3 }), null],
    ['one that ends in time', challenge('a', { endDate: '2026-11-22T14:00:00Z' }), 'finish'],
    ['one that ends too soon', challenge('a', { endDate: '2026-11-22T13:59:00Z' }), null],
    [
      'one that is nearly done and ends soon',
      challenge('a', { progress: 8, endDate: '2026-11-22T12:20:00Z' }),
      'finish',
    ],
  ])('%s', (_case, row, kind) => {
    expect(openSteps(situation([row])).map((step) => step.kind)).toEqual(kind === null ? [] : [kind]);
  });

  it('is in any game while the own ones are not known', () => {
    const other = challenge('a', { spaceId: 'other' });
    expect(openSteps({ challenges: [other], ownedSpaces: null, now })).toHaveLength(1);
  });
});

describe('the routes', () => {
  it.each<[string, number, Challenge[], string[][]]>([
    ['none where nothing is missing', 0, [ready], []],
    ['none where nothing is open', 50, [challenge('a', { status: 'banked' })], []],
    ['bank first, if that suffices', 20, [challenge('a', { progress: 8 }), ready], [['ready']]],
    [
      'bank, then finish the nearest',
      60,
      [challenge('far'), challenge('near', { progress: 8 }), ready],
      [['ready', 'near']],
    ],
    [
      'the least to do, or the fewest steps',
      60,
      [challenge('small', { progress: 8 }, 30), challenge('other', { progress: 8 }, 30), challenge('big', {}, 60)],
      [['small', 'other'], ['big']],
    ],
    ['say what there is where it does not suffice', 500, [challenge('a'), ready], [['ready', 'a']]],
  ])('%s', (_case, missing, challenges, routes) => {
    expect(routesTo(missing, situation(challenges)).map(idsOf)).toEqual(routes);
  });

  const anyChallenge = fc
    .record({
      status: fc.constantFrom('available', 'active', 'completed', 'banked', 'expired'),
      type: fc.constantFrom('weekly', 'special', 'classic'),
      progress: fc.nat(9),
      units: fc.nat(80),
      spaceId: fc.constantFrom('own', 'own', 'other'),
      endDate: fc.constantFrom(null, '2026-11-22T12:30:00Z', '2026-11-23T00:00:00Z', '2026-12-24T00:00:00Z'),
    })
    .map(({ units, ...overrides }) => ({ overrides, units }));
  const anyChallenges = fc
    .array(anyChallenge, { maxLength: 12 })
    .map((rows) => rows.map(({ overrides, units }, index) => challenge(`c${index}`, overrides, units)));

  it('are few, short and different, name no step twice and no play that is not needed', () => {
    fc.assert(
      fc.property(anyChallenges, fc.integer({ min: 1, max: 400 }), (challenges, missing) => {
        const routes = routesTo(missing, situation(challenges));
        expect(routes.length).toBeLessThanOrEqual(3);
        expect(new Set(routes.map((route) => idsOf(route).toSorted().join())).size).toBe(routes.length);
        for (const route of routes) {
          expect(route.steps.length).toBeLessThanOrEqual(5);
          expect(new Set(idsOf(route)).size).toBe(route.steps.length);
          expect(route.units).toBe(route.steps.reduce((sum, step) => sum + step.challenge.reward.units, 0));
          expect(route.reaches).toBe(route.units >= missing);
          for (const { kind, challenge: one } of route.steps)
            if (route.reaches && kind !== 'bank') expect(route.units - one.reward.units).toBeLessThan(missing);
        }
      }),
    );
  });

  it('begin with one that suffices, if there is one', () => {
    fc.assert(
      fc.property(anyChallenges, fc.integer({ min: 1, max: 200 }), (challenges, missing) => {
        const [first, ...others] = routesTo(missing, situation(challenges));
        if (others.some(({ reaches }) => reaches)) expect(first?.reaches).toBe(true);
      }),
    );
  });
});

it.each([
  ['weekly', 0, 120],
  ['weekly', 3, 80],
  ['weekly', 9, 5],
  ['special', 0, 480],
  ['classic', 0, 960],
] as const)('a %s challenge at %d of 9 takes %d minutes', (type, progress, minutes) => {
  const thresholds = [{ value: 9, units: 60, xp: 0, reached: false }];
  expect(minutesLeft(challenge('a', { type, progress, thresholds }))).toBe(minutes);
});

it('what can be finished in 40 minutes has most Units first', () => {
  const rows = [challenge('a', { progress: 8 }, 20), challenge('b', { progress: 8 }, 40), challenge('far'), ready];
  const found = finishableWithin(40, situation(rows));
  expect(found.map((step) => step.challenge.challengeId)).toEqual(['b', 'a']);
});

it.each([
  ['its last end', [{ endDate: '2026-11-23T00:00:00Z' }, { endDate: '2026-11-25T00:00:00Z' }], '2026-11-25T00:00:00Z'],
  ['30 days without one', [{ endDate: null }], new Date(now + horizonMs).toISOString()],
  ['30 days at most', [{ endDate: '2027-11-25T00:00:00Z' }], new Date(now + horizonMs).toISOString()],
])('a route is done by %s', (_case, rows, end) => {
  const steps = rows.map((row, index) => ({ kind: 'finish' as const, challenge: challenge(`c${index}`, row) }));
  expect(doneBy({ steps, units: 0, reaches: true }, now)).toBe(Date.parse(end));
});

it('adds up what expires before, and what does on the first of these days', () => {
  const lots = [
    { units: 20, expiresAt: '2026-11-30T23:59:59Z' },
    { units: 10, expiresAt: '2026-10-31T23:59:59Z' },
    { units: 5, expiresAt: '2026-10-31T20:00:00Z' },
    { units: 50, expiresAt: '2027-01-31T23:59:59Z' },
  ];
  expect(expiringBefore(lots, Date.parse('2026-12-01T00:00:00Z'))).toEqual({
    units: 35,
    first: { units: 15, expiresAt: '2026-10-31T20:00:00Z' },
  });
  expect(expiringBefore(lots, Date.parse('2026-10-01T00:00:00Z'))).toBeNull();
});

it.each([
  ['enough', 70, 65, null, true],
  ['too little', 60, 65, null, false],
  ['enough with what expires', 85, 65, 20, true],
  ['too little once some expire', 84, 65, 20, false],
])('a route brings %s', (_case, units, missing, expiring, expected) => {
  const due = expiring === null ? null : { units: expiring };
  expect(isEnough({ steps: [], units, reaches: units >= missing }, missing, due)).toBe(expected);
});

it('buys a wish first, then what uses the expiring Units best', () => {
  const reward = (rewardId: string, value: number, overrides = {}) =>
    buildReward({ rewardId, name: rewardId, value, isLocked: false, quantityPurchased: 0, ...overrides });
  const rewards = [
    reward('small', 20),
    reward('exact', 60),
    reward('large', 100),
    reward('dear', 500),
    reward('locked', 60, { isLocked: true }),
    reward('wish', 10),
  ];
  const found = usesOfExpiring({ units: 60 }, 120, rewards, new Set(['wish']), 'en-US');
  expect(found.map(({ reward: { rewardId }, used }) => [rewardId, used])).toEqual([
    ['wish', 10],
    ['exact', 60],
    ['large', 60],
    ['small', 20],
  ]);
});
