import { giveUnits, newcomer, seedSample } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

const empty = {
  unitsEarned: 0,
  rewardsClaimed: 0,
  challengesCompleted: 0,
  badgesEarned: 0,
  friendsMade: 0,
  weeksInARow: 0,
  topGame: null,
};

it('counts what happened in the year, until the end of January', async () => {
  const player = await newcomer(club, { units: 40 });
  const yearAt = async (time: string) => {
    club.clock.set(time);
    return (await player.call('/v1/profiles/me/club/year')).body;
  };
  expect(await yearAt('2026-12-01T00:00:00Z')).toEqual({ ...empty, year: 2026, unitsEarned: 40 });
  club.clock.set('2027-01-02T00:00:00Z');
  await giveUnits(club, player.profileId, 60);
  expect(await yearAt('2027-01-31T23:59:59Z')).toEqual({ ...empty, year: 2026, unitsEarned: 40 });
  expect(await yearAt('2027-12-01T00:00:00Z')).toEqual({ ...empty, year: 2027, unitsEarned: 60 });
});

it('is the player’s own', async () => {
  const [player, other] = [await newcomer(club), await newcomer(club)];
  expect(await player.call(`/v1/profiles/${other.profileId}/club/year`)).toMatchObject({ status: 403 });
});
