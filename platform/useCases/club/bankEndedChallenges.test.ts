import fc from 'fast-check';
import { z } from 'zod';
import { ids } from '../../content/ids';
import { challengeRuns } from '../../db/schema';
import { weekMs } from '../../domain/calendar';
import { entriesOf, expectSoundLedger, newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { runTask } from '../../testing/runTask';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { bankEndedChallenges } from './dueChanges';

const spaceId = ids.space('moongate');
const path = '/v2/profiles/me/club/challenges';
const settingPath = '/v1/profiles/me/club/autobank';
const dayMs = 24 * 60 * 60_000;
const thursday = Date.parse('2026-11-19T12:00:00Z');
const monday = Date.parse('2026-11-16T00:00:00Z');
const weekEnd = monday + weekMs;
/** The first instant at which the weekly challenge of the week can no longer be banked. */
const bankEnd = weekEnd + 2 * dayMs;

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: new Date(thursday).toISOString() });
  await seedSample(club);
}, startUpMs);
/** Makes it Thursday of the same week again, whose runs auto-bank has not been through. */
const startWeek = async () => {
  club.clock.set(new Date(thursday));
  await club.platform.db.update(challengeRuns).set({ autoBankedAt: null });
};
beforeEach(startWeek);
afterAll(() => club.close());

const detailsPath = `/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`;
const listed = z.object({ challenges: z.array(z.looseObject({ challengeId: z.string(), type: z.string() })) });

const choose = ({ call }: TestPlayer, autoBank: boolean) => call(settingPath, { method: 'PUT', body: { autoBank } });
const setting = async ({ call }: TestPlayer) => (await call(settingPath)).body;
const bank = ({ call }: TestPlayer, challengeId: string) =>
  call(path, { method: 'PUT', body: { challengeId, spaceId } });
const autoBank = () => runTask(club.platform, bankEndedChallenges);

/** A player who has crossed the lake `crossings` times in the week's challenge, whose stars are at 2, 5 and 8. */
async function playerWith({ crossings = 8, isOn = true } = {}) {
  const player = await newcomer(club);
  const { challenges } = listed.parse((await player.call(detailsPath)).body);
  const challengeId = challenges.find(({ type }) => type === 'weekly')?.challengeId ?? '';
  await player.call(path, { method: 'POST', body: { challengeId, spaceId } });
  const body = { spaceId, events: [{ name: 'lake.crossed', count: crossings }] };
  await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body });
  if (isOn) await choose(player, true);
  return { player, challengeId };
}

const earned = async (player: TestPlayer) =>
  (await entriesOf(player)).transactions.map(({ reason, units }) => [reason, units]);

it.each([
  ['before its time to bank ends', true, 8, -1, []],
  ['when its time to bank has ended', true, 8, 0, [['Auto-bank · Weekly, all three stars', 60]]],
  ['days later, after the platform was stopped', true, 8, 5 * dayMs, [['Auto-bank · Weekly, all three stars', 60]]],
  ['with one star', true, 2, 0, [['Auto-bank · Weekly, first star', 10]]],
  ['without a star', true, 1, 0, []],
  ['of a player without the setting', false, 8, 0, []],
])('a challenge %s', async (_case, isOn, crossings, afterEndMs, entries) => {
  const { player } = await playerWith({ isOn, crossings });
  club.clock.set(new Date(bankEnd + afterEndMs));
  await autoBank();
  await autoBank();
  expect(await earned(player)).toEqual(entries);
  await expectSoundLedger(player);
});

it('leaves what had ended before the player turned it on', async () => {
  const { player } = await playerWith({ isOn: false });
  club.clock.set(new Date(bankEnd + dayMs));
  await choose(player, true);
  await autoBank();
  expect(await earned(player)).toEqual([]);
});

it('banks once when the job runs in parallel with itself and with the player', async () => {
  const { player, challengeId } = await playerWith();
  club.clock.set(new Date(bankEnd - 1));
  const manual = bank(player, challengeId);
  club.clock.set(new Date(bankEnd));
  await Promise.all([manual, autoBank(), bank(player, challengeId), autoBank()]);
  await autoBank();
  expect((await earned(player)).map(([, units]) => units)).toEqual([60]);
  await expectSoundLedger(player);
});

it('pays each challenge at most once, and exactly once while it is on, in any order of the job and the player', async () => {
  const step = fc.record({ act: fc.constantFrom('job', 'bank', 'on', 'off'), hours: fc.integer({ min: 0, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await startWeek();
      const { player, challengeId } = await playerWith();
      let isOn = true;
      for (const { act, hours } of steps) {
        club.clock.advance(hours * 3_600_000);
        if (act === 'job') await autoBank();
        else if (act === 'bank') await bank(player, challengeId);
        else {
          // From the end on, a choice no longer matters for this challenge.
          if (club.clock.now().getTime() < bankEnd) isOn = act === 'on';
          else break;
          await choose(player, isOn);
        }
      }
      club.clock.set(new Date(Math.max(bankEnd, club.clock.now().getTime())));
      await autoBank();
      const units = (await earned(player)).map(([, each]) => each);
      expect([[60], ...(isOn ? [] : [[]])]).toContainEqual(units);
      await expectSoundLedger(player);
    }),
    { numRuns: 15 },
  );
}, 60_000);

describe('the offer', () => {
  it('is made once, after a bank that was almost missed, and ends with the answer', async () => {
    const { player, challengeId } = await playerWith({ isOn: false });
    expect(await setting(player)).toEqual({ autoBank: false, isOffered: false });
    club.clock.set(new Date(bankEnd - dayMs));
    await bank(player, challengeId);
    expect(await setting(player)).toEqual({ autoBank: false, isOffered: true });
    expect((await choose(player, false)).body).toEqual({ autoBank: false, isOffered: false });
    expect(await setting(player)).toEqual({ autoBank: false, isOffered: false });
  });

  it('is not made after a bank in time', async () => {
    const { player, challengeId } = await playerWith({ isOn: false });
    club.clock.set(new Date(bankEnd - dayMs - 1));
    await bank(player, challengeId);
    expect(await setting(player)).toEqual({ autoBank: false, isOffered: false });
  });
});
