import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ids } from '../../../content/ids';
import { onEveryDatabase } from '../../../testing/databases';
import { newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';
import { challengeCredits, playEvents } from '../../schema';
import { onlyRunId } from '../../seed/catalogRows';
import { purgeAll } from '../../../testing/purgeAll';
import { playEventLifeDays } from './playEventStore';
import { rowsPerPurge } from '../purge';

jest.setTimeout(60_000);

const day = 86_400_000;
const spaceId = ids.space('moongate');
const classic = onlyRunId('moongate', 'nine-gates');

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());

  const play = ({ callAsGame }: TestPlayer, name: string, event: object = {}) =>
    callAsGame('/v3/profiles/me/events', { method: 'POST', body: { spaceId, events: [{ name, ...event }] } });
  const namesOf = async ({ profileId }: TestPlayer) => {
    const rows = await club.platform.db.select().from(playEvents).where(eq(playEvents.profileId, profileId));
    return rows.map(({ name }) => name).sort();
  };
  const purgeAfter = async (ms: number) => {
    club.clock.advance(ms);
    await purgeAll(club.platform);
  };

  it('deletes events of play after 180 days, however many there are', async () => {
    const player = await newcomer(club);
    const { db, clock } = club.platform;
    const rows = Array.from({ length: 2 * rowsPerPurge + 1 }, () => ({
      ...{ profileId: player.profileId, eventId: randomUUID(), spaceId, name: 'lantern.lit', count: 1 },
      receivedAt: clock.now(),
    }));
    await db.insert(playEvents).values(rows);
    await purgeAfter(playEventLifeDays * day - 1);
    expect(await namesOf(player)).toHaveLength(rows.length);
    await Promise.all([purgeAfter(1), purgeAfter(0)]);
    await purgeAfter(0);
    expect(await namesOf(player)).toEqual([]);
  });

  it('keeps events behind a challenge until it is banked, and counts an event with an id once', async () => {
    const player = await newcomer(club);
    const id = randomUUID();
    await play(player, 'gate.opened', { id, count: 8 });
    await play(player, 'lantern.lit');
    await purgeAfter(playEventLifeDays * day);
    expect(await namesOf(player)).toEqual(['gate.opened']);

    await play(player, 'gate.opened', { id, count: 8 });
    const trace = `/v1/profiles/me/club/challenges/events?challengeId=${classic}&spaceId=${spaceId}`;
    expect((await player.call(trace)).body).toMatchObject({ total: 1, events: [{ eventId: id, counted: 8 }] });
    const banked = await player.call('/v2/profiles/me/club/challenges', {
      method: 'PUT',
      body: { challengeId: classic, spaceId },
    });
    expect(banked.status).toBe(200);
    await purgeAfter(0);
    expect(await namesOf(player)).toEqual([]);
    expect(await club.platform.db.$count(challengeCredits, eq(challengeCredits.profileId, player.profileId))).toBe(0);
  });

  it('keeps events behind a challenge only while it can be banked', async () => {
    const player = await newcomer(club);
    const weekly = await player.call(`/v1/profiles/me/club/console/challenges/activateall?spaceId=${spaceId}`, {
      method: 'POST',
    });
    expect(weekly.status).toBe(200);
    await play(player, 'lake.crossed');
    expect(await club.platform.db.$count(challengeCredits, eq(challengeCredits.profileId, player.profileId))).toBe(1);
    await purgeAfter(playEventLifeDays * day);
    expect(await namesOf(player)).toEqual([]);
  });
});
