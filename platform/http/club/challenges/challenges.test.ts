import { z } from 'zod';
import { ids } from '../../../content/ids';
import {
  balanceOf,
  entriesOf,
  expectSoundLedger,
  newcomer,
  seedSample,
  type TestPlayer,
} from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const spaceId = ids.space('moongate');
const path = '/v2/profiles/me/club/challenges?country=FR&locale=fr-FR';
const details = `/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`;

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedSample(club);
}, startUpMs);
beforeEach(() => club.clock.set('2026-11-19T12:00:00Z'));
afterAll(() => club.close());

const challengesBody = z.object({
  challenges: z.array(
    z.looseObject({
      challengeId: z.string(),
      type: z.string(),
      status: z.string(),
      progress: z.number(),
      endDate: z.string().nullable(),
    }),
  ),
});

const bankedBody = z.object({
  challenges: z.array(z.looseObject({ status: z.string() })),
  rewardsGranted: z.object({ units: z.number(), xp: z.number() }),
  unitBalance: z.number(),
});

const listOf = async ({ call }: TestPlayer) => challengesBody.parse((await call(details)).body).challenges;
async function weeklyOf(player: TestPlayer) {
  const weekly = (await listOf(player)).find((challenge) => challenge.type === 'weekly');
  if (!weekly) throw new Error('There is no weekly challenge.');
  return weekly;
}
const activate = ({ call }: TestPlayer, challengeId: string) =>
  call(path, { method: 'POST', body: { challengeId, spaceId } });
const bank = ({ call }: TestPlayer, challengeId: string) =>
  call(path, { method: 'PUT', body: { challengeId, spaceId } });
const play = ({ callAsGame }: TestPlayer, name: string, count: number, more = {}) =>
  callAsGame('/v3/profiles/me/events', { method: 'POST', body: { spaceId, events: [{ name, count, ...more }] } });

it('a weekly challenge is activated, played, completed and banked, and grants its Units and XP', async () => {
  const player = await newcomer(club);
  const { challengeId, status } = await weeklyOf(player);
  expect(status).toBe('available');
  expect(await activate(player, challengeId)).toMatchObject({ status: 200, body: { status: 'active' } });
  await play(player, 'lake.crossed', 6);
  expect(await weeklyOf(player)).toMatchObject({ status: 'active', progress: 6 });
  await play(player, 'lake.crossed', 3);
  expect(await weeklyOf(player)).toMatchObject({ status: 'completed', progress: 8, reward: { units: 60, xp: 1200 } });
  expect(await bank(player, challengeId)).toMatchObject({
    status: 200,
    body: { status: 'banked', rewardsGranted: { units: 60, xp: 1200 }, unitBalance: 60 },
  });
  expect((await entriesOf(player)).transactions[0]).toMatchObject({
    kind: 'earned',
    units: 60,
  });
  const profile = await player.call('/clubwip/v1/profiles/me/club/website/playerprofile');
  expect(profile.body).toMatchObject({ units: 60, xp: 1200, challengesCompleted: 1, currentLevel: { levelNumber: 2 } });
});

it('activating twice returns the same response', async () => {
  const player = await newcomer(club);
  const { challengeId } = await weeklyOf(player);
  const first = await activate(player, challengeId);
  club.clock.advance(60_000);
  expect(await activate(player, challengeId)).toMatchObject({ status: 200, body: first.body });
});

it('progress of an inactive weekly challenge does not count', async () => {
  const player = await newcomer(club);
  await play(player, 'lake.crossed', 8);
  expect(await weeklyOf(player)).toMatchObject({ status: 'available', progress: 0 });
});

it('banks once, also with ten concurrent calls', async () => {
  const player = await newcomer(club);
  const { challengeId } = await weeklyOf(player);
  await activate(player, challengeId);
  await play(player, 'lake.crossed', 8);
  const responses = await Promise.all(Array.from({ length: 10 }, () => bank(player, challengeId)));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect(responses.filter((response) => response.status === 409)).toHaveLength(9);
  expect(await bank(player, challengeId)).toMatchObject({ status: 409, body: { errorCode: 2005 } });
  expect((await balanceOf(player)).units).toBe(60);
  await expectSoundLedger(player);
});

it('rejects banking before completion', async () => {
  const player = await newcomer(club);
  const { challengeId } = await weeklyOf(player);
  expect(await bank(player, challengeId)).toMatchObject({ status: 409, body: { errorCode: 2004 } });
  expect((await bank(player, ids.space('moongate'))).status).toBe(404);
});

it('changes the week on Monday at midnight UTC, and keeps completed challenges until Wednesday', async () => {
  const player = await newcomer(club);
  const before = await weeklyOf(player);
  expect(before.endDate).toBe('2026-11-23T00:00:00.0000000Z');
  await activate(player, before.challengeId);
  await play(player, 'lake.crossed', 5);

  club.clock.set('2026-11-23T00:00:00Z');
  await play(player, 'lake.crossed', 3);
  const weeklies = (await listOf(player)).filter((challenge) => challenge.type === 'weekly');
  expect(weeklies).toMatchObject([
    { challengeId: before.challengeId, status: 'completed', progress: 5, reward: { units: 30 } },
    { status: 'available', progress: 0, endDate: '2026-11-30T00:00:00.0000000Z' },
  ]);

  club.clock.set('2026-11-24T23:59:59Z');
  expect(await bank(player, before.challengeId)).toMatchObject({ status: 200, body: { unitBalance: 30 } });
});

it('rejects banking and activating after the grace days', async () => {
  const player = await newcomer(club);
  const { challengeId } = await weeklyOf(player);
  await activate(player, challengeId);
  await play(player, 'lake.crossed', 8);
  club.clock.set('2026-11-25T00:00:00Z');
  expect(await bank(player, challengeId)).toMatchObject({ status: 410, body: { errorCode: 2006 } });
  expect(await activate(player, challengeId)).toMatchObject({ status: 410, body: { errorCode: 2006 } });
  expect((await listOf(player)).map((challenge) => challenge.challengeId)).not.toContain(challengeId);
});

it('activates all available challenges and returns the overview', async () => {
  const player = await newcomer(club);
  const all = `/v1/profiles/me/club/console/challenges/activateall?spaceId=${spaceId}`;
  expect(await player.call(all, { method: 'POST' })).toMatchObject({ status: 200, body: { activated: 1 } });
  expect(await player.call(all, { method: 'POST' })).toMatchObject({ status: 200, body: { activated: 0 } });
  const overview = await player.call(`/clubwip/v1/profiles/me/club/website/challenges/overview?spaceId=${spaceId}`);
  expect(overview.body).toMatchObject({
    weekly: { active: 1, completed: 0, banked: 0, endDate: '2026-11-23T00:00:00.0000000Z' },
    classic: { owned: 0, available: 1 },
    weeklyChallengeCard: { owned: 0, available: 1 },
    classicChallengeCard: { owned: 0, available: 1 },
  });
});

describe('banking all', () => {
  const all = '/v1/profiles/me/club/console/challenges/bankall';

  /** A player with a completed weekly and a completed special challenge. */
  async function playerWithTwo() {
    const player = await newcomer(club);
    await activate(player, (await weeklyOf(player)).challengeId);
    await play(player, 'lake.crossed', 8);
    await play(player, 'gate.passedDark', 8);
    const completed = (await listOf(player)).filter(({ status }) => status === 'completed');
    expect(completed).toHaveLength(2);
    return player;
  }

  it('grants every completed challenge in one call, with an entry for each', async () => {
    const player = await playerWithTwo();
    const before = (await balanceOf(player)).units;
    const { status, body } = await player.call(all, { method: 'POST' });
    const banked = bankedBody.parse(body);
    expect(status).toBe(200);
    expect(banked.challenges.map((challenge) => challenge.status)).toEqual(['banked', 'banked']);
    expect(banked.unitBalance).toBe(before + banked.rewardsGranted.units);
    expect((await balanceOf(player)).units).toBe(banked.unitBalance);
    const entries = (await entriesOf(player)).transactions.slice(0, 2);
    expect(entries.reduce((sum, { units }) => sum + units, 0)).toBe(banked.rewardsGranted.units);
    await expectSoundLedger(player);
  });

  it('returns the first response to a repeated key, also with ten concurrent calls', async () => {
    const player = await playerWithTwo();
    const before = (await entriesOf(player)).transactions.length;
    const headers = { 'Idempotency-Key': 'bank-everything' };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => player.call(all, { method: 'POST', headers })),
    );
    const [first] = responses;
    for (const { body } of responses) expect(body).toEqual(first?.body);
    expect(bankedBody.parse(first?.body).challenges).toHaveLength(2);
    expect((await entriesOf(player)).transactions).toHaveLength(before + 2);
  });

  it('banks nothing where nothing is completed, or another game is named', async () => {
    const player = await playerWithTwo();
    const elsewhere = await player.call(`${all}?spaceId=${ids.space('nowhere')}`, { method: 'POST' });
    expect(elsewhere).toMatchObject({ status: 200, body: { challenges: [], rewardsGranted: { units: 0, xp: 0 } } });
    await player.call(`${all}?spaceId=${spaceId}`, { method: 'POST' });
    const again = await player.call(all, { method: 'POST' });
    expect(again).toMatchObject({ status: 200, body: { challenges: [], rewardsGranted: { units: 0, xp: 0 } } });
  });
});

it('events advance actions, badges, stats, time and XP, and an event sent twice counts once', async () => {
  const player = await newcomer(club);
  const id = '5b0c8d3e-8a53-4d0e-9a8b-2f1f7a1f5d10';
  await play(player, 'gate.passedDark', 1, { id });
  await play(player, 'gate.passedDark', 1, { id });
  await play(player, 'lake.crossed', 4);
  await play(player, 'session.ended', 1, { count: undefined, data: { seconds: 600 } });
  const actions = await player.call(`/v1/profiles/me/club/actions?spaceId=${spaceId}`);
  expect(actions.body).toMatchObject({
    actions: [
      { isCompleted: false, progress: 4 },
      { isCompleted: true, isBadge: true },
    ],
  });
  const cards = await player.call(`/v1/profiles/me/club/console/stats/details?spaceId=${spaceId}`);
  expect(cards.body).toMatchObject({
    Statscards: [
      { statName: 'timePlayed', value: 600 },
      { statName: 'crossings', value: 4 },
    ],
  });
  const profile = await player.call('/clubwip/v1/profiles/me/club/website/playerprofile');
  expect(profile.body).toMatchObject({ units: 15, xp: 310, badges: [ids.badge('moongate', 'unseen')] });
  const played = await player.call('/clubwip/v1/profiles/me/club/website/stats/lastplayedgame');
  expect(played.body).toMatchObject([{ slug: 'moongate', owned: true, lastSessionSeconds: 600, xp: 310 }]);
  const special = (await listOf(player)).find((challenge) => challenge.type === 'special');
  expect(special).toMatchObject({ status: 'active', progress: 1 });
  await expectSoundLedger(player);
});

it('a game completes actions; each grants once', async () => {
  const player = await newcomer(club);
  const body = { ids: [ids.action('moongate', 'unseen')], spaceId };
  const first = await player.callAsGame('/v1/profiles/me/club/actions', { method: 'PUT', body });
  expect(first).toMatchObject({ status: 200, body: { actions: [{ isCompleted: true }] } });
  await player.callAsGame('/v1/profiles/me/club/actions', { method: 'PUT', body });
  expect((await balanceOf(player)).units).toBe(15);
});

it.each([
  ['no such game', { spaceId: ids.space('nowhere'), events: [] }, 404],
  ['no game', { events: [] }, 400],
  ['a negative amount', { spaceId, events: [{ name: 'lake.crossed', count: -1 }] }, 400],
])('refuses events with %s', async (_case, body, status) => {
  const player = await newcomer(club);
  expect((await player.call('/v3/profiles/me/events', { method: 'POST', body })).status).toBe(status);
});
