import { z } from 'zod';
import type { Email } from '../../../support/emails';
import { balanceOf, entriesOf, expectSoundLedger, giveUnits, newcomer, seedSample } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const redeemedBody = z.object({ keys: z.tuple([z.object({ code: z.string() })]) });

let club: TestPlatform;
const emails: Email[] = [];
beforeAll(async () => {
  const sendEmail = (email: Email) => Promise.resolve(void emails.push(email));
  club = await startPlatform({ now: '2026-11-21T18:00:00Z', sendEmail });
  await seedSample(club);
}, startUpMs);
beforeEach(() => club.clock.set('2026-11-21T18:00:00Z'));
afterAll(() => club.close());

it('returns the balance and its expiries', async () => {
  const player = await newcomer(club, { units: 120 });
  club.clock.set('2026-12-02T00:00:00Z');
  await giveUnits(club, player.profileId, 60);
  expect(await balanceOf(player)).toEqual({
    units: 180,
    expiring: [
      { units: 120, expiresAt: '2028-12-01T11:59:59.9990000Z' },
      { units: 60, expiresAt: '2029-01-01T11:59:59.9990000Z' },
    ],
  });
});

it('Units expire when their month has ended everywhere, with a ledger entry', async () => {
  const player = await newcomer(club, { units: 120 });
  club.clock.set('2028-11-30T23:59:59.999-12:00');
  expect((await balanceOf(player)).units).toBe(120);
  club.clock.set('2028-12-01T00:00:00-12:00');
  expect((await balanceOf(player)).units).toBe(0);
  expect(await entriesOf(player)).toMatchObject({
    total: 2,
    transactions: [
      { kind: 'expired', units: -120, balanceAfter: 0, date: '2028-12-01T11:59:59.9990000Z' },
      { kind: 'earned', units: 120, balanceAfter: 120 },
    ],
  });
  await expectSoundLedger(player);
});

it('writes an expiry once, also with ten concurrent readers', async () => {
  const player = await newcomer(club, { units: 50 });
  club.clock.set('2029-01-01T00:00:00Z');
  await Promise.all(Array.from({ length: 10 }, () => balanceOf(player)));
  expect((await entriesOf(player)).total).toBe(2);
});

it('pages and filters the ledger', async () => {
  const player = await newcomer(club, { units: 10 });
  for (const units of [20, 30, 40]) {
    club.clock.advance(24 * 60 * 60 * 1000);
    await giveUnits(club, player.profileId, units);
  }
  const read = async (query: string) => (await player.call(`/v1/profiles/me/club/units/transactions?${query}`)).body;
  expect(await read('offset=1&limit=2')).toMatchObject({ total: 4, transactions: [{ units: 30 }, { units: 20 }] });
  expect(await read('type=spent')).toEqual({ total: 0, transactions: [] });
  expect(await read('from=2026-11-22T00:00:00Z&to=2026-11-23T23:00:00Z')).toMatchObject({
    total: 2,
    transactions: [{ units: 30 }, { units: 20 }],
  });
  expect(await read('spaceId=0d2ae42d-4c27-4cb7-af6c-2099062302bb')).toEqual({ total: 0, transactions: [] });
  expect((await player.call('/v1/profiles/me/club/units/transactions?limit=0')).status).toBe(400);
});

it('redeems discount codes for 100 Units, once for each key, and emails them', async () => {
  const player = await newcomer(club, { units: 150 });
  const path = `/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${player.profileId}/PromotionKeyRewards`;
  const buy = (key: string, spaceId = 'club', id = 'store-20') =>
    player.call(path, {
      method: 'POST',
      body: { id, spaceId, quantity: 1 },
      headers: { 'Idempotency-Key': key },
    });
  const first = await buy('one');
  expect(first).toMatchObject({
    status: 200,
    body: { unitBalance: 50, keys: [{ expiresAt: '2027-02-22T11:59:59.9990000Z' }] },
  });
  expect((await buy('one')).body).toEqual(first.body);
  expect(await buy('one', 'elsewhere')).toMatchObject({ status: 400, body: { errorCode: 1 } });
  expect(await buy('two')).toMatchObject({ status: 409, body: { errorCode: 2001 } });
  expect((await balanceOf(player)).units).toBe(50);
  const { keys } = redeemedBody.parse(first.body);
  expect(emails.map((email) => email.text)).toEqual([expect.stringContaining(keys[0].code)]);
  expect(await player.call(path)).toMatchObject({
    status: 200,
    body: { keys: [{ ...keys[0], purchaseDate: '2026-11-21T18:00:00.0000000Z' }] },
  });
});

it('takes a key with another discount for another request, also where their ids run together', async () => {
  const player = await newcomer(club, { units: 250 });
  const buy = (spaceId: string, id: string) =>
    player.call('/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards', {
      method: 'POST',
      body: { id, spaceId, quantity: 1 },
      headers: { 'Idempotency-Key': 'one' },
    });
  expect((await buy('a b', 'c')).status).toBe(200);
  expect(await buy('a', 'b c')).toMatchObject({ status: 400, body: { errorCode: 1 } });
  expect((await buy('a b', 'c')).status).toBe(200);
  expect((await balanceOf(player)).units).toBe(150);
});

it('shows discount codes only to their owner', async () => {
  const [owner, other] = [await newcomer(club, { units: 100 }), await newcomer(club)];
  const path = `/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/${owner.profileId}/PromotionKeyRewards`;
  expect((await other.call(path)).status).toBe(403);
  expect((await club.request(path)).status).toBe(401);
  expect((await owner.call(path)).body).toEqual({ keys: [] });
});

it('sums the balance of two years up by day, with the largest spendings', async () => {
  const player = await newcomer(club, { units: 300 });
  const at = async (instant: string, buy: 'store-20' | null) => {
    club.clock.set(instant);
    if (buy === null) return giveUnits(club, player.profileId, 40);
    const path = `/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards`;
    await player.call(path, {
      method: 'POST',
      body: { id: buy, spaceId: 'club', quantity: 1 },
      headers: { 'Idempotency-Key': instant },
    });
  };
  await at('2026-11-22T00:00:00Z', null);
  await at('2026-11-22T23:59:59Z', 'store-20');
  await at('2026-11-23T12:00:00Z', null);
  const history = async () => (await player.call('/v1/profiles/me/club/units/history')).body;
  expect(await history()).toMatchObject({
    before: 0,
    days: [
      { date: '2026-11-21T18:00:00.0000000Z', balance: 300 },
      { date: '2026-11-22T23:59:59.0000000Z', balance: 240 },
      { date: '2026-11-23T12:00:00.0000000Z', balance: 280 },
    ],
    spendings: [{ units: -100, date: '2026-11-22T23:59:59.0000000Z', name: '20% off the store' }],
    ...{ earned: 380, spent: 100, expired: 0 },
  });
  club.clock.set('2028-11-22T12:00:00Z');
  expect(await history()).toMatchObject({ before: 340, days: [{ balance: 240 }, { balance: 280 }] });
  club.clock.set('2031-01-01T00:00:00Z');
  expect(await history()).toMatchObject({ before: null, days: [], spendings: [], earned: 0 });
});
