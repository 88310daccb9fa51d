import { z } from 'zod';
import { ids } from '../../../content/ids';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const day = 24 * 60 * 60_000;
const moongate = ids.space('moongate');

const board = z.object({
  weekStartDate: z.string(),
  weekEndDate: z.string(),
  scores: z.array(
    z.object({
      pid: z.string(),
      isMe: z.boolean(),
      level: z.number(),
      xp: z.number(),
      placeInTotal: z.number(),
      xpThisWeek: z.number(),
      placeThisWeek: z.number(),
      xpOfWeeks: z.array(z.number()),
    }),
  ),
});

describe('the leaderboard among friends', () => {
  let club: TestPlatform;
  let ines: TestPlayer;
  let kit: TestPlayer;
  let moss: TestPlayer;

  beforeAll(async () => {
    club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());
  beforeEach(async () => {
    [ines, kit, moss] = [await newcomer(club), await newcomer(club), await newcomer(club)];
    await befriend(ines, kit);
    await befriend(ines, moss);
  });

  const befriend = async (one: TestPlayer, other: TestPlayer) => {
    const requests = '/v3/profiles/me/friends/requests';
    await one.call(requests, { method: 'POST', body: { pid: other.profileId } });
    await other.call(`${requests}/${one.profileId}`, { method: 'PUT' });
  };
  const playMinutes = (player: TestPlayer, minutes: number) =>
    player.callAsGame('/v3/profiles/me/events', {
      method: 'POST',
      body: { spaceId: moongate, events: [{ name: 'session.ended', data: { seconds: minutes * 60 } }] },
    });
  const boardOf = async (player: TestPlayer) =>
    board.parse((await player.call('/v3/profiles/me/friends/leaderboard')).body);
  const scoreOf = async (viewer: TestPlayer, player: TestPlayer) =>
    (await boardOf(viewer)).scores.find(({ pid }) => pid === player.profileId);

  it("ranks by this week's XP and marks the player", async () => {
    await playMinutes(ines, 30);
    await playMinutes(kit, 90);

    const { scores, weekStartDate, weekEndDate } = await boardOf(ines);

    expect(scores.map(({ pid, xpThisWeek, placeThisWeek, isMe }) => [pid, xpThisWeek, placeThisWeek, isMe])).toEqual([
      [kit.profileId, 90, 1, false],
      [ines.profileId, 30, 2, true],
      [moss.profileId, 0, 3, false],
    ]);
    expect([weekStartDate, weekEndDate]).toEqual(['2026-11-16T00:00:00.0000000Z', '2026-11-23T00:00:00.0000000Z']);
  });

  it('gives equal scores the same rank and skips the next one', async () => {
    await playMinutes(ines, 40);
    await playMinutes(kit, 40);
    const places = (await boardOf(moss)).scores.map(({ placeThisWeek }) => placeThisWeek);
    expect(places).toEqual([1, 2]);
    const [first, second, third] = (await boardOf(ines)).scores;
    expect([first?.placeThisWeek, second?.placeThisWeek, third?.placeThisWeek]).toEqual([1, 1, 3]);
  });

  it('restarts on Monday, and keeps the total and the previous weeks', async () => {
    await playMinutes(ines, 120);
    club.clock.advance(7 * day);
    await playMinutes(kit, 10);

    expect(await scoreOf(ines, ines)).toMatchObject({ xp: 120, placeInTotal: 1, xpThisWeek: 0, placeThisWeek: 2 });
    expect((await scoreOf(ines, ines))?.xpOfWeeks.slice(0, 3)).toEqual([0, 120, 0]);
    expect(await scoreOf(ines, kit)).toMatchObject({ xp: 10, placeInTotal: 2, xpThisWeek: 10, placeThisWeek: 1 });
  });

  it('counts XP of actions too', async () => {
    await ines.callAsGame('/v3/profiles/me/events', {
      method: 'POST',
      body: { spaceId: moongate, events: [{ name: 'gate.passedDark' }] },
    });
    expect(await scoreOf(ines, ines)).toMatchObject({ xp: 300, xpThisWeek: 300 });
  });

  it("hides friends of friends and other players' rankings", async () => {
    expect((await boardOf(kit)).scores.map(({ pid }) => pid).sort()).toEqual([ines.profileId, kit.profileId].sort());
    expect((await kit.call(`/v3/profiles/${ines.profileId}/friends/leaderboard`)).status).toBe(403);
  });

  it('contains levels and totals of players with a history', async () => {
    const northwind = demoPlayer(club, 'northwind');
    expect(await scoreOf(northwind, northwind)).toMatchObject({ level: 23, xp: 142_120, placeInTotal: 1 });
  });
});
