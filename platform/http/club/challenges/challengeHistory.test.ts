import { z } from 'zod';
import { challengeRuns } from '../../../db/schema';
import { onlyRunId } from '../../../db/seed/catalogRows';
import { ids } from '../../../content/ids';
import { seedDatabase } from '../../../db/seed/seedDatabase';
import { balanceOf, demoPlayer, expectSoundLedger, newcomer, type TestPlayer } from '../../../testing/players';
import { buildChallengeContent, buildGameContent, sampleContent } from '../../../testing/sampleContent';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const thursday = '2026-11-19T12:00:00Z';
const spaceId = ids.space('moongate');
const ferryman = 'lake.crossed';

const thresholds = [
  { value: 10, units: 10, xp: 100 },
  { value: 20, units: 20, xp: 200 },
];
const runs = { from: { days: -3 }, to: { days: 7 } };
const moongate = buildGameContent({
  challenges: [
    buildChallengeContent(),
    buildChallengeContent({ key: 'by-sea', type: 'special', event: 'port.seen', runs, platforms: ['PS4'] }),
    buildChallengeContent({
      key: 'all-lamps',
      type: 'community',
      event: 'lamp.lit',
      runs,
      communityProgress: 4,
      thresholds,
    }),
    buildChallengeContent({ key: 'nine-gates', type: 'classic', event: 'gate.opened' }),
  ],
});
const content = { ...sampleContent, games: [moongate, ...sampleContent.games.slice(1)] };

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: thursday });
  await seedDatabase(club.platform.db, content, club.clock.now());
}, startUpMs);
beforeEach(() => club.clock.set(thursday));
afterAll(() => club.close());

const challenge = z.looseObject({ challengeId: z.string(), status: z.string(), type: z.string(), event: z.string() });
const challengesBody = z.object({ challenges: z.array(challenge), total: z.number().optional() });
const eventsBody = z.object({
  events: z.array(z.looseObject({ counted: z.number(), reason: z.string().nullable() })),
  total: z.number(),
});

const openOf = async ({ call }: TestPlayer, query = `?spaceId=${spaceId}`) =>
  challengesBody.parse((await call(`/v1/profiles/me/club/console/challenges/details${query}`)).body).challenges;
async function oneOf(player: TestPlayer, event: string) {
  const challenge = (await openOf(player)).find((each) => each.event === event);
  if (!challenge) throw new Error(`No challenge asks for ${event}.`);
  return challenge;
}
const act = ({ call }: TestPlayer, method: 'POST' | 'PUT', challengeId: string) =>
  call('/v2/profiles/me/club/challenges', { method, body: { challengeId, spaceId } });
const play = ({ callAsGame }: TestPlayer, name: string, count: number, more: object = {}) =>
  callAsGame('/v3/profiles/me/events', { method: 'POST', body: { spaceId, events: [{ name, count }], ...more } });
const eventsOf = async ({ call }: TestPlayer, challengeId: string, page = '') =>
  eventsBody.parse(
    (await call(`/v1/profiles/me/club/challenges/events?challengeId=${challengeId}&spaceId=${spaceId}${page}`)).body,
  );
const historyOf = async ({ call }: TestPlayer, query = '') =>
  challengesBody.parse((await call(`/v1/profiles/me/club/challenges/history${query}`)).body);

describe('the events of a challenge', () => {
  it('are returned with time, platform and count, or the reason for not counting', async () => {
    const player = await newcomer(club);
    const { challengeId } = await oneOf(player, ferryman);
    await play(player, ferryman, 2);
    club.clock.advance(60_000);
    await act(player, 'POST', challengeId);
    await play(player, ferryman, 3, { platform: 'PS4' });
    club.clock.advance(60_000);
    await play(player, ferryman, 1, { spaceId: ids.space('saltwatch') });
    club.clock.advance(60_000);
    await play(player, ferryman, 7);

    const { events, total } = await eventsOf(player, challengeId);
    expect(total).toBe(4);
    expect(events).toMatchObject([
      { date: '2026-11-19T12:03:00.0000000Z', platform: 'PS4', count: 7, counted: 5, reason: null },
      { gameTitle: 'Saltwatch', counted: 0, reason: 'otherGame' },
      { date: '2026-11-19T12:01:00.0000000Z', platform: 'PS4', gameTitle: 'Moongate', counted: 3, reason: null },
      { date: '2026-11-19T12:00:00.0000000Z', platform: 'PC', count: 2, counted: 0, reason: 'notActivated' },
    ]);
    expect(await eventsOf(player, challengeId, '&offset=1&limit=1')).toMatchObject({
      events: [{ reason: 'otherGame' }],
      total: 4,
    });
  });

  it('give the reason: after the end, before the start, another platform', async () => {
    const player = await newcomer(club);
    const weekly = await oneOf(player, ferryman);
    const special = await oneOf(player, 'port.seen');
    await act(player, 'POST', weekly.challengeId);
    await play(player, ferryman, 3);
    await play(player, 'port.seen', 1, { platform: 'PC' });
    club.clock.set('2026-11-23T00:00:00Z');
    await play(player, ferryman, 1);

    const next = (await openOf(player)).find(({ event, status }) => event === ferryman && status === 'available');
    expect((await eventsOf(player, weekly.challengeId)).events.map(({ reason }) => reason)).toEqual(['afterEnd', null]);
    expect((await eventsOf(player, next?.challengeId ?? '')).events.map(({ reason }) => reason)).toEqual([
      'notActivated',
      'beforeStart',
    ]);
    expect((await eventsOf(player, special.challengeId)).events).toMatchObject([{ reason: 'wrongPlatform' }]);
    expect(special).toMatchObject({ platforms: ['PS4'] });
  });

  it('are rejected for other players and for unknown challenges', async () => {
    const [player, other] = [await newcomer(club), await newcomer(club)];
    const { challengeId } = await oneOf(player, ferryman);
    await play(player, ferryman, 2);
    expect(await eventsOf(other, challengeId)).toEqual({ events: [], total: 0 });
    const path = `/v1/profiles/me/club/challenges/events?challengeId=${spaceId}&spaceId=${spaceId}`;
    expect((await player.call(path)).status).toBe(404);
  });
});

describe('a community challenge', () => {
  it("counts all players' progress and grants to participants", async () => {
    const [one, two, bystander] = [await newcomer(club), await newcomer(club), await newcomer(club)];
    await play(one, 'lamp.lit', 1);
    await play(two, 'lamp.lit', 15);
    await play(two, 'lamp.lit', 3);
    expect(await oneOf(one, 'lamp.lit')).toMatchObject({
      type: 'special',
      status: 'completed',
      progress: 20,
      community: { contribution: 1 },
    });
    expect(await oneOf(bystander, 'lamp.lit')).toMatchObject({ status: 'active', community: { contribution: 0 } });

    const { challengeId } = await oneOf(one, 'lamp.lit');
    expect((await act(bystander, 'PUT', challengeId)).status).toBe(409);
    for (const player of [one, two]) {
      expect(await act(player, 'PUT', challengeId)).toMatchObject({ status: 200, body: { unitBalance: 30 } });
      await expectSoundLedger(player);
      const profile = await player.call('/clubwip/v1/profiles/me/club/website/playerprofile');
      expect(profile.body).toMatchObject({ challengesCompleted: 1 });
    }
  });

  it('loses no contribution of concurrent players', async () => {
    const everybody = async () => {
      const runs = await club.platform.db.select().from(challengeRuns);
      return runs.find(({ challengeId }) => challengeId === onlyRunId('moongate', 'all-lamps'))?.communityProgress ?? 0;
    };
    const before = await everybody();
    const players = await Promise.all(Array.from({ length: 5 }, () => newcomer(club)));
    await Promise.all(players.map((player) => play(player, 'lamp.lit', 2)));
    expect(await everybody()).toBe(before + 10);
  });
});

describe('the history', () => {
  it('lists banked and ended challenges in pages, latest first', async () => {
    const player = await newcomer(club);
    const first = await oneOf(player, ferryman);
    await act(player, 'POST', first.challengeId);
    await play(player, ferryman, 8);
    expect(await historyOf(player)).toEqual({ challenges: [], total: 0 });
    await act(player, 'PUT', first.challengeId);

    club.clock.set('2026-11-24T12:00:00Z');
    const second = (await openOf(player)).find(({ event, status }) => event === ferryman && status === 'available');
    await act(player, 'POST', second?.challengeId ?? '');
    await play(player, ferryman, 1);
    club.clock.set('2026-11-30T00:00:00Z');
    const history = await historyOf(player);
    expect(history).toMatchObject({
      challenges: [
        { challengeId: second?.challengeId, status: 'expired', bankedDate: null, reward: { units: 0 } },
        { status: 'banked', bankedDate: '2026-11-19T12:00:00.0000000Z', reward: { units: 60, xp: 1200 } },
      ],
      total: 2,
    });
    expect(await historyOf(player, '?offset=1&limit=1')).toMatchObject({
      challenges: [{ status: 'banked' }],
      total: 2,
    });
    expect(await historyOf(player, `?spaceId=${ids.space('saltwatch')}`)).toEqual({ challenges: [], total: 0 });
  });

  it('of a demo player covers the weeks in the ledger', async () => {
    const { challenges } = await historyOf(demoPlayer(club, 'northwind'));
    expect(challenges).toMatchObject([
      { type: 'weekly', status: 'banked', bankedDate: '2024-11-04T19:00:00.0000000Z' },
    ]);
  });
});

it('lists activated challenges of games that the player does not own', async () => {
  const player = await newcomer(club);
  expect(await openOf(player, '')).toEqual([]);
  const { challengeId } = await oneOf(player, ferryman);
  await act(player, 'POST', challengeId);
  expect(await openOf(player, '')).toMatchObject([{ challengeId, status: 'active' }]);
  expect((await balanceOf(player)).units).toBe(0);
});
