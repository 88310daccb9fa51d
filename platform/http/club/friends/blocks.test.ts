import { z } from 'zod';
import { blocks as blockRows } from '../../../db/schema';
import { blockLimit } from '../../../useCases/club/blockPlayer';
import { newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { givenAccount } from '../../../testing/accounts';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('a block', () => {
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

  const blocks = '/v3/profiles/me/blocks';
  const requests = '/v3/profiles/me/friends/requests';
  const block = (from: TestPlayer, body: unknown) => from.call(blocks, { method: 'POST', body });
  const unblock = (from: TestPlayer, other: TestPlayer) =>
    from.call(`${blocks}/${other.profileId}`, { method: 'DELETE' });
  const sendRequest = (from: TestPlayer, body: unknown) => from.call(requests, { method: 'POST', body });
  const befriend = async (one: TestPlayer, other: TestPlayer) => {
    await sendRequest(one, { pid: other.profileId });
    await other.call(`${requests}/${one.profileId}`, { method: 'PUT' });
  };
  const list = z.object({ blocks: z.array(z.object({ pid: z.string() })) });
  const blockedBy = async (player: TestPlayer) =>
    list.parse((await player.call(blocks)).body).blocks.map(({ pid }) => pid);
  const friendsOf = async (player: TestPlayer) => (await player.call('/v3/profiles/me/friends')).body;

  it('is listed, the last first, for the player who set it alone, and ends', async () => {
    const other = await newcomer(club);
    expect(await block(ines, { pid: kit.profileId.toUpperCase() })).toMatchObject({
      status: 200,
      body: { pid: kit.profileId, blockDate: '2026-03-04T10:00:00.0000000Z' },
    });
    club.clock.advance(1000);
    await block(ines, { pid: other.profileId });
    expect(await blockedBy(ines)).toEqual([other.profileId, kit.profileId]);
    expect(await blockedBy(kit)).toEqual([]);

    expect(await unblock(ines, kit)).toMatchObject({ status: 200, body: {} });
    expect(await blockedBy(ines)).toEqual([other.profileId]);
    expect((await unblock(ines, kit)).status).toBe(404);
    club.clock.set('2026-03-04T10:00:00Z');
  });

  it('ends the friendship, and with it presence and comparison, on both sides', async () => {
    await befriend(ines, kit);
    await kit.call('/v3/profiles/me/onlineStatus', { method: 'PUT', body: { onlineStatus: 'online' } });
    await ines.call('/v3/profiles/me/onlineStatus', { method: 'PUT', body: { onlineStatus: 'online' } });

    await block(ines, { pid: kit.profileId });

    for (const [one, other] of [
      [ines, kit],
      [kit, ines],
    ] as const) {
      expect(await friendsOf(one)).toEqual({ friends: [] });
      expect((await one.call(`/v1/users/onlineStatuses?userIds=${other.profileId}`)).body).toMatchObject({
        onlineStatuses: [{ onlineStatus: 'offline', connections: [] }],
      });
      const website = `/clubwip/v1/profiles/${other.profileId}/club/website`;
      expect((await one.call(`${website}/playerprofile`)).status).toBe(403);
      expect((await one.call(`${website}/stats/lastplayedgame`)).status).toBe(403);
      expect((await one.call('/v3/profiles/me/friends/leaderboard')).body).toMatchObject({ scores: [{ isMe: true }] });
    }
  });

  it.each([
    ['sent', () => sendRequest(ines, { pid: kit.profileId })],
    ['received', () => sendRequest(kit, { pid: ines.profileId })],
  ])('ends a request that the player has %s', async (_, send) => {
    await send();
    await block(ines, { pid: kit.profileId });
    for (const [one, other] of [
      [ines, kit],
      [kit, ines],
    ] as const) {
      expect((await one.call(requests)).body).toEqual({ requests: [] });
      expect((await one.call(`${requests}/${other.profileId}`, { method: 'PUT' })).status).toBe(404);
    }
  });

  it('takes the notice of a request from the list of the blocked player, who could not answer it', async () => {
    const notices = z.object({ notices: z.array(z.object({ kind: z.string() })) });
    const noticesOf = async (player: TestPlayer) =>
      notices.parse((await player.call('/v1/profiles/me/club/notices')).body).notices.map(({ kind }) => kind);
    await sendRequest(ines, { pid: kit.profileId });
    expect(await noticesOf(kit)).toEqual(['friendRequest']);
    await block(ines, { pid: kit.profileId });
    expect(await noticesOf(kit)).toEqual([]);
  });

  it('makes the player unknown to the requests of the blocked one, by id and by name', async () => {
    const named = await newcomer(club, { nameOnPlatform: 'Unreachable' });
    await block(named, { pid: kit.profileId });
    const toNoPlayer = await sendRequest(kit, { pid: unknownId });
    const known = z.object({ message: z.string(), errorCode: z.number(), moreInfo: z.string() });
    for (const body of [{ pid: named.profileId }, { nameOnPlatform: 'Unreachable' }]) {
      const response = await sendRequest(kit, body);
      expect(response.status).toBe(404);
      expect(known.parse(response.body)).toEqual(known.parse(toNoPlayer.body));
    }
  });

  it('makes the player unknown to the search of the blocked one, by name and by id, but not the other way round', async () => {
    const found = z.object({ profiles: z.array(z.object({ profileId: z.string() })) });
    const search = async (from: TestPlayer, query: string) =>
      found.parse((await from.call(`/v3/profiles?${query}`)).body).profiles.map(({ profileId }) => profileId);
    const nameOf = async ({ call, profileId }: TestPlayer) =>
      z.object({ nameOnPlatform: z.string() }).parse((await call(`/v3/profiles/${profileId}`)).body).nameOnPlatform;
    const [inesName, kitName] = [await nameOf(ines), await nameOf(kit)];
    await block(ines, { pid: kit.profileId });

    for (const query of [`namesOnPlatform=${inesName}`, `profileIds=${ines.profileId}`, `userIds=${ines.profileId}`])
      expect(await search(kit, query)).toEqual([]);
    expect((await kit.call(`/v3/profiles/${ines.profileId}`)).status).toBe(404);
    expect(await search(ines, `namesOnPlatform=${kitName}`)).toEqual([kit.profileId]);
    await unblock(ines, kit);
    expect(await search(kit, `namesOnPlatform=${inesName}`)).toEqual([ines.profileId]);
  });

  it('keeps its player from a request to the blocked one until it ends', async () => {
    await block(ines, { pid: kit.profileId });
    expect(await sendRequest(ines, { pid: kit.profileId })).toMatchObject({ status: 409, body: { errorCode: 2040 } });
    await unblock(ines, kit);
    expect((await sendRequest(ines, { pid: kit.profileId })).status).toBe(200);
    await unblock(ines, kit);
    expect((await sendRequest(kit, { pid: ines.profileId })).body).toMatchObject({ state: 'Friends' });
  });

  it('holds in both directions: each may block the other, and both have to end it', async () => {
    await block(ines, { pid: kit.profileId });
    expect((await block(kit, { pid: ines.profileId })).status).toBe(200);
    await unblock(kit, ines);
    expect((await sendRequest(kit, { pid: ines.profileId })).status).toBe(404);
  });

  it('does not change when it is repeated, also concurrently', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => block(ines, { pid: kit.profileId })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    club.clock.advance(1000);
    expect((await block(ines, { pid: kit.profileId })).body).toMatchObject({
      blockDate: '2026-03-04T10:00:00.0000000Z',
    });
    expect(await blockedBy(ines)).toEqual([kit.profileId]);
    club.clock.set('2026-03-04T10:00:00Z');
  });

  it.each([
    ['nobody', () => ({}), 400, 1],
    ['themselves', () => ({ pid: ines.profileId }), 400, 1],
    ['an unknown player', () => ({ pid: unknownId }), 404, 1003],
    ['an unknown name', () => ({ nameOnPlatform: 'Nobody_Here' }), 404, 1003],
  ])('cannot be set on %s', async (_, body, status, errorCode) => {
    expect(await block(ines, body())).toMatchObject({ status, body: { errorCode } });
  });

  it('is private: no player reads, sets or ends one of another player', async () => {
    await block(kit, { pid: ines.profileId });
    const theirs = `/v3/profiles/${kit.profileId}/blocks`;
    const calls = [
      ines.call(theirs),
      ines.call(theirs, { method: 'POST', body: { pid: ines.profileId } }),
      ines.call(`${theirs}/${ines.profileId}`, { method: 'DELETE' }),
      ines.call(`/v3/profiles/${kit.profileId}/reports`, {
        method: 'POST',
        body: { pid: ines.profileId, reason: 'spam' },
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await unblock(ines, kit)).status).toBe(404);
    expect(await blockedBy(kit)).toEqual([ines.profileId]);
  });

  it(`is rejected once a player has blocked ${blockLimit}`, async () => {
    const { db, clock } = club.platform;
    const blockedIds: string[] = [];
    for (let index = 0; index < blockLimit; index += 1) {
      const identity = { email: `blocked${index}@meridian.example`, nameOnPlatform: `Blocked${index}` };
      blockedIds.push((await givenAccount(club, identity)).userId);
    }
    await db
      .insert(blockRows)
      .values(blockedIds.map((blockedId) => ({ profileId: ines.profileId, blockedId, blockedAt: clock.now() })));
    expect(await block(ines, { pid: kit.profileId })).toMatchObject({ status: 400, body: { errorCode: 1 } });
    expect((await block(ines, { pid: blockedIds[0] })).status).toBe(200);
  });
});
