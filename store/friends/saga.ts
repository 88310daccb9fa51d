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
import { changeFriend, endFriendship, getFriends, type Friend } from '../../services/account/friends';
import { getPresences } from '../../services/account/presence';
import { serviceErrorCodes, toFailure } from '../../services/http/errors';
import { logoutStarted } from '../session/events';
import { callService } from '../support/callService';
import { fetchUnchanged } from '../support/fetchUnchanged';
import { safely } from '../support/safely';
import { toastShown } from '../toasts/slice';
import { givesAvatars } from './givesAvatars';
import { inGroups } from './rules';
import { selectFriendIds, selectFriendName } from './selectors';
import {
  favoriteChosen,
  favoriteFailed,
  favoriteKept,
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

function* fetchFriends(): SagaGenerator<void> {
  const changes = [friendRemoved, friendshipMade, favoriteKept];
  const friends = yield* fetchUnchanged(changes, fetchPages);
  yield* put(friendsFetched(friends.map(yield* givesAvatars())));
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

function* fetchPresences(): SagaGenerator<void> {
  const groups = inGroups(yield* select(selectFriendIds), presencesAtOnce);
  if (groups.length === 0) return;
  const presences = yield* all(groups.map((userIds) => callService(getPresences, { userIds })));
  yield* put(presencesFetched(presences.flat()));
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
  try {
    yield* callService(endFriendship, { pid });
    yield* put(friendRemoved(pid));
  } catch (error) {
    if (toFailure(error).code === serviceErrorCodes.notFound) {
      yield* put(friendRemoved(pid));
      return;
    }
    yield* put(removalFailed(pid));
    yield* put(toastShown({ about: 'friend', news: 'removal', name: yield* select(selectFriendName, pid) }));
  }
}

export function* friendsSaga(): SagaGenerator<void> {
  yield* takeLatest(friendsRequested, safely(fetchFriends, friendsFailed));
  yield* takeLatest([friendsFetched, friendshipMade, presencesRequested], safely(fetchPresences, presencesFailed));
  yield* takeEvery(removalChosen, safely(removeFriend));
  yield* keepFavorites();
}
