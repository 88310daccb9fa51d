import { readFriend, readFriendRequests } from '../../../services/account/friends';
import { wireFriend, wireFriendRequest } from '../../../services/testing/wireResponses';
import { friendshipMade } from '../slice';
import {
  answerChosen,
  answerFailed,
  friendRequested,
  friendRequestFailed,
  friendRequestsReducer,
  requestDropped,
  requestErrorDismissed,
  requestsFetched,
  requestSent,
} from './slice';

const withAvatar = <T extends { pid: string }>(player: T) => ({
  ...player,
  avatarUrl: `https://pictures.test/${player.pid}`,
});
const requests = readFriendRequests({
  requests: [
    wireFriendRequest({ pid: 'ansel', nameOnPlatform: 'Ansel' }),
    wireFriendRequest({ pid: 'brisa', nameOnPlatform: 'Brisa' }),
  ],
}).map(withAvatar);
const [, brisa] = requests;
const none = friendRequestsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof friendRequestsReducer>[1][]) => events.reduce(friendRequestsReducer, none);
const fetched = requestsFetched(requests);
const answered = (pid: string) => answerChosen({ pid, answer: 'accept' });
const idsIn = (state: typeof none) => state.requests.map(({ pid }) => pid);

describe('a request that is sent', () => {
  const sent = requestsFetched(requests.slice(0, 1));

  it('shows while it is pending, without an earlier error', () => {
    const error = friendRequestFailed({ name: 'Brisa', reason: 'later' });
    expect(after(error).requestError).toEqual({ name: 'Brisa', reason: 'later' });
    expect(after(error, requestErrorDismissed()).requestError).toBeNull();
    expect(after(error, friendRequested('Brisa'))).toMatchObject({ pendingName: 'Brisa', requestError: null });
  });

  it('joins the requests once', () => {
    const made = brisa ? [requestSent(brisa), requestSent(brisa)] : [];
    expect(idsIn(after(sent, friendRequested('Brisa'), ...made))).toEqual(['ansel', 'brisa']);
    expect(after(sent, friendRequested('Brisa'), ...made)).toMatchObject({
      pendingName: null,
    });
  });

  it('may make friends at once', () => {
    const friend = withAvatar(readFriend(wireFriend({ pid: 'ansel', nameOnPlatform: 'Ansel' })));
    const state = after(
      fetched,
      friendRequested('Ansel'),
      answered('ansel'),
      answered('brisa'),
      friendshipMade(friend),
    );
    expect(idsIn(state)).toEqual(['brisa']);
    expect(state).toMatchObject({
      pendingName: null,
      answering: ['brisa'],
    });
  });

  it('is not pending after it failed', () => {
    const failed = friendRequestFailed({ name: 'Brisa', reason: 'unknown' });
    expect(after(friendRequested('Brisa'), failed).pendingName).toBeNull();
  });
});

describe('a request that is answered', () => {
  const answering = [fetched, answered('ansel'), answered('brisa')];

  it('stays until the response, and no other leaves with it', () => {
    expect(after(...answering)).toMatchObject({ answering: ['ansel', 'brisa'], requests });
    expect(after(...answering, requestDropped('ansel'))).toMatchObject({ answering: ['brisa'], requests: [brisa] });
  });

  it('is back after a failure', () => {
    expect(after(...answering, answerFailed('ansel'))).toMatchObject({ answering: ['brisa'], requests });
  });
});
