import { content } from '../../content/content';
import { maxInteger } from '../../db/integers';
import { challengeRuns, challenges, ownedGames, players } from '../../db/schema';
import { seedDatabase } from '../../db/seed/seedDatabase';
import { newcomer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { and, eq } from 'drizzle-orm';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedDatabase(club.platform.db, content, club.clock.now());
}, startUpMs);
afterAll(() => club.close());

async function openCommunityChallenge() {
  const [row] = await club.platform.db
    .select()
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .where(eq(challenges.type, 'community'));
  if (!row) throw new Error('The content has no community challenge.');
  return row;
}

it('a community challenge stops at the largest value that can be stored, however much a player sends', async () => {
  const { db } = club.platform;
  const { challenges: challenge, challenge_runs: run } = await openCommunityChallenge();
  const isRun = eq(challengeRuns.challengeId, run.challengeId);
  await db
    .update(challengeRuns)
    .set({ communityProgress: maxInteger - 1 })
    .where(isRun);

  for (const { call } of [await newcomer(club), await newcomer(club)]) {
    const body = { spaceId: challenge.spaceId, events: [{ name: challenge.event, count: 1_000_000 }] };
    expect((await call('/v3/profiles/me/events', { method: 'POST', body })).status).toBe(200);
  }
  expect(await db.select().from(challengeRuns).where(isRun)).toMatchObject([{ communityProgress: maxInteger }]);
});

it('play time and XP stop at the largest value that can be stored, and a session lasts a day at most', async () => {
  const { db } = club.platform;
  const { call, profileId } = await newcomer(club);
  const { challenges: challenge } = await openCommunityChallenge();
  const play = (seconds: number) =>
    call('/v3/profiles/me/events', {
      method: 'POST',
      body: { spaceId: challenge.spaceId, events: [{ name: 'session.ended', count: seconds }] },
    });
  const own = and(eq(ownedGames.profileId, profileId), eq(ownedGames.spaceId, challenge.spaceId));

  expect((await play(1_000_000)).status).toBe(200);
  expect(await db.select().from(ownedGames).where(own)).toMatchObject([{ secondsPlayed: 86_400, xp: 1440 }]);

  const atTheLimit = { secondsPlayed: maxInteger - 10, xp: maxInteger - 1 };
  await db.update(ownedGames).set(atTheLimit).where(own);
  await db
    .update(players)
    .set({ xp: maxInteger - 1 })
    .where(eq(players.profileId, profileId));
  expect((await play(600)).status).toBe(200);
  expect(await db.select().from(ownedGames).where(own)).toMatchObject([{ secondsPlayed: maxInteger, xp: maxInteger }]);
  expect(await db.select().from(players).where(eq(players.profileId, profileId))).toMatchObject([{ xp: maxInteger }]);
});
