import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded, logoutStarted } from '../auth/slice';
import { rewardCollected } from '../rewards/slice';
import { buildLoginReport, buildUserProfile } from '../support/testing/builders';
import { createTestStore, settle, testServicesUrl } from '../support/testing/createTestStore';
import {
  avatarChangeRequested,
  avatarChanged,
  avatarChangeFailed,
  avatarChangeStarted,
  profileLoaded,
  profileReducer,
} from './slice';

const initial = profileReducer(undefined, { type: 'nothing' });
const loaded = profileReducer(initial, profileLoaded(buildUserProfile()));
const failure = { code: 500, message: 'Broken', status: 500, transactionId: null, retryAfter: null };
const heron = buildUserProfile().avatar.src;
const owl = 'http://pictures.test/owl.svg';

describe('the avatar', () => {
  const avatarAfter = (...events: Parameters<typeof profileReducer>[1][]) =>
    events.reduce(profileReducer, loaded).avatar;

  it.each([
    ['is the profile’s when it is loaded', [], { initialAvatar: heron, src: heron }],
    ['switches at once when a change starts', [avatarChangeStarted(owl)], { initialAvatar: heron, src: owl }],
    [
      'stays when the change succeeds',
      [avatarChangeStarted(owl), avatarChanged(owl)],
      { initialAvatar: owl, src: owl },
    ],
    [
      'reverts when the change fails',
      [avatarChangeStarted(owl), avatarChangeFailed(failure)],
      { initialAvatar: heron, src: heron },
    ],
  ])('%s', (_case, events, avatar) => {
    expect(avatarAfter(...events)).toEqual(avatar);
  });

  it.each([
    ['keeps the new picture', () => HttpResponse.json({ profileId: 'p', avatarGalleryId: 'owl', imageUrl: owl }), owl],
    ['goes back to the old one', () => HttpResponse.json({ message: 'Broken' }, { status: 500 }), heron],
  ])('%s as the services decide', async (_case, reply, src) => {
    const server = setupServer(
      http.post(`${testServicesUrl}/v2/avatar/gallery-avatar/`, async () => (await delay(5), reply())),
    );
    server.listen({ onUnhandledRequest: 'error' });
    const { store } = createTestStore({ state: { profile: loaded } });
    store.dispatch(loginSucceeded(buildLoginReport()));

    store.dispatch(avatarChangeRequested({ avatarGalleryId: 'owl', imageUrl: owl }));
    expect(store.getState().profile.avatar.src).toBe(owl);
    for (let turn = 0; turn < 30; turn += 1) await settle();

    expect(store.getState().profile.avatar).toEqual({ initialAvatar: src, src });
    server.close();
  });
});

it('takes the units that a collected reward leaves', () => {
  expect(profileReducer(loaded, rewardCollected({ rewardId: 'r', unitBalance: 1090 }))).toEqual({
    ...loaded,
    units: 1090,
  });
});

it('is cleared when a sign-out starts', () => {
  expect(profileReducer(loaded, logoutStarted())).toEqual(initial);
});
