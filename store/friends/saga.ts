import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getFriends, getPresences } from '../../services/account/peopleEndpoints';
import { avatarImageUrl } from '../../services/avatar/avatarImage';
import { toFailure } from '../../services/http/errors';
import { callService } from '../support/callService';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { selectFriendIds } from './selectors';
import {
  friendsFailed,
  friendsFetched,
  friendsRequested,
  presencesFailed,
  presencesFetched,
  presencesRequested,
} from './slice';

function* fetchFriends(): SagaGenerator<void> {
  const { environment } = yield* getDependencies();
  try {
    const friends = yield* callService(getFriends, {});
    const known = friends.map((friend) => ({
      ...friend,
      avatarUrl: friend.avatarUrl ?? avatarImageUrl(environment, friend.pid),
    }));
    yield* put(friendsFetched(known));
  } catch (error) {
    yield* put(friendsFailed(toFailure(error)));
  }
}

function* fetchPresences(): SagaGenerator<void> {
  const userIds = yield* select(selectFriendIds);
  if (userIds.length === 0) return;
  try {
    yield* put(presencesFetched(yield* callService(getPresences, { userIds })));
  } catch (error) {
    yield* put(presencesFailed(toFailure(error)));
  }
}

export function* friendsSaga(): SagaGenerator<void> {
  yield* takeLatest(friendsRequested, safely(fetchFriends));
  yield* takeLatest([friendsFetched, presencesRequested], safely(fetchPresences));
}
