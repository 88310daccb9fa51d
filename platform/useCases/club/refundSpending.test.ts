import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { onEveryDatabase } from '../../testing/databases';
import { balanceOf, entriesOf, giveUnits, newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { allLedgerViolations } from '../../testing/allLedgerViolations';
import { refundSpending } from './refundSpending';
import { promotionKeys } from '../../db/schema';
import { ids } from '../../content/ids';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const charm = ids.reward('moongate', 'river-charm');

const claimsBody = z.object({
  claims: z.array(
    z.object({ claimId: z.string(), transactionId: z.string().nullable(), refundDate: z.string().nullable() }),
  ),
});

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2024-01-10T12:00:00Z', database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterEach(async () => expect(await allLedgerViolations(club.platform.db)).toEqual([]));
  afterAll(() => club.close());

  const claim = (player: TestPlayer, id = mask) =>
    player.call('/v1/profiles/me/club/rewards', { method: 'POST', body: { id, spaceId } });

  const claimsOf = async (player: TestPlayer) =>
    claimsBody.parse((await player.call('/v1/profiles/me/club/rewards/claims')).body).claims;

  /** Refunds the player's latest entry. */
  async function refundLast(player: TestPlayer, transactionId?: string) {
    const { db, clock } = club.platform;
    const latest = transactionId ?? (await entriesOf(player)).transactions[0]?.id ?? '';
    const request = { profileId: player.profileId, transactionId: latest, reason: 'It never arrived' };
    return refundSpending(db, request, clock.now());
  }

  it('refunds a claim once, and the claim no longer counts', async () => {
    club.clock.set('2024-02-10T12:00:00Z');
    const player = await newcomer(club, { units: 200 });
    expect((await claim(player)).body).toMatchObject({ unitBalance: 50 });
    expect((await claim(player)).body).toMatchObject({ errorCode: 2002 });
    const { id } = (await entriesOf(player)).transactions[0] ?? { id: '' };

    club.clock.advance(60_000);
    expect(await refundLast(player, id)).toMatchObject({
      units: 150,
      name: 'Ferryman’s mask',
      balance: 200,
      isNew: true,
    });
    club.clock.advance(60_000);
    const again = await refundLast(player, id);
    expect(again).toMatchObject({ units: 150, balance: 200, isNew: false });
    expect(again.refundedAt.toISOString()).toBe('2024-02-10T12:01:00.000Z');

    expect((await entriesOf(player)).transactions[0]).toMatchObject({
      kind: 'refunded',
      units: 150,
      balanceAfter: 200,
      reason: 'It never arrived',
      source: { name: 'Ferryman’s mask' },
    });
    const details = await player.call(`/clubwip/v1/profiles/me/club/website/rewards/details?spaceId=${spaceId}`);
    expect(details.body).toMatchObject({ totalRewards: { owned: 0 } });
    const profile = await player.call('/clubwip/v1/profiles/me/club/website/playerprofile');
    expect(profile.body).toMatchObject({ redeemedRewardsCount: 0, units: 200 });
    expect((await claim(player)).body).toMatchObject({ unitBalance: 50, reward: { quantityPurchased: 1 } });
  });

  it('refunds Units of an expired lot until the end of the next month', async () => {
    club.clock.set('2024-03-10T12:00:00Z');
    const player = await newcomer(club, { units: 100 });
    club.clock.set('2025-03-10T12:00:00Z');
    await giveUnits(club, player.profileId, 100);
    club.clock.set('2026-03-31T23:00:00-12:00');
    await claim(player);
    club.clock.set('2026-04-02T12:00:00Z');
    expect(await refundLast(player)).toMatchObject({ units: 150, balance: 200 });
    expect(await balanceOf(player)).toEqual({
      units: 200,
      expiring: [
        { units: 100, expiresAt: '2026-06-01T11:59:59.9990000Z' },
        { units: 100, expiresAt: '2027-04-01T11:59:59.9990000Z' },
      ],
    });
    club.clock.set('2026-06-01T00:00:00-12:00');
    expect((await balanceOf(player)).units).toBe(100);
  });

  it('refunds a discount code and voids it', async () => {
    club.clock.set('2024-05-10T12:00:00Z');
    const { db } = club.platform;
    const player = await newcomer(club, { units: 250 });
    const path = '/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards';
    await player.call(path, { method: 'POST', body: { id: 'store-20', spaceId, quantity: 2 } });
    expect(await refundLast(player)).toMatchObject({ units: 100, balance: 150 });
    const codes = await db.select().from(promotionKeys).where(eq(promotionKeys.profileId, player.profileId));
    expect(codes.filter((code) => code.refundedAt !== null)).toHaveLength(1);
  });

  it.each([0, 1, 2, 3])(
    'refunds the claim of the spending that it names: number %d of four at one instant',
    async (nth) => {
      club.clock.set('2024-05-20T12:00:00Z');
      const player = await newcomer(club, { units: 120 });
      await Promise.all([1, 2, 3, 4].map(() => claim(player, charm)));
      const spent = (await entriesOf(player)).transactions.filter(({ kind }) => kind === 'spent');
      expect(new Set(spent.map(({ date }) => date)).size).toBe(1);

      const id = spent[nth]?.id ?? '';
      await refundLast(player, id);

      const refunded = (await claimsOf(player)).filter(({ refundDate }) => refundDate !== null);
      expect(refunded.map(({ transactionId }) => transactionId)).toEqual([id]);
      // The player can still take back the three others.
      for (const { claimId, refundDate } of await claimsOf(player)) {
        const undo = await player.call(`/v1/profiles/me/club/rewards/claims/${claimId}/undo`, { method: 'POST' });
        expect(undo.status).toBe(refundDate === null ? 200 : 409);
      }
      expect((await balanceOf(player)).units).toBe(120);
    },
  );

  it.each([0, 1])('voids the code of the spending that it names: number %d of two at one instant', async (nth) => {
    club.clock.set('2024-05-25T12:00:00Z');
    const { db } = club.platform;
    const player = await newcomer(club, { units: 250 });
    const path = '/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards';
    await player.call(path, { method: 'POST', body: { id: 'store-20', spaceId, quantity: 2 } });
    const spent = (await entriesOf(player)).transactions.filter(({ kind }) => kind === 'spent');

    await refundLast(player, spent[nth]?.id);

    const codes = await db.select().from(promotionKeys).where(eq(promotionKeys.profileId, player.profileId));
    const voided = codes.filter(({ refundedAt }) => refundedAt !== null);
    expect(voided.map(({ transactionId }) => transactionId)).toEqual([spent[nth]?.id]);
  });

  it('refunds once for ten concurrent refunds', async () => {
    club.clock.set('2024-06-10T12:00:00Z');
    const player = await newcomer(club, { units: 150 });
    await claim(player);
    const { id } = (await entriesOf(player)).transactions[0] ?? { id: '' };
    const refunds = await Promise.all(Array.from({ length: 10 }, () => refundLast(player, id)));
    expect(refunds.filter((each) => each.isNew)).toHaveLength(1);
    expect((await balanceOf(player)).units).toBe(150);
  });

  it('rejects entries that are not spendings, and entries of another player', async () => {
    club.clock.set('2024-07-10T12:00:00Z');
    const player = await newcomer(club, { units: 150 });
    await expect(refundLast(player)).rejects.toThrow('is no spending: its kind is earned.');
    await claim(player);
    const { id } = (await entriesOf(player)).transactions[0] ?? { id: '' };
    const other = await newcomer(club, { units: 150 });
    await expect(refundLast(other, id)).rejects.toThrow(`The player's ledger has no transaction ${id}.`);
  });
});
