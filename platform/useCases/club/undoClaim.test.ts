import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ids } from '../../content/ids';
import { allLedgerViolations } from '../../testing/allLedgerViolations';
import { onEveryDatabase } from '../../testing/databases';
import { balanceOf, entriesOf, giveUnits, newcomer, seedSample } from '../../testing/players';
import type { TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const path = '/v1/profiles/me/club/rewards';
const hourMs = 60 * 60 * 1000;

const claimsBody = z.object({
  claims: z.array(
    z.object({
      claimId: z.string(),
      transactionId: z.string().nullable(),
      code: z.string().nullable(),
      refundDate: z.string().nullable(),
      deliveryDate: z.string().nullable(),
      undo: z
        .object({
          until: z.string(),
          lots: z.array(z.object({ units: z.number(), expiresAt: z.string().nullable(), hasGrace: z.boolean() })),
        })
        .nullable(),
    }),
  ),
  total: z.number(),
});

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2024-01-10T12:00:00Z', database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterEach(async () => expect(await allLedgerViolations(club.platform.db)).toEqual([]));
  afterAll(() => club.close());

  const claim = (player: TestPlayer, id = mask) => player.call(path, { method: 'POST', body: { id, spaceId } });
  const claimsOf = async (player: TestPlayer, query = '') =>
    claimsBody.parse((await player.call(`${path}/claims${query}`)).body).claims;

  /** The player's latest claim. */
  async function latest(player: TestPlayer) {
    const [last] = await claimsOf(player);
    if (!last) throw new Error('The player has no claims.');
    return last;
  }
  const undo = (player: TestPlayer, claimId: string, key?: string) =>
    player.call(`${path}/claims/${claimId}/undo`, {
      method: 'POST',
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    });
  const deliver = (player: TestPlayer, code: string | null) =>
    player.callAsGame('/v3/profiles/me/events', {
      method: 'POST',
      body: { spaceId, events: [{ name: 'reward.delivered', data: { code } }] },
    });

  it('returns the Units into their lot, and frees the reward for another claim', async () => {
    club.clock.set('2024-02-10T12:00:00Z');
    const player = await newcomer(club, { units: 200 });
    const before = await balanceOf(player);
    await claim(player);
    const { claimId, transactionId, undo: offered } = await latest(player);
    expect(offered).toEqual({
      until: '2024-02-11T12:00:00.0000000Z',
      lots: [{ units: 150, expiresAt: before.expiring[0]?.expiresAt, hasGrace: false }],
    });
    expect((await entriesOf(player)).transactions[0]?.id).toBe(transactionId);

    club.clock.advance(hourMs);
    expect((await undo(player, claimId)).body).toEqual({
      claimId,
      units: 150,
      refundDate: '2024-02-10T13:00:00.0000000Z',
      renewedUntil: null,
      unitBalance: 200,
    });
    expect(await balanceOf(player)).toEqual(before);
    expect(await latest(player)).toMatchObject({ code: null, undo: null, refundDate: '2024-02-10T13:00:00.0000000Z' });
    const { transactions } = z
      .object({ transactions: z.array(z.object({ kind: z.string(), refundOf: z.string().nullable() })) })
      .parse((await player.call('/v1/profiles/me/club/units/transactions')).body);
    expect(transactions[0]).toEqual({ kind: 'refunded', refundOf: transactionId });
    expect((await claim(player)).body).toMatchObject({ unitBalance: 50, reward: { quantityPurchased: 1 } });
  });

  it('gives Units whose lot expired meanwhile back for 30 days', async () => {
    club.clock.set('2024-03-10T12:00:00Z');
    const player = await newcomer(club, { units: 100 });
    club.clock.set('2025-03-10T12:00:00Z');
    await giveUnits(club, player.profileId, 100);
    club.clock.set('2026-03-31T23:00:00-12:00');
    await claim(player);
    const { claimId, undo: offered } = await latest(player);
    expect(offered?.lots).toEqual([
      { units: 100, expiresAt: '2026-04-01T11:59:59.9990000Z', hasGrace: false },
      { units: 50, expiresAt: '2027-04-01T11:59:59.9990000Z', hasGrace: false },
    ]);
    club.clock.set('2026-04-01T13:00:00Z');
    expect((await undo(player, claimId)).body).toMatchObject({
      unitBalance: 200,
      renewedUntil: '2026-05-02T11:59:59.9990000Z',
    });
    expect((await balanceOf(player)).expiring).toEqual([
      { units: 100, expiresAt: '2026-05-02T11:59:59.9990000Z' },
      { units: 100, expiresAt: '2027-04-01T11:59:59.9990000Z' },
    ]);
  });

  it('gives those 30 days once: taken back after them, the Units are gone, and the offer says so', async () => {
    club.clock.set('2024-03-10T12:00:00Z');
    const player = await newcomer(club, { units: 150 });
    club.clock.set('2026-03-31T23:00:00-12:00');
    await claim(player);
    club.clock.set('2026-04-01T13:00:00Z');
    await undo(player, (await latest(player)).claimId);
    club.clock.set('2026-05-02T11:00:00Z');
    await claim(player);

    club.clock.set('2026-05-02T13:00:00Z');
    const { claimId, undo: offered } = await latest(player);
    expect(offered?.lots).toEqual([{ units: 150, expiresAt: '2026-05-02T11:59:59.9990000Z', hasGrace: true }]);
    expect((await undo(player, claimId)).body).toMatchObject({ unitBalance: 0, renewedUntil: null });
    expect((await entriesOf(player)).transactions.slice(0, 2)).toMatchObject([
      { kind: 'expired', units: -150, reason: 'Extension ended', source: { name: 'Units from March 2024' } },
      { kind: 'refunded', units: 150 },
    ]);
  });

  it('is over after 24 hours, and once the game has delivered the reward', async () => {
    club.clock.set('2024-04-10T12:00:00Z');
    const player = await newcomer(club, { units: 300 });
    await claim(player);
    const { claimId, code } = await latest(player);
    club.clock.advance(24 * hourMs);
    expect(await claimsOf(player, '?undoable=true')).toHaveLength(1);
    club.clock.advance(1);
    expect(await claimsOf(player, '?undoable=true')).toEqual([]);
    expect((await undo(player, claimId)).body).toMatchObject({ errorCode: 2032, httpCode: 410 });

    expect((await deliver(player, code)).body).toEqual({});
    expect((await deliver(player, code)).body).toEqual({});
    const delivered = await latest(player);
    expect(delivered).toMatchObject({ undo: null, code });
    expect(delivered.deliveryDate).not.toBeNull();
    expect((await undo(player, claimId)).body).toMatchObject({ errorCode: 2030, httpCode: 409 });
    expect((await balanceOf(player)).units).toBe(150);
  });

  it('keeps the game from delivering what was taken back, and another player from undoing it', async () => {
    club.clock.set('2024-05-10T12:00:00Z');
    const player = await newcomer(club, { units: 150 });
    const other = await newcomer(club);
    await claim(player);
    const { claimId, code } = await latest(player);
    expect((await undo(other, claimId)).status).toBe(404);
    expect((await deliver(other, code)).status).toBe(404);
    await undo(player, claimId);
    expect((await deliver(player, code)).body).toMatchObject({ errorCode: 2031, httpCode: 409 });
    expect((await deliver(player, null)).body).toMatchObject({ errorCode: 1 });
    const unsigned = await player.call('/v3/profiles/me/events', {
      method: 'POST',
      body: { spaceId, events: [{ name: 'reward.delivered', data: { code } }] },
    });
    expect(unsigned.status).toBe(403);
  });

  it('gives the Units back once, however often it is sent', async () => {
    club.clock.set('2024-06-10T12:00:00Z');
    const player = await newcomer(club, { units: 150 });
    await claim(player);
    const { claimId } = await latest(player);
    const key = randomUUID();
    const responses = await Promise.all(
      [...Array(10).keys()].map((n) => undo(player, claimId, n < 5 ? key : undefined)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await entriesOf(player)).transactions.map(({ kind }) => kind)).toEqual(['refunded', 'spent', 'earned']);
  });

  it('and its delivery at once: one of the two wins', async () => {
    club.clock.set('2024-07-10T12:00:00Z');
    const wins = { undone: 0, delivered: 0 };
    for (let round = 0; round < 12; round += 1) {
      const player = await newcomer(club, { units: 150 });
      await claim(player);
      const { claimId, code } = await latest(player);
      const calls = [() => undo(player, claimId), () => deliver(player, code)];
      const [first, second] = await Promise.all((round % 2 ? calls : calls.reverse()).map((call) => call()));
      expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
      const { deliveryDate, refundDate } = await latest(player);
      expect([deliveryDate, refundDate].filter((date) => date !== null)).toHaveLength(1);
      expect((await balanceOf(player)).units).toBe(refundDate === null ? 0 : 150);
      wins[refundDate === null ? 'delivered' : 'undone'] += 1;
    }
    expect(wins.undone + wins.delivered).toBe(12);
  });
});
