import { z } from 'zod';
import { ids } from '../../../content/ids';
import { demoPlayer, newcomer, seedSample, type TestPlayer } from '../../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../../testing/startPlatform';

const path = '/clubwip/v1/profiles/me/club/website/playerprofile';

let club: TestPlatform;
let northwind: TestPlayer;
beforeAll(async () => {
  club = await startPlatform({ now: '2026-11-19T12:00:00Z' });
  await seedSample(club);
  northwind = demoPlayer(club, 'northwind');
}, startUpMs);
afterAll(() => club.close());

it("returns the player's club profile", async () => {
  expect((await northwind.call(path)).body).toMatchObject({
    username: 'Northwind',
    units: 110,
    badges: [ids.badge('moongate', 'unseen')],
    unlockedBadgeSlot: 4,
    challengesCompleted: 86,
    yos: 2,
    friendsCount: 1,
    redeemedRewardsCount: 1,
    xp: 142_120,
    currentLevel: { levelNumber: 23, xpLowBound: 137_500, xpHighBound: 149_500, xpToNextLevel: 7_380 },
    selectedBadges: { revision: 1, badges: [{ name: 'Unseen', gameTitle: 'Moongate' }] },
  });
});

it('starts a new player at level 1 with nothing', async () => {
  const player = await newcomer(club);
  expect((await player.call(path)).body).toMatchObject({
    units: 0,
    badges: [],
    xp: 0,
    yos: 0,
    currentLevel: { levelNumber: 1, xpToNextLevel: 1_000 },
    selectedBadges: { revision: 0, badges: [] },
  });
});

it('shows a friend without the balance', async () => {
  const { body } = await northwind.call(path.replace('me', ids.player('marlowe')));
  expect(body).toMatchObject({ username: 'Marlowe', units: 0 });
  expect((await northwind.call(path.replace('me', ids.player('stranger')))).status).toBe(403);
});

it('returns a short player card', async () => {
  const card = await northwind.call('/v1/profiles/me/club/console/playercard');
  expect(card.body).toMatchObject({ username: 'Northwind', level: 23, units: 110, badges: [expect.any(String)] });
});

it('lists friends, favorites first, and their games; strangers are offline', async () => {
  expect((await northwind.call('/v3/profiles/me/friends')).body).toMatchObject({
    friends: [{ nameOnPlatform: 'Marlowe', isFavorite: true, state: 'Friends' }],
  });
  const userIds = [ids.player('marlowe'), ids.player('stranger')].join(',');
  expect((await northwind.call(`/v1/users/onlineStatuses?userIds=${userIds}`)).body).toMatchObject({
    onlineStatuses: [
      {
        onlineStatus: 'online',
        connections: [
          {
            connectionProfileId: ids.player('marlowe'),
            name: 'Moongate',
            createdAt: '2026-11-19T11:18:00.0000000Z',
            lastModified: '2026-11-19T11:18:00.0000000Z',
            lastModifiedAt: '2026-11-19T11:18:00.0000000Z',
          },
        ],
      },
      { onlineStatus: 'offline', connections: [] },
    ],
  });
});

describe('the selected badges', () => {
  const badge = ids.badge('moongate', 'unseen');
  const selected = z.object({ selectedBadges: z.object({ entityId: z.string(), revision: z.number() }) });

  async function choose(player: TestPlayer, badgeList: string[], revision: number) {
    const { entityId } = selected.parse((await player.call(path)).body).selectedBadges;
    const body = { badgeList, revision, spaceId: ids.club, tags: ['badge', 'club'], type: 'userSelectedBadges' };
    return player.call(`/v2/profiles/entities/${entityId}`, { method: 'PUT', body });
  }

  it('are stored with the next revision, and a stale one is rejected', async () => {
    const marlowe = demoPlayer(club, 'marlowe');
    expect(await choose(marlowe, [badge], 1)).toMatchObject({
      status: 200,
      body: { revision: 2, obj: { badgeList: [badge] } },
    });
    expect(await choose(marlowe, [], 1)).toMatchObject({ status: 409, body: { errorCode: 2008 } });
  });

  it.each([
    ['a badge that is not owned', [ids.badge('moongate', 'fare-paid')]],
    ['a badge twice', [badge, badge]],
    ['more than there are slots', Array.from({ length: 5 }, () => badge)],
  ])('may not be %s', async (_case, badgeList) => {
    expect(await choose(northwind, badgeList, 1)).toMatchObject({ status: 400, body: { errorCode: 1 } });
  });

  it('of another player are not accessible', async () => {
    const { entityId } = selected.parse((await northwind.call(path)).body).selectedBadges;
    expect((await demoPlayer(club, 'stranger').call(`/v2/profiles/entities/${entityId}`)).status).toBe(404);
  });
});

it('has a gallery of avatars and uses the chosen one', async () => {
  const gallery = await club.request('/v2/avatar/gallery/?limit=1&offset=1');
  expect(gallery.body).toMatchObject({
    total: 2,
    avatars: [{ avatarGalleryId: 'heron-watcher', game: { name: 'Moongate' } }],
  });
  expect(gallery.headers.get('X-Total-Count')).toBe('2');
  const player = await newcomer(club);
  const chosen = await player.call('/v2/avatar/gallery-avatar/?avatarGalleryId=heron-watcher', { method: 'POST' });
  const { imageUrl } = z.object({ imageUrl: z.string() }).parse(chosen.body);
  expect((await player.call(path)).body).toMatchObject({ avatar: { initialAvatar: imageUrl, src: imageUrl } });
  expect((await player.call('/v2/avatar/gallery-avatar/?avatarGalleryId=none', { method: 'POST' })).status).toBe(404);
});

it.each([
  ['a part of a title, in any case', 'OONG', ['heron-watcher']],
  ['a slug', 'moongate', ['heron-watcher']],
  ['a space', ids.space('moongate'), ['heron-watcher']],
  ['signs that mean something to the database', '%', []],
  ['no game', 'Atlantis', []],
])('filters avatars by %s', async (_case, game, expected) => {
  const { body } = await club.request(`/v2/avatar/gallery/?game=${encodeURIComponent(game)}`);
  const { avatars, total } = z
    .object({ avatars: z.array(z.object({ avatarGalleryId: z.string() })), total: z.number() })
    .parse(body);
  expect(avatars.map(({ avatarGalleryId }) => avatarGalleryId)).toEqual(expected);
  expect(total).toBe(expected.length);
});
