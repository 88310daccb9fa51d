import { and, eq } from 'drizzle-orm';
import { content } from '../../content/content';
import { maxInteger } from '../../db/integers';
import { challengeRuns, challenges, ownedGames, players } from '../../db/schema';
import { seedDatabase } from '../../db/seed/seedDatabase';
import { newcomer, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

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

const play = ({ callAsGame }: TestPlayer, spaceId: string, name: string, count: number) =>
  callAsGame('/v3/profiles/me/events', { method: 'POST', body: { spaceId, events: [{ name, count }] } });

it('a community challenge stops at the largest value that can be stored, however much players send', async () => {
  const { db } = club.platform;
  const { challenges: challenge, challenge_runs: run } = await openCommunityChallenge();
  const isRun = eq(challengeRuns.challengeId, run.challengeId);
  await db
    .update(challengeRuns)
    .set({ communityProgress: maxInteger - 1 })
    .where(isRun);

  for (const player of [await newcomer(club), await newcomer(club)]) {
    expect((await play(player, challenge.spaceId, challenge.event, 1000)).status).toBe(200);
  }
  expect(await db.select().from(challengeRuns).where(isRun)).toMatchObject([{ communityProgress: maxInteger }]);
});

it('play time and XP stop at the largest value that can be stored', async () => {
  const { db } = club.platform;
  const player = await newcomer(club);
  const { challenges: challenge } = await openCommunityChallenge();
  const own = and(eq(ownedGames.profileId, player.profileId), eq(ownedGames.spaceId, challenge.spaceId));

  expect((await play(player, challenge.spaceId, 'session.ended', 600)).status).toBe(200);
  const atTheLimit = { secondsPlayed: maxInteger - 10, xp: maxInteger - 1 };
  await db.update(ownedGames).set(atTheLimit).where(own);
  await db
    .update(players)
    .set({ xp: maxInteger - 1 })
    .where(eq(players.profileId, player.profileId));
  expect((await play(player, challenge.spaceId, 'session.ended', 600)).status).toBe(200);
  expect(await db.select().from(ownedGames).where(own)).toMatchObject([{ secondsPlayed: maxInteger, xp: maxInteger }]);
  expect(await db.select().from(players).where(eq(players.profileId, player.profileId))).toMatchObject([
    { xp: maxInteger },
  ]);
});
