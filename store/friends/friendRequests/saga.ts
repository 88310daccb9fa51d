import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import {
  acceptFriendship,
  dropFriendRequest,
  getFriendRequests,
  requestFriendship,
} from '../../../services/account/friends';
import { type Failure, serviceErrorCodes, toFailure } from '../../../services/http/errors';
import { friendshipMade, friendsRequested } from '../slice';
import type { PlayerState } from '../../rootReducer';
import { playerReturned } from '../../session/events';
import { callService } from '../../support/callService';
import { isNotFound } from '../../support/failures';
import { refreshOn } from '../../support/refreshOn';
import { fetchUnchanged } from '../../support/fetchUnchanged';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { type FriendNews, toastShown } from '../../toasts/slice';
import { givesAvatars } from '../givesAvatars';
import { selectSentRequests } from './selectors';
import {
  answerChosen,
  answerFailed,
  friendRequestFailed,
  friendRequested,
  type RequestError,
  requestDropped,
  requestsFailed,
  requestsFetched,
  requestSent,
  requestsRequested,
} from './slice';

function* fetchRequests(): SagaGenerator<void> {
  const changes = [requestSent, requestDropped, friendshipMade];
  const requests = yield* fetchUnchanged(changes, () => callService(getFriendRequests, null));
  yield* put(requestsFetched(requests.map(yield* givesAvatars())));
}

function* sendRequest({ payload: nameOnPlatform }: ReturnType<typeof friendRequested>): SagaGenerator<void> {
  if (isSameName(nameOnPlatform, yield* select(selectOwnName))) {
    yield* put(friendRequestFailed({ name: nameOnPlatform, reason: 'oneself' }));
    return;
  }
  const sent = yield* select(selectSentRequests);
  if (sent.some((request) => isSameName(nameOnPlatform, request.nameOnPlatform))) {
    yield* put(friendRequestFailed({ name: nameOnPlatform, reason: 'requested' }));
    return;
  }
  try {
    const other = yield* callService(requestFriendship, { nameOnPlatform });
    const withAvatar = yield* givesAvatars();
    const isSent = 'requestDate' in other;
    yield* put(isSent ? requestSent(withAvatar(other)) : friendshipMade(withAvatar(other)));
    yield* announce(isSent ? 'asked' : 'befriended', other.nameOnPlatform);
  } catch (error) {
    yield* put(friendRequestFailed({ name: nameOnPlatform, reason: requestErrorOf(toFailure(error)) }));
  }
}

function* answer({ payload }: ReturnType<typeof answerChosen>): SagaGenerator<void> {
  const { pid, answer: chosen } = payload;
  const name = yield* select(selectRequestName, pid);
  try {
    if (chosen === 'accept') {
      const withAvatar = yield* givesAvatars();
      const friend = yield* callService(acceptFriendship, { pid });
      yield* put(friendshipMade(withAvatar(friend)));
      yield* announce('befriended', friend.nameOnPlatform);
    } else {
      yield* callService(dropFriendRequest, { pid });
      yield* put(requestDropped(pid));
      yield* announce(chosen === 'decline' ? 'declined' : 'withdrawn', name);
    }
  } catch (error) {
    if (!isNotFound(toFailure(error))) {
      yield* put(answerFailed(pid));
      yield* announce(chosen, name);
      return;
    }
    // The other player has withdrawn the request, or it was answered in another tab, where it may have been accepted.
    yield* put(requestDropped(pid));
    yield* announce('gone', name);
    yield* put(friendsRequested());
  }
}

function* announce(news: FriendNews, name: string): SagaGenerator<void> {
  yield* put(toastShown({ about: 'friend', news, name }));
}

const selectRequestName = ({ friendRequests }: PlayerState, pid: string) =>
  friendRequests.requests.find((request) => request.pid === pid)?.nameOnPlatform ?? '';

const selectOwnName = ({ profile }: PlayerState) => profile.username;

const requestErrorOf = ({ code }: Pick<Failure, 'code'>): RequestError => reasons[code] ?? 'failed';

const reasons: Partial<Record<Failure['code'], RequestError>> = {
  [serviceErrorCodes.notFound]: 'unknown',
  [serviceErrorCodes.alreadyFriends]: 'friends',
  [serviceErrorCodes.playerBlocked]: 'blocked',
  [serviceErrorCodes.policiesNotAccepted]: 'policies',
  [serviceErrorCodes.tooManyCalls]: 'later',
};

/** Names are case-insensitive, as on the platform. */
const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function* friendRequestsSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(requestsRequested, safely(fetchRequests, requestsFailed));
  yield* takeOneAtATime(friendRequested, safely(sendRequest));
  yield* takeEvery(answerChosen, safely(answer));
  yield* refreshOn(
    [playerReturned],
    ({ friendRequests }) => friendRequests,
    () => requestsRequested(),
  );
}
