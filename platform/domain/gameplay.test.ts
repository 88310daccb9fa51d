import { untouched, type ChallengeRun } from './challenges';
import { creditsOf, movedAction, movedChallenge, movedStat, tally, xpOfPlay } from './gameplay';
import { guid } from './guid';

const now = new Date('2026-11-21T18:00:00Z');

it('sums the counts of each event', () => {
  const batch = [
    { name: 'cave.charted', count: 2 },
    { name: 'storm.survived', count: 1 },
    { name: 'cave.charted', count: 3 },
  ];
  expect([...tally(batch)]).toEqual([
    ['cave.charted', 5],
    ['storm.survived', 1],
  ]);
});

it.each([
  ['adds', 'Integer', 10, [4, 5], 19],
  ['takes the latest percentage', 'Percentage', 40, [55, 61], 61],
  ['keeps a percentage below 100', 'Percentage', 40, [140], 100],
  ['is silent without events', 'Integer', 10, [], null],
] as const)('a stat %s', (_case, format, value, counts, moved) => {
  const events = [...counts.map((count) => ({ name: 'gate.crossed', count })), { name: 'other', count: 9 }];
  expect(movedStat({ event: 'gate.crossed', format }, value, events)).toBe(moved);
});

it('an action completes once and then does not change', () => {
  const rule = { event: 'cave.charted', target: 3 };
  const done = movedAction(rule, { progress: 2, completedAt: null }, new Map([['cave.charted', 5]]), now);
  expect(done).toEqual({ progress: 3, completedAt: now });
  expect(movedAction(rule, done, new Map([['cave.charted', 5]]), new Date(0))).toBe(done);
});

it.each([
  ['an event that did not happen', { progress: 1, completedAt: null }, 0],
  ['less than one', { progress: 1, completedAt: null }, 0.9],
])('an action does not change with %s', (_case, player, count) => {
  expect(movedAction({ event: 'cave.charted', target: 3 }, player, new Map([['cave.charted', count]]), now)).toBe(
    player,
  );
});

it('an action short of its target is not completed', () => {
  const rule = { event: 'cave.charted', target: 3 };
  const moved = movedAction(rule, { progress: 1, completedAt: null }, new Map([['cave.charted', 1.9]]), now);
  expect(moved).toEqual({ progress: 2, completedAt: null });
});

const run: ChallengeRun & { event: string } = {
  event: 'gate.crossed',
  type: 'weekly',
  thresholds: [{ value: 10, units: 10, xp: 100 }],
  startsAt: new Date('2026-11-16T00:00:00Z'),
  endsAt: new Date('2026-11-23T00:00:00Z'),
  platforms: ['PC'],
  communityProgress: 0,
};
const running = { ...untouched, activatedAt: new Date('2026-11-17T00:00:00Z') };

it.each([
  ['its event on its platform', {}, 'gate.crossed', 3, 3],
  ['its event on any platform, where it names none', { platforms: null }, 'gate.crossed', 3, 3],
  ['its event on another platform', { platforms: ['PS4'] }, 'gate.crossed', 3, 0],
  ['another event', {}, 'storm.survived', 3, 0],
  ['less than one', {}, 'gate.crossed', 0.9, 0],
  ['whole amounts of its event', {}, 'gate.crossed', 2.9, 2],
])('a challenge counts %s', (_case, terms, event, count, progress) => {
  const happened = new Map([[event, count]]);
  const moved = movedChallenge({ ...run, ...terms }, running, { happened, platform: 'PC' }, now);
  expect(moved).toEqual({ ...running, progress });
});

it('a challenge that nothing counted for does not change', () => {
  expect(movedChallenge(run, running, { happened: new Map(), platform: 'PC' }, now)).toBe(running);
});

it('gives one XP for each minute of play', () => {
  expect([59, 60, 7_200].map(xpOfPlay)).toEqual([0, 1, 120]);
});

it('a GUID is the same for the same names, of version 5, and differs by kind', () => {
  expect(guid('game', 'moongate')).toBe(guid('game', 'moongate'));
  // The ids of existing databases.
  expect(guid('game', 'moongate')).toBe('73b0d123-899b-5c99-bdec-5d0d3ae891dd');
  expect(guid('game', 'moongate')).not.toBe(guid('reward', 'moongate'));
  expect(guid('game', 'moongate')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it.each([
  ['all of it', [2, 3], 5, [2, 3]],
  ['up to the target', [2, 3, 4], 4, [2, 2, 0]],
  ['whole amounts of what comes in parts', [0.5, 0.7, 0.9], 2, [0, 1, 1]],
  ['nothing where nothing moved', [2], 0, [0]],
])('credits to events %s', (_case, counts, moved, credits) => {
  const events = counts.map((count) => ({ name: 'coast.charted', count }));
  expect(creditsOf(events, moved).map(({ counted }) => counted)).toEqual(credits);
});
