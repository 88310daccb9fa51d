import type { Action } from 'redux';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  all,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { changeFriend, endFriendship, getFirstFriends, getFriends, type Friend } from '../../services/account/friends';
import { getPresences } from '../../services/account/presence';
import { toFailure } from '../../services/http/errors';
import { logoutStarted } from '../session/events';
import { callService } from '../support/callService';
import { isNotFound } from '../support/failures';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { safely } from '../support/safely';
import { toastShown } from '../toasts/slice';
import { givesAvatars } from './givesAvatars';
import { inGroups } from './rules';
import { selectAreAllFriendsRequested, selectAreMoreFriends, selectFriendIds, selectFriendName } from './selectors';
import {
  allFriendsRequested,
  favoriteChosen,
  favoriteFailed,
  favoriteKept,
  type FetchedFriends,
  friendRemoved,
  friendsFailed,
  friendsFetched,
  friendshipMade,
  friendsRequested,
  presencesFailed,
  presencesFetched,
  presencesRequested,
  removalChosen,
  removalFailed,
} from './slice';

function* fetchFriends(request: Action): SagaGenerator<void> {
  const changes = [friendRemoved, friendshipMade, favoriteKept];
  const fetch = allFriendsRequested.match(request) ? fetchAll : fetchFirst;
  const { friends, ...rest } = yield* fetchUnchanged(changes, fetch);
  yield* put(friendsFetched({ ...rest, friends: friends.map(yield* givesAvatars()) }));
}

interface ReadFriends extends Omit<FetchedFriends, 'friends'> {
  friends: Friend[];
}

/** As many as a list shows before the player asks for more. */
const firstFriends = 48;

/** Services that do not count friends return them in their own order, and maybe not all. */
function* fetchFirst(): SagaGenerator<ReadFriends> {
  const { friends, onlineStatuses, counts } = yield* callService(getFirstFriends, { limit: firstFriends });
  if (counts === null) return yield* fetchAll();
  return { friends, counts: counts.all > friends.length ? counts : null, presences: onlineStatuses };
}

function* fetchAll(): SagaGenerator<ReadFriends> {
  return { friends: yield* fetchPages(), counts: null, presences: null };
}

/** Of the services. */
const friendsOfPage = 500;

function* fetchPages(): SagaGenerator<Friend[]> {
  const friends = new Map<string, Friend>();
  for (;;) {
    const offset = friends.size;
    const page = yield* callService(getFriends, offset > 0 ? { offset } : {});
    for (const friend of page) friends.set(friend.pid, friend);
    // Services without pages return the same friends again.
    if (page.length < friendsOfPage || friends.size === offset) return [...friends.values()];
  }
}

/** Per call. */
const presencesAtOnce = 50;

/** Of the first friends they come with the friends. */
function* fetchPresences(action: Action): SagaGenerator<void> {
  if (friendsFetched.match(action) && action.payload.presences) return;
  if (yield* select(selectAreMoreFriends)) {
    yield* countAgain();
    return;
  }
  const groups = inGroups(yield* select(selectFriendIds), presencesAtOnce);
  if (groups.length === 0) return;
  const presences = yield* all(groups.map((userIds) => callService(getPresences, { userIds })));
  yield* put(presencesFetched(presences.flat()));
}

/** The numbers of all friends come with the first ones. */
function* countAgain(): SagaGenerator<void> {
  if (!(yield* select(selectAreMoreFriends))) return;
  yield* put((yield* select(selectAreAllFriendsRequested)) ? allFriendsRequested() : friendsRequested());
}

/** Sends changes one after the other, so that the services receive the last one last. */
function* keepFavorites(): SagaGenerator<void> {
  const choices = yield* actionChannel(favoriteChosen, buffers.expanding<ReturnType<typeof favoriteChosen>>());
  for (;;) {
    yield* fork(safely(keepFavorite), yield* take(choices));
    yield* take([favoriteKept, favoriteFailed, logoutStarted]);
  }
}

function* keepFavorite({ payload }: ReturnType<typeof favoriteChosen>): SagaGenerator<void> {
  try {
    yield* callService(changeFriend, payload);
    yield* put(favoriteKept(payload));
  } catch {
    yield* put(favoriteFailed(payload));
    yield* put(toastShown({ about: 'friend', news: 'favorite', name: yield* select(selectFriendName, payload.pid) }));
  }
}

function* removeFriend({ payload: pid }: ReturnType<typeof removalChosen>): SagaGenerator<void> {
  const name = yield* select(selectFriendName, pid);
  try {
    yield* callService(endFriendship, { pid });
  } catch (error) {
    // Another tab, or the friend, was faster.
    if (!isNotFound(toFailure(error))) {
      yield* put(removalFailed(pid));
      yield* put(toastShown({ about: 'friend', news: 'removal', name }));
      return;
    }
  }
  yield* put(friendRemoved(pid));
  yield* put(toastShown({ about: 'friend', news: 'removed', name }));
}

export function* friendsSaga(): SagaGenerator<void> {
  yield* takeLatest([friendsRequested, allFriendsRequested], safely(fetchFriends, friendsFailed));
  yield* takeLatest([friendsFetched, friendshipMade, presencesRequested], safely(fetchPresences, presencesFailed));
  yield* takeEvery([friendRemoved, favoriteKept], safely(countAgain));
  yield* takeEvery(removalChosen, safely(removeFriend));
  yield* keepFavorites();
}
