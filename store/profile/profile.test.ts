import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded, logoutStarted } from '../session/events';
import { claimUndone, rewardClaimed } from '../spend/slice';
import { wirePlayerProfile } from '../../services/testing/wireResponses';
import { buildLoginReport, buildUserProfile } from '../support/testing/builders';
import type { PlayerState } from '../rootReducer';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import {
  avatarChangeRequested,
  avatarChanged,
  avatarChangeFailed,
  avatarChangeStarted,
  type AvatarChoice,
  profileLoaded,
  profileReducer,
} from './slice';

const initial = profileReducer(undefined, { type: 'nothing' });
const loaded = profileReducer(initial, profileLoaded(buildUserProfile()));
const failure = { code: 500, message: 'Broken', status: 500, transactionId: null, retryAfter: null };
const heron = buildUserProfile().avatar.src;
const owl = { avatarGalleryId: 'owl', imageUrl: 'http://pictures.test/owl.svg' };
const fox = { avatarGalleryId: 'fox', imageUrl: 'http://pictures.test/fox.svg' };

const started = avatarChangeStarted;
const changed = (choice: AvatarChoice) => avatarChanged({ choice, imageUrl: choice.imageUrl });
const rejected = (choice: AvatarChoice) => avatarChangeFailed({ choice, failure });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the avatar', () => {
  const avatarAfter = (...events: Parameters<typeof profileReducer>[1][]) =>
    events.reduce(profileReducer, loaded).avatar;

  it.each([
    ['is the profile’s when it is loaded', [], [heron, heron]],
    ['switches at once when a change starts', [started(owl)], [heron, owl.imageUrl]],
    ['stays when the change succeeds', [started(owl), changed(owl)], [owl.imageUrl, owl.imageUrl]],
    ['reverts when the change fails', [started(owl), rejected(owl)], [heron, heron]],
    ['is the last one chosen', [started(owl), started(fox), changed(owl)], [owl.imageUrl, fox.imageUrl]],
    ['does not fall back for an earlier one', [started(owl), started(fox), rejected(owl)], [heron, fox.imageUrl]],
    [
      'reverts to the last one that was accepted',
      [started(owl), started(fox), changed(owl), rejected(fox)],
      [owl.imageUrl, owl.imageUrl],
    ],
    [
      'is the profile’s when that is loaded meanwhile',
      [started(owl), profileLoaded(buildUserProfile())],
      [heron, heron],
    ],
    [
      'is the new one after that, once it is accepted',
      [started(owl), profileLoaded(buildUserProfile()), changed(owl)],
      [owl.imageUrl, owl.imageUrl],
    ],
  ])('%s', (_case, events, [initialAvatar, src]) => {
    expect(avatarAfter(...events)).toEqual({ initialAvatar, src });
  });
});

describe('a change of the avatar', () => {
  const requests: string[] = [];

  /** Answers each choice by its id, after a delay. */
  function answer(responses: Record<string, () => Response>) {
    requests.length = 0;
    server.use(
      http.post(`${testServicesUrl}/v2/avatar/gallery-avatar/`, async ({ request }) => {
        const id = new URL(request.url).searchParams.get('avatarGalleryId') ?? '';
        requests.push(id);
        await delay(20);
        return responses[id]?.() ?? HttpResponse.error();
      }),
    );
  }
  const yes = ({ avatarGalleryId, imageUrl }: AvatarChoice) =>
    HttpResponse.json({ profileId: 'p', avatarGalleryId, imageUrl });
  const no = () => HttpResponse.json({ message: 'Broken' }, { status: 500 });
  const isSettled = ({ profile }: PlayerState) => profile.avatarChange.choice === null;

  it.each([
    ['is kept where they agree', () => yes(owl), owl.imageUrl, null],
    ['is taken back where they do not', no, heron, { status: 500 }],
  ])('shows before the services answer, and %s', async (_case, respond, src, failure) => {
    answer({ owl: respond });
    const { store } = createSignedInStore({ state: { profile: loaded } });

    store.dispatch(avatarChangeRequested(owl));
    expect(store.getState().profile.avatar.src).toBe(owl.imageUrl);
    const { profile } = await stateWhere(store, isSettled);

    expect(profile.avatar).toEqual({ initialAvatar: src, src });
    expect(profile.avatarChange.failure).toEqual(failure && expect.objectContaining(failure));
  });

  it('sends changes one after the other, the last one last', async () => {
    answer({ owl: () => yes(owl), fox: () => yes(fox) });
    const { store } = createSignedInStore({ state: { profile: loaded } });

    for (const choice of [owl, { avatarGalleryId: 'crow', imageUrl: 'http://pictures.test/crow.svg' }, fox]) {
      store.dispatch(avatarChangeRequested(choice));
      expect(store.getState().profile.avatar.src).toBe(choice.imageUrl);
    }
    const { profile } = await stateWhere(store, isSettled);

    expect(requests).toEqual(['owl', 'fox']);
    expect(profile.avatar).toEqual({ initialAvatar: fox.imageUrl, src: fox.imageUrl });
  });

  it('ends with a sign-out, and works again for the next player', async () => {
    answer({ owl: () => yes(owl) });
    const { store } = createSignedInStore({ state: { profile: loaded } });
    store.dispatch(avatarChangeRequested(owl));
    store.dispatch(logoutStarted());
    expect(store.getState().profile).toEqual(initial);

    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(profileLoaded(buildUserProfile()));
    store.dispatch(avatarChangeRequested(owl));
    const { profile } = await stateWhere(store, isSettled);

    expect(profile.avatar.initialAvatar).toBe(owl.imageUrl);
  });
});

it('reads the number of rewards again after an undo, which another tab may have counted', async () => {
  const url = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`;
  server.use(http.get(url, () => HttpResponse.json(wirePlayerProfile({ redeemedRewardsCount: 4 }))));
  const { store } = createSignedInStore({ state: { profile: loaded } });
  store.dispatch(claimUndone({ rewardId: 'r', claimId: 'c', units: 60, renewedUntil: null, unitBalance: 1090 }));
  const { profile } = await stateWhere(store, (state) => state.profile.redeemedRewardsCount === 4);
  expect(profile.status).toBe('loaded');
});

it('takes the balance of a claim, and counts the reward', () => {
  expect(profileReducer(loaded, rewardClaimed({ rewardId: 'r', unitBalance: 1090 }))).toEqual({
    ...loaded,
    units: 1090,
    redeemedRewardsCount: loaded.redeemedRewardsCount + 1,
  });
});
