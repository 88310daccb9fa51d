import { readFriend } from '../../services/account/friends';
import { readPresence } from '../../services/account/presence';
import { toFailure } from '../../services/http/errors';
import { wireFriend } from '../../services/testing/wireResponses';
import {
  favoriteChosen,
  favoriteFailed,
  favoriteKept,
  friendRemoved,
  friendsFetched,
  friendshipMade,
  friendsReducer,
  presencesFailed,
  presencesFetched,
  removalChosen,
  removalFailed,
} from './slice';

const buildFriend = (pid: string, nameOnPlatform: string) => ({
  ...readFriend(wireFriend({ pid, nameOnPlatform })),
  avatarUrl: `https://pictures.test/${pid}`,
});
const [ansel, brisa] = [buildFriend('ansel', 'Ansel'), buildFriend('brisa', 'Brisa')];
const none = friendsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof friendsReducer>[1][]) => events.reduce(friendsReducer, none);
const fetched = (friends: readonly (typeof ansel)[]) =>
  friendsFetched({ friends: [...friends], counts: null, presences: null });
const both = fetched([ansel, brisa]);
const idsIn = ({ friends }: typeof none) => friends.map(({ pid }) => pid);

describe('presences', () => {
  it('are not waited for without friends', () => {
    expect(after(fetched([])).presencesRequest.status).toBe('loaded');
    expect(after(both).presencesRequest.status).toBe('idle');
  });

  it('are kept by user, also when the next request fails', () => {
    const presence = readPresence({ userId: 'ansel', onlineStatus: 'online' });
    const failure = toFailure(new Error('The services are down.'));
    expect(after(presencesFetched([presence]))).toMatchObject({
      presences: { ansel: presence },
      presencesRequest: { status: 'loaded' },
    });
    expect(after(presencesFetched([presence]), presencesFailed(failure))).toMatchObject({
      presences: { ansel: presence },
      presencesRequest: { status: 'failed', failure },
    });
  });
});

it('a new friend joins the list once', () => {
  expect(idsIn(after(fetched([ansel]), friendshipMade(brisa)))).toEqual(['ansel', 'brisa']);
  expect(idsIn(after(both, friendshipMade(ansel)))).toEqual(['brisa', 'ansel']);
});

describe('a favorite', () => {
  const favor = (pid: string, isFavorite: boolean) => ({ pid, isFavorite });
  const favoritesIn = ({ friends }: typeof none) => friends.map(({ isFavorite }) => isFavorite);

  it('is pending until it is stored', () => {
    const chosen = after(both, favoriteChosen(favor('ansel', true)), favoriteChosen(favor('brisa', true)));
    expect(chosen.pendingFavorites).toEqual({ ansel: true, brisa: true });
    expect(favoritesIn(chosen)).toEqual([false, false]);

    const kept = friendsReducer(chosen, favoriteKept(favor('ansel', true)));
    expect(kept.pendingFavorites).toEqual({ brisa: true });
    expect(favoritesIn(kept)).toEqual([true, false]);
  });

  it('that was changed again stays pending', () => {
    const again = [favoriteChosen(favor('ansel', true)), favoriteChosen(favor('ansel', false))];
    expect(after(both, ...again, favoriteKept(favor('ansel', true))).pendingFavorites).toEqual({ ansel: false });
  });

  it('that cannot be stored is not one', () => {
    const failed = after(both, favoriteChosen(favor('brisa', true)), favoriteFailed(favor('brisa', true)));
    expect(failed).toMatchObject({ pendingFavorites: {} });
    expect(favoritesIn(failed)).toEqual([false, false]);
  });

  it('of a friend who is gone changes nothing', () => {
    expect(after(both, favoriteKept(favor('corin', true))).friends).toEqual([ansel, brisa]);
  });
});

describe('a friend who is removed', () => {
  const leaving = [both, removalChosen('ansel'), removalChosen('brisa')];

  it('leaves the list with the response', () => {
    expect(after(...leaving)).toMatchObject({ leaving: ['ansel', 'brisa'], friends: [ansel, brisa] });
    expect(after(...leaving, friendRemoved('ansel'))).toMatchObject({ leaving: ['brisa'], friends: [brisa] });
  });

  it('stays where that fails', () => {
    expect(after(...leaving, removalFailed('ansel'))).toMatchObject({
      leaving: ['brisa'],
      friends: [ansel, brisa],
    });
  });
});
