import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ids } from '../../../content/ids';
import { accounts, rewards } from '../../../db/schema';
import { runTask } from '../../../testing/runTask';
import { allLedgerViolations } from '../../../testing/allLedgerViolations';
import { onEveryDatabase } from '../../../testing/databases';
import { balanceOf, entriesOf, giveUnits, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';
import { claimDueGoals } from '../../../useCases/club/dueChanges';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const charm = ids.reward('moongate', 'river-charm');
const path = '/v1/profiles/me/club/goal';

const goalBody = z.object({
  goal: z
    .object({
      rewardId: z.string(),
      claimsItself: z.boolean(),
      goalDate: z.string(),
      reward: z.object({ name: z.string() }),
    })
    .nullable(),
});

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2026-01-10T12:00:00Z', database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterEach(async () => expect(await allLedgerViolations(club.platform.db)).toEqual([]));
  afterAll(() => club.close());

  const choose = (player: TestPlayer, rewardId: string, claimsItself = false) =>
    player.call(path, { method: 'PUT', body: { rewardId, claimsItself } });
  const goalOf = async (player: TestPlayer) => goalBody.parse((await player.call(path)).body).goal;
  const claim = (player: TestPlayer, id: string) =>
    player.call('/v1/profiles/me/club/rewards', { method: 'POST', body: { id, spaceId } });

  it('is one reward: another takes its place, and the same one keeps its date', async () => {
    const player = await newcomer(club);
    expect(await goalOf(player)).toBeNull();
    await choose(player, mask);
    const first = await goalOf(player);
    expect(first).toMatchObject({ rewardId: mask, claimsItself: false, reward: { name: 'Ferryman’s mask' } });
    club.clock.advance(60_000);
    await choose(player, mask, true);
    expect(await goalOf(player)).toEqual({ ...first, claimsItself: true });
    await choose(player, charm);
    expect(await goalOf(player)).toMatchObject({ rewardId: charm, claimsItself: false });
    expect((await player.call(path, { method: 'DELETE' })).body).toEqual({});
    expect(await goalOf(player)).toBeNull();
  });

  it('is a reward that the player can still claim', async () => {
    const player = await newcomer(club, { units: 150 });
    expect((await choose(player, ids.reward('moongate', 'nothing'))).body).toMatchObject({ errorCode: 2007 });
    await choose(player, mask);
    await claim(player, mask);
    expect(await goalOf(player)).toBeNull();
    expect((await choose(player, mask)).body).toMatchObject({ errorCode: 2002 });
  });

  it('is claimed with the Units that make it affordable, once, and can be undone for good', async () => {
    const player = await newcomer(club, { units: 100 });
    await choose(player, mask, true);
    await giveUnits(club, player.profileId, 49);
    expect(await goalOf(player)).not.toBeNull();
    await giveUnits(club, player.profileId, 1);
    expect(await goalOf(player)).toBeNull();
    expect(await balanceOf(player)).toMatchObject({ units: 0 });
    expect((await entriesOf(player)).transactions[0]).toMatchObject({
      kind: 'spent',
      units: -150,
      reason: 'Claimed for you',
      source: { name: 'Ferryman’s mask' },
    });

    const { claims } = z
      .object({ claims: z.array(z.object({ claimId: z.string() })) })
      .parse((await player.call('/v1/profiles/me/club/rewards/claims?undoable=true')).body);
    expect(claims).toHaveLength(1);
    const undo = `/v1/profiles/me/club/rewards/claims/${claims[0]?.claimId ?? ''}/undo`;
    expect((await player.call(undo, { method: 'POST' })).body).toMatchObject({ unitBalance: 150 });
    await giveUnits(club, player.profileId, 20);
    expect(await balanceOf(player)).toMatchObject({ units: 170 });
  });

  it('waits while the player may not claim', async () => {
    const player = await newcomer(club, { units: 100, isEmailVerified: false });
    await choose(player, mask, true);
    await giveUnits(club, player.profileId, 100);
    expect(await balanceOf(player)).toMatchObject({ units: 200 });
    expect(await goalOf(player)).not.toBeNull();
  });

  it('is claimed without new Units once the player may claim it, once', async () => {
    const player = await newcomer(club, { units: 200, isEmailVerified: false });
    await choose(player, mask, true);
    await runTask(club.platform, claimDueGoals);
    expect(await balanceOf(player)).toMatchObject({ units: 200 });
    await club.platform.db
      .update(accounts)
      .set({ emailVerifiedAt: club.clock.now() })
      .where(eq(accounts.userId, player.profileId));
    await Promise.all([runTask(club.platform, claimDueGoals), runTask(club.platform, claimDueGoals)]);
    expect(await balanceOf(player)).toMatchObject({ units: 50 });
    expect(await goalOf(player)).toBeNull();
  });

  it('is claimed once its reward is no dearer than the balance', async () => {
    const player = await newcomer(club, { units: 140 });
    await choose(player, mask, true);
    await runTask(club.platform, claimDueGoals);
    const setPrice = (value: number) =>
      club.platform.db.update(rewards).set({ value }).where(eq(rewards.rewardId, mask));
    await setPrice(140);
    await runTask(club.platform, claimDueGoals);
    await setPrice(150);
    expect(await goalOf(player)).toBeNull();
    expect(await balanceOf(player)).toMatchObject({ units: 0 });
  });

  it.each([
    ['that the player claims', 200, false],
    ['above the balance', 100, true],
  ])('%s is left to the player', async (_case, units, claimsItself) => {
    const player = await newcomer(club, { units });
    await choose(player, mask, claimsItself);
    await runTask(club.platform, claimDueGoals);
    expect(await balanceOf(player)).toMatchObject({ units });
    expect(await goalOf(player)).not.toBeNull();
  });

  it('is claimed once by many credits at once', async () => {
    const player = await newcomer(club, { units: 100 });
    await choose(player, charm, true);
    await Promise.all(Array.from({ length: 10 }, () => giveUnits(club, player.profileId, 10)));
    const { transactions } = await entriesOf(player);
    expect(transactions.filter(({ kind }) => kind === 'spent')).toHaveLength(1);
    expect(await balanceOf(player)).toMatchObject({ units: 170 });
  });
});
