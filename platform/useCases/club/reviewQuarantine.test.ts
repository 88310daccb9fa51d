import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ids } from '../../content/ids';
import { onlyRunId } from '../../db/seed/catalogRows';
import { seedDatabase } from '../../db/seed/seedDatabase';
import { onEveryDatabase } from '../../testing/databases';
import { balanceOf, expectSoundLedger, newcomer, type TestPlayer } from '../../testing/players';
import { buildGameContent, sampleContent } from '../../testing/sampleContent';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { reviewQuarantine } from './reviewQuarantine';

const thursday = '2026-11-19T12:00:00Z';
const spaceId = ids.space('moongate');
const challengePath = '/v2/profiles/me/club/challenges';

const actionOf = (key: string, units: number) => ({
  ...{ key, name: key, description: key, event: `${key}.found`, target: 1, units, xp: 100 },
});
const sample = buildGameContent();
const moongate = { ...sample, actions: [...sample.actions, actionOf('hoard', 450), actionOf('vault', 60)] };
const content = { ...sampleContent, games: [moongate, ...sampleContent.games.slice(1)] };

const tracesBody = z.object({ events: z.array(z.object({ counted: z.number(), reason: z.string().nullable() })) });
const challengesBody = z.object({
  challenges: z.array(
    z.looseObject({ challengeId: z.string(), type: z.string(), status: z.string(), progress: z.number() }),
  ),
});
const actionsBody = z.object({ actions: z.array(z.looseObject({ name: z.string(), isCompleted: z.boolean() })) });
const gamesBody = z.array(z.looseObject({ secondsPlayed: z.number(), xp: z.number() }));

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: thursday, database: await database.fresh() });
    await seedDatabase(club.platform.db, content, club.clock.now());
  }, startUpMs);
  beforeEach(() => club.clock.set(thursday));
  afterAll(() => club.close());

  const play = async ({ callAsGame }: TestPlayer, name: string, count: number, id: string = randomUUID()) => {
    const body = { spaceId, events: [{ id, name, count }] };
    expect((await callAsGame('/v3/profiles/me/events', { method: 'POST', body })).status).toBe(200);
  };
  /** Completes actions outright; returns those that are completed afterwards. */
  const complete = async ({ callAsGame }: TestPlayer, ...keys: string[]) => {
    const body = { spaceId, ids: keys.map((key) => ids.action('moongate', key)) };
    const response = await callAsGame('/v1/profiles/me/club/actions', { method: 'PUT', body });
    return actionsBody.parse(response.body).actions.flatMap(({ name, isCompleted }) => (isCompleted ? name : []));
  };
  const heldForUnits = async () => {
    const { body } = await club.request('/metrics', { address: '127.0.0.1' });
    return Number(/^club_held_events_total\{reason="units"\} (\d+)$/m.exec(String(body))?.[1]);
  };
  const review = ({ profileId }: TestPlayer, verdict: 'release' | 'drop') =>
    reviewQuarantine(club.platform.db, { profileId, verdict }, club.clock.now());
  const weeklyOf = async ({ call }: TestPlayer) => {
    const { body } = await call(`/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`);
    const weekly = challengesBody.parse(body).challenges.find(({ type }) => type === 'weekly');
    if (!weekly) throw new Error('There is no weekly challenge.');
    return weekly;
  };
  const activeWeekly = async (player: TestPlayer) => {
    const { challengeId } = await weeklyOf(player);
    await player.call(challengePath, { method: 'POST', body: { challengeId, spaceId } });
    return challengeId;
  };
  const tracesOf = async ({ call }: TestPlayer, challengeId: string) =>
    tracesBody.parse(
      (await call(`/v1/profiles/me/club/challenges/events?challengeId=${challengeId}&spaceId=${spaceId}`)).body,
    ).events;
  const gameOf = async ({ call }: TestPlayer) =>
    gamesBody.parse((await call('/clubwip/v1/profiles/me/club/website/games/owned')).body)[0];

  it('more of an event than one player can reach waits, the trace says so, and a release counts it', async () => {
    const player = await newcomer(club);
    const challengeId = await activeWeekly(player);
    await play(player, 'lake.crossed', 1_000_000);
    expect(await weeklyOf(player)).toMatchObject({ status: 'active', progress: 0 });
    expect(await tracesOf(player, challengeId)).toEqual([{ counted: 0, reason: 'inReview' }]);
    expect((await balanceOf(player)).units).toBe(0);

    expect(await review(player, 'release')).toBe(1);
    expect(await weeklyOf(player)).toMatchObject({ status: 'completed', progress: 8 });
    expect(await tracesOf(player, challengeId)).toEqual([{ counted: 8, reason: null }]);
    expect((await balanceOf(player)).units).toBe(20);
    await expectSoundLedger(player);
  });

  it('what is dropped never counts, and cannot be sent again', async () => {
    const player = await newcomer(club);
    const challengeId = await activeWeekly(player);
    const id = randomUUID();
    await play(player, 'lake.crossed', 5000, id);
    expect(await review(player, 'drop')).toBe(1);
    expect(await tracesOf(player, challengeId)).toEqual([{ counted: 0, reason: 'rejected' }]);
    await play(player, 'lake.crossed', 8, id);
    expect(await weeklyOf(player)).toMatchObject({ progress: 0 });
    expect(await review(player, 'release')).toBe(0);
  });

  it('a player plays a day within a day at most', async () => {
    const player = await newcomer(club);
    await play(player, 'session.ended', 20 * 3600);
    await play(player, 'session.ended', 5 * 3600);
    expect(await gameOf(player)).toMatchObject({ secondsPlayed: 20 * 3600, xp: 1200 });
    club.clock.advance(25 * 3_600_000);
    await play(player, 'session.ended', 600);
    expect(await gameOf(player)).toMatchObject({ secondsPlayed: 20 * 3600 + 600, lastSessionSeconds: 600 });
    await review(player, 'release');
    expect(await gameOf(player)).toMatchObject({ secondsPlayed: 25 * 3600 + 600, xp: 1510 });
  });

  it('a game completes 500 Units within a day for a player; the rest waits', async () => {
    const player = await newcomer(club);
    await play(player, 'hoard.found', 1);
    await play(player, 'vault.found', 1);
    expect((await balanceOf(player)).units).toBe(450);
    club.clock.advance(25 * 3_600_000);
    await play(player, 'gate.passedDark', 1);
    expect((await balanceOf(player)).units).toBe(465);
    expect(await review(player, 'release')).toBe(1);
    expect((await balanceOf(player)).units).toBe(525);
    await expectSoundLedger(player);
  });

  it('actions that a game completes outright are within the same 500 Units; the rest waits, however often it is sent', async () => {
    const player = await newcomer(club);
    const heldBefore = await heldForUnits();
    expect(await complete(player, 'vault', 'hoard')).toEqual(['hoard']);
    expect((await balanceOf(player)).units).toBe(450);
    club.clock.advance(25 * 3_600_000);
    expect(await complete(player, 'vault')).toEqual([]);
    expect(await heldForUnits()).toBe(heldBefore + 1);
    expect(await review(player, 'release')).toBe(1);
    expect((await balanceOf(player)).units).toBe(510);
    expect(await complete(player, 'vault', 'hoard')).toEqual(['hoard', 'vault']);
    expect((await balanceOf(player)).units).toBe(510);
    await expectSoundLedger(player);
  });

  it('an action waits beside the Units that events completed before, and gives nothing once it is dropped', async () => {
    const player = await newcomer(club);
    await play(player, 'hoard.found', 1);
    expect(await complete(player, 'vault')).toEqual([]);
    expect(await review(player, 'drop')).toBe(1);
    club.clock.advance(25 * 3_600_000);
    expect(await complete(player, 'vault')).toEqual([]);
    expect((await balanceOf(player)).units).toBe(450);
  });

  it('a released action that events have completed meanwhile gives its Units once', async () => {
    const player = await newcomer(club);
    await play(player, 'hoard.found', 1);
    await complete(player, 'vault');
    club.clock.advance(25 * 3_600_000);
    await play(player, 'vault.found', 1);
    await review(player, 'release');
    expect((await balanceOf(player)).units).toBe(510);
    await expectSoundLedger(player);
  });

  it('an event counts as of its arrival: a challenge that has ended meanwhile is completed, and can be banked', async () => {
    const player = await newcomer(club);
    const challengeId = await activeWeekly(player);
    await play(player, 'lake.crossed', 4000);
    club.clock.set('2026-11-23T09:00:00Z');
    await review(player, 'release');
    const banked = await player.call(challengePath, { method: 'PUT', body: { challengeId, spaceId } });
    expect(banked).toMatchObject({ status: 200, body: { rewardsGranted: { units: 60 } } });
  });

  it('reviews at once and a batch that is sent again count an event once', async () => {
    const player = await newcomer(club);
    const id = randomUUID();
    await play(player, 'lake.crossed', 4000, id);
    const counts = await Promise.all([
      ...Array.from({ length: 5 }, () => review(player, 'release')),
      play(player, 'lake.crossed', 4000, id).then(() => 0),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await balanceOf(player)).units).toBe(20);
    const { body } = await player.call(`/clubwip/v1/profiles/me/club/website/stats/details?spaceId=${spaceId}`);
    expect(JSON.stringify(body)).toContain('"value":4000');
  });

  it('events of a game that are plausible count beside those that wait', async () => {
    const player = await newcomer(club);
    const body = {
      spaceId,
      events: [
        { name: 'lake.crossed', count: 9000 },
        { name: 'gate.opened', count: 8 },
      ],
    };
    await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body });
    const path = `/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`;
    const { challenges } = challengesBody.parse((await player.call(path)).body);
    const classic = challenges.find(({ challengeId }) => challengeId === onlyRunId('moongate', 'nine-gates'));
    expect(classic).toMatchObject({ progress: 8 });
  });
});
