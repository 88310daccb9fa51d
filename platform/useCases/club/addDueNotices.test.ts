import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { legalOptinsKeyFor } from '../../domain/accounts/policies';
import { ids } from '../../content/ids';
import { notices, rewards, ruleChanges } from '../../db/schema';
import { giveXp } from '../../db/stores/players/playerStore';
import { readSpendings, refundSpending } from './refundSpending';
import { giveUnits, newcomer, outdatedPolicies, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { addAllNotices } from '../../testing/addAllNotices';
import { runTask } from '../../testing/runTask';
import { recentNotices } from './addDueNotices';

const dayMs = 86_400_000;
const spaceId = ids.space('moongate');
const charm = ids.reward('moongate', 'river-charm');
const path = '/v1/profiles/me/club/notices';
const thursday = Date.parse('2026-11-19T12:00:00Z');

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now: new Date(thursday).toISOString() });
  await seedSample(club);
}, startUpMs);
beforeEach(() => club.clock.set(new Date(thursday)));
afterAll(() => club.close());

const list = z.object({
  notices: z.array(z.looseObject({ noticeId: z.string(), kind: z.string(), readDate: z.string().nullable() })),
  total: z.number(),
  unread: z.number(),
});
const noticesOf = async ({ call }: TestPlayer) => list.parse((await call(path)).body);
const kindsOf = async (player: TestPlayer) => (await noticesOf(player)).notices.map(({ kind }) => kind);
const run = (pageSize?: number) => addAllNotices(club.platform, pageSize);
const claim = ({ call }: TestPlayer) =>
  call('/v1/profiles/me/club/rewards', { method: 'POST', body: { id: charm, spaceId, quantity: 1 } });

it('Units that expire: 30 and 7 days before, once each, however often the job runs', async () => {
  const player = await newcomer(club, { units: 40 });
  const expiry = Date.parse('2028-11-30T23:59:59.999-12:00');
  const counts: number[] = [];
  for (const daysBefore of [31, 30, 20, 7, 1]) {
    club.clock.set(new Date(expiry - daysBefore * dayMs));
    await run();
    await run();
    counts.push((await noticesOf(player)).total);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2]);
  const { notices } = await noticesOf(player);
  expect(notices[0]).toMatchObject({ kind: 'unitsExpiring', units: 40, until: '2028-12-01T11:59:59.9990000Z' });
});

it('a completed challenge: in the last day to bank it, and not where auto-bank banks it', async () => {
  const detailsPath = `/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`;
  const listed = z.object({ challenges: z.array(z.looseObject({ challengeId: z.string(), type: z.string() })) });
  const complete = async () => {
    const player = await newcomer(club);
    const { challenges } = listed.parse((await player.call(detailsPath)).body);
    const challengeId = challenges.find(({ type }) => type === 'weekly')?.challengeId;
    await player.call('/v2/profiles/me/club/challenges', { method: 'POST', body: { challengeId, spaceId } });
    const body = { spaceId, events: [{ name: 'lake.crossed', count: 5 }] };
    await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body });
    return player;
  };
  const [player, automatic] = [await complete(), await complete()];
  await automatic.call('/v1/profiles/me/club/autobank', { method: 'PUT', body: { autoBank: true } });
  const bankEnd = Date.parse('2026-11-25T00:00:00Z');
  club.clock.set(new Date(bankEnd - dayMs - 1));
  await run();
  expect(await kindsOf(player)).toEqual([]);
  club.clock.set(new Date(bankEnd - dayMs));
  await run();
  await run();
  const { notices } = await noticesOf(player);
  expect(notices).toMatchObject([
    { kind: 'challengeLapsing', units: 30, until: '2026-11-24T23:59:59.9990000Z', spaceId },
  ]);
  expect(await kindsOf(automatic)).toEqual([]);
});

it('a wish: once the balance is enough, and again only for a new wish', async () => {
  const player = await newcomer(club, { units: 30 });
  const wish = (method: 'PUT' | 'DELETE') => player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method });
  await wish('PUT');
  await run();
  await run();
  expect(await kindsOf(player)).toEqual(['wishAffordable']);
  await wish('DELETE');
  club.clock.advance(1000);
  await wish('PUT');
  await run();
  expect(await kindsOf(player)).toEqual(['wishAffordable', 'wishAffordable']);
  const poor = await newcomer(club, { units: 29 });
  await poor.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
  await run();
  expect(await kindsOf(poor)).toEqual([]);
});

describe('the job of every ten minutes', () => {
  const minuteMs = 60_000;
  const runRecent = async () => {
    for (const add of Object.values(recentNotices)) await runTask(club.platform, add);
  };

  it('finds a wish after a change of the wishlist or the balance, also one that it missed for hours', async () => {
    const [player, saver] = [await newcomer(club, { units: 30 }), await newcomer(club)];
    await runRecent();
    for (const { call } of [player, saver]) await call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
    await giveUnits(club, saver.profileId, 30);
    club.clock.advance(300 * minuteMs);
    await runRecent();
    expect([await kindsOf(player), await kindsOf(saver)]).toEqual([['wishAffordable'], ['wishAffordable']]);
  });

  it('tells who wishes for a reward that its price has changed, once for each price', async () => {
    const crown = ids.reward('moongate', 'last-ferry');
    const setPrice = (value: number) =>
      club.platform.db.update(rewards).set({ value }).where(eq(rewards.rewardId, crown));
    const [player, other] = [await newcomer(club), await newcomer(club)];
    await player.call(`/v1/profiles/me/club/wishlist/${crown}`, { method: 'PUT' });
    // The database dates a change by its own clock.
    club.clock.set(new Date());
    await setPrice(1400);
    await runRecent();
    await runRecent();
    expect((await noticesOf(player)).notices).toMatchObject([
      { kind: 'wishPriceChanged', units: 1400, name: 'The last ferry', subjectId: crown, spaceId },
    ]);
    expect(await kindsOf(other)).toEqual([]);

    club.clock.set(new Date());
    await other.call(`/v1/profiles/me/club/wishlist/${crown}`, { method: 'PUT' });
    await runRecent();
    expect(await kindsOf(other)).toEqual([]);

    await setPrice(9000);
    await setPrice(1600);
    await run();
    expect((await noticesOf(player)).notices.map(({ units }) => units)).toEqual([1600, 1400]);
  });

  const mask = ids.reward('moongate', 'ferrymans-mask');
  const setReward = (values: Partial<typeof rewards.$inferInsert>) =>
    club.platform.db.update(rewards).set(values).where(eq(rewards.rewardId, mask));
  it.each([
    ['a lower price', { value: 180 }, () => setReward({ value: 150 })],
    [
      'a lock that ends',
      { lockReason: 'Level 2', lockLevel: 2 },
      () => setReward({ lockReason: null, lockLevel: null }),
    ],
    [
      'a higher level',
      { lockReason: 'Level 2', lockLevel: 2 },
      ({ profileId }: TestPlayer) => giveXp(club.platform.db, profileId, 5000, club.clock.now()),
    ],
  ])('finds a wish after %s', async (_change, values, change) => {
    await setReward(values);
    // The database's clock is ahead of the test's: these changes would be later than the wish.
    await club.platform.db.delete(ruleChanges);
    const player = await newcomer(club, { units: 150 });
    await player.call(`/v1/profiles/me/club/wishlist/${mask}`, { method: 'PUT' });
    club.clock.advance(60 * minuteMs);
    await runRecent();
    club.clock.advance(60 * minuteMs);
    expect(await kindsOf(player)).toEqual([]);
    await change(player);
    await runRecent();
    expect(await kindsOf(player)).toContain('wishAffordable');
    await setReward({ value: 150, lockReason: null, lockLevel: null });
  });

  it('looks only at wishes whose player or reward has changed', async () => {
    const player = await newcomer(club, { units: 30 });
    await player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
    club.clock.advance(60 * minuteMs);
    await runRecent();
    await club.platform.db.delete(notices).where(eq(notices.profileId, player.profileId));
    club.clock.advance(60 * minuteMs);
    await runRecent();
    expect(await kindsOf(player)).toEqual([]);
    await giveUnits(club, player.profileId, 1);
    await runRecent();
    expect(await kindsOf(player)).toEqual(['wishAffordable']);
  });

  it('finds Units that expire when their term begins', async () => {
    const player = await newcomer(club, { units: 40 });
    const expiry = Date.parse('2028-11-30T23:59:59.999-12:00');
    const counts: number[] = [];
    for (const minutes of [-1, 1, 61]) {
      club.clock.set(new Date(expiry - 30 * dayMs + minutes * minuteMs));
      await runRecent();
      counts.push((await noticesOf(player)).total);
    }
    expect(counts).toEqual([0, 1, 1]);
  });
});

describe('more facts than are read at once', () => {
  it('a wish that can be claimed is found behind wishes that cannot', async () => {
    const wisherOf = async (rewardId: string) => {
      const player = await newcomer(club, { units: 300 });
      await player.call(`/v1/profiles/me/club/wishlist/${rewardId}`, { method: 'PUT' });
      return player;
    };
    const locked = ids.reward('moongate', 'night-court-mask');
    const waiting = [await wisherOf(locked), await wisherOf(locked), await wisherOf(locked)];
    const player = await wisherOf(charm);
    await run(2);
    expect(await Promise.all([player, ...waiting].map(kindsOf))).toEqual([['wishAffordable'], [], [], []]);
  });

  it('Units that expire in a month are found behind those that expire in days, and all players get a notice', async () => {
    const players: TestPlayer[] = [];
    for (const earned of ['2027-01-15', '2027-01-16', '2027-01-17', '2027-02-15']) {
      club.clock.set(new Date(earned));
      players.push(await newcomer(club, { units: 10 }));
    }
    club.clock.set(new Date('2029-01-30T12:00:00Z'));
    await run(2);
    expect(await Promise.all(players.map(kindsOf))).toEqual(players.map(() => ['unitsExpiring']));
  });
});

it('a friend request and a refund: at once', async () => {
  const [player, friend] = [await newcomer(club, { units: 30 }), await newcomer(club, { nameOnPlatform: 'Asker' })];
  const request = () =>
    friend.call('/v3/profiles/me/friends/requests', { method: 'POST', body: { pid: player.profileId } });
  await request();
  await request();
  expect((await noticesOf(player)).notices).toMatchObject([{ kind: 'friendRequest', playerName: 'Asker' }]);
  await claim(player);
  const { db } = club.platform;
  const [spending] = await readSpendings(db, player.profileId, 1);
  const refund = { profileId: player.profileId, transactionId: spending?.id ?? '', reason: 'A mistake of the store' };
  club.clock.advance(1000);
  await refundSpending(db, refund, club.clock.now());
  await refundSpending(db, refund, club.clock.now());
  expect((await noticesOf(player)).notices).toMatchObject([{ kind: 'refund', units: 30 }, { kind: 'friendRequest' }]);
});

it('changed rules: once for each acceptance', async () => {
  const player = await newcomer(club, outdatedPolicies);
  const current = await newcomer(club, { legalOptinsKey: legalOptinsKeyFor('FR', 'fr-FR') });
  await run();
  await run();
  expect([await kindsOf(player), await kindsOf(current)]).toEqual([['rulesChanged'], []]);
});

it('a kind that the player has not chosen is not listed, and not added later', async () => {
  const player = await newcomer(club, outdatedPolicies);
  const choose = (isChosen: boolean) =>
    player.call(`${path}/choices`, {
      method: 'PUT',
      body: { choices: [{ kind: 'rulesChanged', channel: 'club', isChosen }] },
    });
  expect((await choose(false)).body).toMatchObject({
    choices: expect.arrayContaining([{ kind: 'rulesChanged', channel: 'club', isChosen: false }]) as unknown,
  });
  await run();
  await choose(true);
  await run();
  expect(await noticesOf(player)).toMatchObject({ notices: [], total: 0, unread: 0 });
});

it('is read one by one or all together, by the player alone, and the first date stays', async () => {
  const [player, other] = [await newcomer(club, outdatedPolicies), await newcomer(club, outdatedPolicies)];
  await run();
  const mark = (reader: TestPlayer, read: string[] | null) => reader.call(path, { method: 'PUT', body: { read } });
  const [notice] = (await noticesOf(player)).notices;
  expect((await mark(other, [notice?.noticeId ?? ''])).body).toEqual({ unread: 1 });
  expect((await noticesOf(player)).unread).toBe(1);
  expect((await mark(player, [notice?.noticeId ?? ''])).body).toEqual({ unread: 0 });
  const { notices } = await noticesOf(player);
  club.clock.advance(dayMs);
  expect((await mark(player, null)).body).toEqual({ unread: 0 });
  expect((await noticesOf(player)).notices).toEqual(notices);
});

it('never two for one fact, when the job runs in parallel', async () => {
  const player = await newcomer(club, { ...outdatedPolicies, units: 30 });
  await player.call(`/v1/profiles/me/club/wishlist/${charm}`, { method: 'PUT' });
  await Promise.all([run(), run(), run()]);
  expect((await kindsOf(player)).toSorted()).toEqual(['rulesChanged', 'wishAffordable']);
});
