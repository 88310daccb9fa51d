import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import {
  acceptFriendship,
  dropFriendRequest,
  getFriendRequests,
  requestFriendship,
} from '../../../services/account/friends';
import { avatarImageUrl } from '../../../services/avatar/avatarImage';
import { serviceErrorCodes, toFailure } from '../../../services/http/errors';
import { friendshipMade, friendsRequested } from '../slice';
import type { PlayerState } from '../../rootReducer';
import { playerReturned } from '../../session/events';
import { callService } from '../../support/callService';
import { getDependencies } from '../../support/dependencies';
import { refreshOn } from '../../support/refreshOn';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { type FriendNews, toastShown } from '../../toasts/slice';
import { requestErrorOf, isSameName } from './rules';
import { selectSentRequests } from './selectors';
import {
  answerChosen,
  answerFailed,
  friendRequestFailed,
  friendRequested,
  requestDropped,
  requestsFailed,
  requestsFetched,
  requestSent,
  requestsRequested,
} from './slice';

function* fetchRequests(): SagaGenerator<void> {
  const requests = yield* callService(getFriendRequests, null);
  const withAvatar = yield* givesAvatars();
  yield* put(requestsFetched(requests.map(withAvatar)));
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
    yield* announce(isSent ? 'sent' : 'befriended', other.nameOnPlatform);
  } catch (error) {
    yield* put(friendRequestFailed({ name: nameOnPlatform, reason: requestErrorOf(toFailure(error)) }));
  }
}

function* answer({ payload }: ReturnType<typeof answerChosen>): SagaGenerator<void> {
  const { pid } = payload;
  try {
    if (payload.answer === 'accept') {
      const withAvatar = yield* givesAvatars();
      const friend = yield* callService(acceptFriendship, { pid });
      yield* put(friendshipMade(withAvatar(friend)));
      yield* announce('befriended', friend.nameOnPlatform);
    } else {
      yield* callService(dropFriendRequest, { pid });
      yield* put(requestDropped(pid));
    }
  } catch (error) {
    const name = yield* select(selectRequestName, pid);
    if (toFailure(error).code !== serviceErrorCodes.notFound) {
      yield* put(answerFailed(pid));
      yield* announce(payload.answer, name);
      return;
    }
    // The other player has withdrawn the request, or it was answered in another tab, where it may have been accepted.
    yield* put(requestDropped(pid));
    yield* announce('closed', name);
    yield* put(friendsRequested());
  }
}

function* announce(news: FriendNews, name: string): SagaGenerator<void> {
  yield* put(toastShown({ about: 'friend', news, name }));
}

const selectRequestName = ({ friendRequests }: PlayerState, pid: string) =>
  friendRequests.requests.find((request) => request.pid === pid)?.nameOnPlatform ?? '';

const selectOwnName = ({ profile }: PlayerState) => profile.username;

/** Adds the avatar: the one of the response, or the default of the profile. */
function* givesAvatars() {
  const { environment } = yield* getDependencies();
  return <Other extends { pid: string; avatarUrl: string | null }>(other: Other) => ({
    ...other,
    avatarUrl: other.avatarUrl ?? avatarImageUrl(environment, other.pid),
  });
}

export function* friendRequestsSaga(): SagaGenerator<void> {
  yield* takeOneAtATime(requestsRequested, safely(fetchRequests, requestsFailed));
  yield* takeOneAtATime(friendRequested, safely(sendRequest));
  yield* takeEvery(answerChosen, safely(answer));
  yield* refreshOn(
    [playerReturned],
    ({ friendRequests }) => [friendRequests],
    () => requestsRequested(),
  );
}
