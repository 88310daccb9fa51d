import { z } from 'zod';
import { ids } from '../../../content/ids';
import { declinedFriendRequests, sentFriendRequests } from '../../../db/schema';
import { purgeAll } from '../../../testing/purgeAll';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const minute = 60_000;

describe('friends', () => {
  let club: TestPlatform;
  let ines: TestPlayer;
  let kit: TestPlayer;

  beforeAll(async () => {
    club = await startPlatform();
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());
  beforeEach(async () => {
    ines = await newcomer(club);
    kit = await newcomer(club);
  });

  const requests = '/v3/profiles/me/friends/requests';
  const sendRequest = (from: TestPlayer, body: unknown) => from.call(requests, { method: 'POST', body });
  const answer = (player: TestPlayer, other: TestPlayer, method: 'PUT' | 'DELETE') =>
    player.call(`${requests}/${other.profileId}`, { method });
  const befriend = async (one: TestPlayer, other: TestPlayer) => {
    await sendRequest(one, { pid: other.profileId });
    await answer(other, one, 'PUT');
  };
  const list = z.object({ friends: z.array(z.object({ pid: z.string(), nickname: z.string() })) });
  const friendsOf = async (player: TestPlayer) =>
    list.parse((await player.call('/v3/profiles/me/friends')).body).friends.map(({ pid }) => pid);
  const waiting = z.object({ requests: z.array(z.object({ pid: z.string(), state: z.string() })) });
  const requestsOf = async (player: TestPlayer) => waiting.parse((await player.call(requests)).body).requests;

  const noticesBody = z.object({ notices: z.array(z.object({ kind: z.string() })) });
  const noticesOf = async ({ call }: TestPlayer) =>
    noticesBody.parse((await call('/v1/profiles/me/club/notices')).body).notices.map(({ kind }) => kind);

  it('are requested and accepted', async () => {
    expect(await sendRequest(ines, { pid: kit.profileId })).toMatchObject({
      status: 200,
      body: { pid: kit.profileId, state: 'PendingSentInvite' },
    });
    expect(await requestsOf(ines)).toEqual([{ pid: kit.profileId, state: 'PendingSentInvite' }]);
    expect(await requestsOf(kit)).toEqual([{ pid: ines.profileId, state: 'PendingReceivedInvite' }]);
    expect(await friendsOf(ines)).toEqual([]);

    expect(await answer(kit, ines, 'PUT')).toMatchObject({
      status: 200,
      body: { pid: ines.profileId, state: 'Friends', isFavorite: false, nickname: '' },
    });
    expect([await friendsOf(ines), await friendsOf(kit)]).toEqual([[kit.profileId], [ines.profileId]]);
    expect([await requestsOf(ines), await requestsOf(kit)]).toEqual([[], []]);
  });

  it.each([
    ['accepted', () => answer(kit, ines, 'PUT')],
    ['declined', () => answer(kit, ines, 'DELETE')],
    ['withdrawn', () => answer(ines, kit, 'DELETE')],
  ])('ask for an answer in a notice until they are %s', async (_, end) => {
    await sendRequest(ines, { pid: kit.profileId });
    expect(await noticesOf(kit)).toEqual(['friendRequest']);
    await end();
    expect(await noticesOf(kit)).toEqual([]);
  });

  it('can be requested by name in any case, and a repeat changes nothing', async () => {
    await sendRequest(ines, { nameOnPlatform: 'MARLOWE' });
    await sendRequest(ines, { nameOnPlatform: 'marlowe' });
    expect(await requestsOf(ines)).toHaveLength(1);
  });

  it('become friends where both sent a request, also concurrently', async () => {
    const responses = await Promise.all([
      sendRequest(ines, { pid: kit.profileId }),
      sendRequest(kit, { pid: ines.profileId }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect([await friendsOf(ines), await friendsOf(kit)]).toEqual([[kit.profileId], [ines.profileId]]);
    expect([await requestsOf(ines), await requestsOf(kit)]).toEqual([[], []]);
  });

  it.each([
    ['declined by who was asked', () => answer(kit, ines, 'DELETE')],
    ['taken back by who asked', () => answer(ines, kit, 'DELETE')],
  ])('are none where the request is %s', async (_, drop) => {
    await sendRequest(ines, { pid: kit.profileId });
    expect(await drop()).toMatchObject({ status: 200, body: {} });
    expect([await requestsOf(ines), await requestsOf(kit)]).toEqual([[], []]);
    expect((await answer(kit, ines, 'PUT')).status).toBe(404);
    expect(await friendsOf(kit)).toEqual([]);
  });

  it.each([
    ['nobody', () => ({}), 400, 1],
    ['themselves', () => ({ pid: ines.profileId }), 400, 1],
    ['an unknown player', () => ({ pid: '00000000-0000-4000-8000-000000000000' }), 404, 1003],
    ['an unknown name', () => ({ nameOnPlatform: 'Nobody_Here' }), 404, 1003],
  ])('cannot be asked of %s', async (_, body, status, errorCode) => {
    expect(await sendRequest(ines, body())).toMatchObject({ status, body: { errorCode } });
  });

  it('cannot be requested again', async () => {
    await befriend(ines, kit);
    expect(await sendRequest(kit, { pid: ines.profileId })).toMatchObject({ status: 409, body: { errorCode: 2025 } });
  });

  describe('requests', () => {
    const limited = { status: 429, body: { errorCode: 1100 } };
    const hour = 60 * minute;
    const secondsOf = (days: number) => String(days * 24 * 60 * 60);

    it('are limited to thirty a day, also where each is taken back', async () => {
      for (let sent = 1; sent <= 30; sent += 1) {
        expect((await sendRequest(ines, { pid: kit.profileId })).status).toBe(200);
        await answer(ines, kit, 'DELETE');
      }
      const rejected = await sendRequest(ines, { pid: kit.profileId });
      expect(rejected).toMatchObject(limited);
      expect(rejected.headers.get('Retry-After')).toBe(secondsOf(1));
      expect(await requestsOf(kit)).toEqual([]);
      club.clock.advance(24 * hour - 1);
      expect((await sendRequest(ines, { pid: kit.profileId })).headers.get('Retry-After')).toBe('1');
      club.clock.advance(1);
      expect((await sendRequest(ines, { pid: kit.profileId })).status).toBe(200);
    });

    it('are not counted where the other player asked, or where one is pending', async () => {
      for (let sent = 1; sent <= 29; sent += 1) {
        await sendRequest(ines, { pid: kit.profileId });
        await answer(ines, kit, 'DELETE');
      }
      await sendRequest(ines, { pid: demoPlayer(club, 'marlowe').profileId });
      expect((await sendRequest(ines, { nameOnPlatform: 'marlowe' })).status).toBe(200);
      await sendRequest(kit, { pid: ines.profileId });
      expect(await sendRequest(ines, { pid: kit.profileId })).toMatchObject({
        status: 200,
        body: { state: 'Friends' },
      });
    });

    it('are limited exactly, also when they are sent concurrently', async () => {
      const others = await Promise.all(Array.from({ length: 33 }, () => newcomer(club)));
      const responses = await Promise.all(others.map(({ profileId }) => sendRequest(ines, { pid: profileId })));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
    });

    it('cannot be sent for a week to a player who declined one', async () => {
      await sendRequest(ines, { pid: kit.profileId });
      await answer(kit, ines, 'DELETE');
      const rejected = await sendRequest(ines, { pid: kit.profileId });
      expect(rejected).toMatchObject(limited);
      expect(rejected.headers.get('Retry-After')).toBe(secondsOf(7));
      expect(await requestsOf(kit)).toEqual([]);
      club.clock.advance(7 * 24 * hour);
      expect((await sendRequest(ines, { pid: kit.profileId })).status).toBe(200);
    });

    it('can be sent by the player who declined, and a friendship ends the wait', async () => {
      await sendRequest(ines, { pid: kit.profileId });
      await answer(kit, ines, 'DELETE');
      await befriend(kit, ines);
      expect(await friendsOf(ines)).toEqual([kit.profileId]);
      await ines.call(`/v3/profiles/me/friends/${kit.profileId}`, { method: 'DELETE' });
      expect((await sendRequest(ines, { pid: kit.profileId })).status).toBe(200);
    });

    it('leave nothing behind once they limit no request', async () => {
      const { db } = club.platform;
      await sendRequest(ines, { pid: kit.profileId });
      await answer(kit, ines, 'DELETE');
      club.clock.advance(24 * hour);
      await purgeAll(club.platform);
      expect([await db.$count(sentFriendRequests), await db.$count(declinedFriendRequests)]).toEqual([0, 1]);
      club.clock.advance(6 * 24 * hour);
      await purgeAll(club.platform);
      expect(await db.$count(declinedFriendRequests)).toBe(0);
    });
  });

  it('have a favorite flag and a nickname on one side only', async () => {
    await befriend(ines, kit);
    const path = `/v3/profiles/me/friends/${kit.profileId}`;
    const changed = await ines.call(path, { method: 'PUT', body: { isFavorite: true, nickname: ' Pilot ' } });
    expect(changed).toMatchObject({ status: 200, body: { isFavorite: true, nickname: 'Pilot' } });
    expect((await ines.call(path, { method: 'PUT', body: { isFavorite: false } })).body).toMatchObject({
      isFavorite: false,
      nickname: 'Pilot',
    });
    expect((await kit.call('/v3/profiles/me/friends')).body).toMatchObject({
      friends: [{ pid: ines.profileId, isFavorite: false, nickname: '' }],
    });
    const tooLong = await ines.call(path, { method: 'PUT', body: { nickname: 'x'.repeat(31) } });
    expect(tooLong.body).toHaveProperty('moreInfo', expect.stringContaining("'nickname'"));
  });

  it('end on both sides', async () => {
    await befriend(ines, kit);
    const path = `/v3/profiles/me/friends/${kit.profileId}`;
    expect(await ines.call(path, { method: 'DELETE' })).toMatchObject({ status: 200, body: {} });
    expect([await friendsOf(ines), await friendsOf(kit)]).toEqual([[], []]);
    expect((await ines.call(path, { method: 'DELETE' })).status).toBe(404);
    expect((await ines.call(path, { method: 'PUT', body: { isFavorite: true } })).status).toBe(404);
  });

  it('are private', async () => {
    const theirs = `/v3/profiles/${kit.profileId}`;
    const calls = [
      ines.call(`${theirs}/friends`),
      ines.call(`${theirs}/friends/requests`),
      ines.call(`${theirs}/friends/requests`, { method: 'POST', body: { pid: ines.profileId } }),
      ines.call(`${theirs}/friends/${ines.profileId}`, { method: 'DELETE' }),
      ines.call(`${theirs}/onlineStatus`, { method: 'PUT', body: { onlineStatus: 'away' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  describe('presence', () => {
    const setStatus = (player: TestPlayer, onlineStatus: string) =>
      player.call('/v3/profiles/me/onlineStatus', { method: 'PUT', body: { onlineStatus } });
    const statuses = z.object({ onlineStatuses: z.array(z.object({ onlineStatus: z.string() })) });
    const statusFor = async (player: TestPlayer, other: TestPlayer) =>
      statuses.parse((await player.call(`/v1/users/onlineStatuses?userIds=${other.profileId}`)).body).onlineStatuses[0]
        ?.onlineStatus;

    it.each(['online', 'away', 'dnd', 'offline'])('is the status that the player sets: %s', async (status) => {
      await befriend(ines, kit);
      expect(await setStatus(kit, status)).toMatchObject({
        status: 200,
        body: { userId: kit.profileId, onlineStatus: status },
      });
      expect(await statusFor(ines, kit)).toBe(status);
    });

    it('is hidden from strangers', async () => {
      await setStatus(kit, 'online');
      expect(await statusFor(ines, kit)).toBe('offline');
    });

    it('expires after fifteen minutes', async () => {
      await setStatus(kit, 'online');
      club.clock.advance(15 * minute);
      expect(await statusFor(kit, kit)).toBe('online');
      club.clock.advance(1);
      expect(await statusFor(kit, kit)).toBe('offline');
    });

    it('keeps the game until the player goes offline', async () => {
      const marlowe = demoPlayer(club, 'marlowe');
      expect((await setStatus(marlowe, 'dnd')).body).toMatchObject({ connections: [{ name: 'Moongate' }] });
      expect((await setStatus(marlowe, 'offline')).body).toMatchObject({ connections: [] });
      expect((await setStatus(marlowe, 'online')).body).toMatchObject({ connections: [] });
    });

    it('ends a game without events for fifteen minutes while the player stays online', async () => {
      const gameOf = async () => (await kit.call(`/v1/users/onlineStatuses?userIds=${kit.profileId}`)).body;
      await kit.callAsGame('/v3/profiles/me/events', {
        method: 'POST',
        body: { spaceId: ids.space('moongate'), events: [{ name: 'gate.opened' }] },
      });
      club.clock.advance(10 * minute);
      await setStatus(kit, 'online');
      expect(await gameOf()).toMatchObject({ onlineStatuses: [{ connections: [{ name: 'Moongate' }] }] });
      club.clock.advance(6 * minute);
      expect(await gameOf()).toMatchObject({ onlineStatuses: [{ onlineStatus: 'online', connections: [] }] });
    });

    it.each(['offline', 'dnd'])('stays as the player chose it, %s, while they play', async (status) => {
      await befriend(ines, kit);
      await setStatus(kit, status);
      await kit.callAsGame('/v3/profiles/me/events', {
        method: 'POST',
        body: { spaceId: ids.space('moongate'), events: [{ name: 'gate.opened' }] },
      });
      const connections = status === 'offline' ? [] : [{ name: 'Moongate' }];
      const friends = `/v3/profiles/me/friends?order=presence`;
      for (const path of [`/v1/users/onlineStatuses?userIds=${kit.profileId}`, friends])
        expect((await ines.call(path)).body).toMatchObject({ onlineStatuses: [{ onlineStatus: status, connections }] });
    });

    it('orders friends: who plays, then by status, favorites and name, with the numbers of all', async () => {
      const others = await Promise.all(Array.from({ length: 5 }, () => newcomer(club)));
      const [plays, isHere, isHereAndFavorite, isAway, isGone] = others;
      if (!plays || !isHere || !isHereAndFavorite || !isAway || !isGone) throw new Error('Five players joined.');
      for (const other of others) await befriend(ines, other);
      await setStatus(isGone, 'online');
      club.clock.advance(16 * minute);
      await setStatus(isAway, 'away');
      await setStatus(isHere, 'online');
      await setStatus(isHereAndFavorite, 'online');
      await ines.call(`/v3/profiles/me/friends/${isHereAndFavorite.profileId}`, {
        method: 'PUT',
        body: { isFavorite: true },
      });
      await plays.callAsGame('/v3/profiles/me/events', {
        method: 'POST',
        body: { spaceId: ids.space('moongate'), events: [{ name: 'gate.opened' }] },
      });
      const counts = { all: 5, online: 4, playing: 1, favorites: 1 };
      const page = async (query: string) => (await ines.call(`/v3/profiles/me/friends?order=presence${query}`)).body;
      expect(await page('')).toMatchObject({
        friends: [plays, isHereAndFavorite, isHere, isAway, isGone].map(({ profileId }) => ({ pid: profileId })),
        onlineStatuses: ['online', 'online', 'online', 'away', 'offline'].map((onlineStatus) => ({ onlineStatus })),
        counts,
      });
      expect(await page('&limit=2&offset=3')).toMatchObject({
        friends: [{ pid: isAway.profileId }, { pid: isGone.profileId }],
        counts,
      });
    });

    it('has no friends to order', async () => {
      expect((await kit.call('/v3/profiles/me/friends?order=presence')).body).toEqual({
        friends: [],
        onlineStatuses: [],
        counts: { all: 0, online: 0, playing: 0, favorites: 0 },
      });
    });

    it('rejects an unknown status and names the field', async () => {
      const response = await setStatus(kit, 'busy');
      expect(response).toMatchObject({ status: 400, body: { errorCode: 1 } });
      expect(response.body).toHaveProperty('moreInfo', expect.stringContaining("'onlineStatus'"));
    });
  });
});
