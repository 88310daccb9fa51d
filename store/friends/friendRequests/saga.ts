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
import { requestErrorOf, isSameName } from './rules';
import { selectSentRequests } from './selectors';
import {
  answerChosen,
  answerFailed,
  friendRequestFailed,
  friendRequested,
  requestDropped,
  requestAlreadyClosed,
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
    yield* put('requestDate' in other ? requestSent(withAvatar(other)) : friendshipMade(withAvatar(other)));
  } catch (error) {
    yield* put(friendRequestFailed({ name: nameOnPlatform, reason: requestErrorOf(toFailure(error)) }));
  }
}

function* answer({ payload }: ReturnType<typeof answerChosen>): SagaGenerator<void> {
  const { pid } = payload;
  try {
    if (payload.answer === 'accept') {
      const withAvatar = yield* givesAvatars();
      yield* put(friendshipMade(withAvatar(yield* callService(acceptFriendship, { pid }))));
    } else {
      yield* callService(dropFriendRequest, { pid });
      yield* put(requestDropped(pid));
    }
  } catch (error) {
    if (toFailure(error).code !== serviceErrorCodes.notFound) {
      yield* put(answerFailed(payload));
      return;
    }
    yield* put(requestAlreadyClosed(pid));
    // The other player may have accepted in the meantime.
    yield* put(friendsRequested());
  }
}

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
