import { readFriend } from '../../services/account/friends';
import { readPresence, type OnlineStatus } from '../../services/account/presence';
import { wireFriend } from '../../services/testing/wireResponses';
import { canGiveTo, inGroups, inOrderOfPresence, withPresence } from './rules';

const buildFriend = (nameOnPlatform: string, isFavorite = false) => ({
  ...readFriend(wireFriend({ pid: nameOnPlatform, nameOnPlatform, isFavorite })),
  avatarUrl: 'https://pictures.test/friend',
});
const buildPresence = (onlineStatus: OnlineStatus, ...names: (string | null)[]) =>
  readPresence({ userId: 'ansel', onlineStatus, connections: names.map((name) => ({ name })) });

test.each([
  ['without a presence', undefined, 'offline', null],
  ['who is online', buildPresence('online'), 'online', null],
  ['who plays', buildPresence('away', 'Saltwatch'), 'away', 'Saltwatch'],
  ['who plays after something without a name', buildPresence('dnd', null, 'Saltwatch', 'Moongate'), 'dnd', 'Saltwatch'],
  ['who went offline in a game', buildPresence('offline', 'Saltwatch'), 'offline', null],
])('a friend %s', (_case, presence, status, playing) => {
  const entry = withPresence(buildFriend('Ansel'), presence);
  expect({ ...entry, playing: entry.playing?.name ?? null }).toMatchObject({ pid: 'Ansel', status, playing });
});

it('are ordered: who plays, by status, favorites, and by name', () => {
  const friends = [
    withPresence(buildFriend('Zoe'), buildPresence('online')),
    withPresence(buildFriend('Away'), buildPresence('away')),
    withPresence(buildFriend('Busy'), buildPresence('dnd')),
    withPresence(buildFriend('Offline'), undefined),
    withPresence(buildFriend('Anna'), buildPresence('online')),
    withPresence(buildFriend('Favorite', true), buildPresence('online')),
    withPresence(buildFriend('Player'), buildPresence('dnd', 'Saltwatch')),
  ];
  const expected = ['Player', 'Favorite', 'Anna', 'Zoe', 'Away', 'Busy', 'Offline'];

  expect(inOrderOfPresence(friends, 'en-US').map(({ pid }) => pid)).toEqual(expected);
  expect(inOrderOfPresence(friends.toReversed(), 'en-US').map(({ pid }) => pid)).toEqual(expected);
});

it.each([
  ['sv-SE', ['Anna', 'Zoe', 'Åsa']],
  ['de-DE', ['Anna', 'Åsa', 'Zoe']],
])('are ordered by name as %s does', (locale, names) => {
  const friends = names.toReversed().map((name) => withPresence(buildFriend(name), undefined));
  expect(inOrderOfPresence(friends, locale).map(({ nameOnPlatform }) => nameOnPlatform)).toEqual(names);
});

test.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j in groups of %d', (items, size, groups) => {
  expect(inGroups<number>(items, size)).toEqual(groups);
});

it.each([
  ['for seven days', '2026-03-02T12:00:00Z', true],
  ['for less', '2026-03-02T12:00:01Z', false],
  ['since a date that the services do not tell', null, false],
])('a friend %s can be given a reward, or not', (_, friendshipDate, expected) => {
  expect(canGiveTo({ friendshipDate }, Date.parse('2026-03-09T12:00:00Z'))).toBe(expected);
});
