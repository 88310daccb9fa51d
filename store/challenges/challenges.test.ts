import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as read from '../../services/http/parse';
import {
  wireBankedChallenge,
  wireBankedChallenges,
  wireChallenge,
  wireError,
  wirePlayerProfile,
} from '../../services/testing/wireResponses';
import { logoutStarted, playerReturned } from '../session/events';
import type { PlayerState } from '../rootReducer';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectBankable, selectChallenges, selectIsPending, selectPendingCount, selectWaiting } from './selectors';
import {
  activationOfAllRequested,
  activationRequested,
  bankingOfAllRequested,
  bankingRequested,
  challengesRequested,
} from './slice';

const profile = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const detailsUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/details`;
const actUrl = `${testServicesUrl}/v2/profiles/me/club/challenges`;
const name = { challengeId: 'chart-caves', spaceId: 'space-halcyon' };
const readName = read.object({ challengeId: read.string });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${profile}/newbalance`, () => HttpResponse.json({ units: 180, expiring: [] })),
    http.get(`${profile}/playerprofile`, () => HttpResponse.json(wirePlayerProfile({ units: 180, xp: 7980 }))),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves challenges. Returns the queries of the requests. */
function list(...challenges: Parameters<typeof wireChallenge>[0][]) {
  const queries: string[] = [];
  server.use(
    http.get(detailsUrl, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json({ challenges: challenges.map((overrides) => wireChallenge(overrides)) });
    }),
  );
  return queries;
}

async function openChallenges(spaceId: string | null = null) {
  const made = createSignedInStore();
  made.store.dispatch(challengesRequested({ spaceId }));
  await stateWhere(made.store, ({ challenges }) => challenges.lists[spaceId ?? 'all']?.status === 'loaded');
  return made;
}

/** Why the last activation or banking of a challenge failed, or null. */
const failureOf = ({ challenges }: PlayerState, challengeId: string) => challenges.steps[challengeId]?.failure ?? null;

describe('the lists of challenges', () => {
  it('are of all games or of one', async () => {
    const queries = list({}, { challengeId: 'classic', type: 'classic', endDate: null });
    const { store } = await openChallenges();
    store.dispatch(challengesRequested({ spaceId: 'space-halcyon' }));
    const state = await stateWhere(store, ({ challenges }) => challenges.lists['space-halcyon']?.status === 'loaded');

    expect(queries).toEqual(['', '?spaceId=space-halcyon']);
    expect(selectChallenges(state, null).map(({ challengeId }) => challengeId)).toEqual(['chart-caves', 'classic']);
    expect(selectChallenges(state, 'another')).toEqual([]);
  });

  it('stay visible when a refresh fails', async () => {
    list({});
    const { store, reports } = await openChallenges();
    server.use(http.get(detailsUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));

    store.dispatch(challengesRequested({ spaceId: null }));

    const state = await stateWhere(store, ({ challenges }) => challenges.lists.all?.status === 'failed');
    expect(selectChallenges(state, null)).toHaveLength(1);
    expect(state.challenges.lists.all?.failure).toMatchObject({ code: 1 });
    expect(reports).toEqual([]);
  });

  it('are cleared when the player signs out', async () => {
    list({});
    const { store } = await openChallenges();

    store.dispatch(logoutStarted());

    expect(store.getState().challenges).toMatchObject({ challenges: {}, lists: {} });
  });
});

describe('a weekly challenge', () => {
  it('is activated with the country and the language, once however often it is clicked', async () => {
    list({ status: 'available' });
    const calls: string[] = [];
    server.use(
      http.post(actUrl, async ({ request }) => {
        calls.push(new URL(request.url).search, JSON.stringify(await request.json()));
        await delay(10);
        return HttpResponse.json(wireChallenge({ status: 'active' }));
      }),
    );
    const { store } = await openChallenges();

    store.dispatch(activationRequested(name));
    store.dispatch(activationRequested(name));
    expect(selectIsPending(store.getState(), 'chart-caves')).toBe(true);

    const state = await stateWhere(
      store,
      ({ challenges }) => challenges.challenges['chart-caves']?.status === 'active',
    );
    expect(selectIsPending(state, 'chart-caves')).toBe(false);
    expect(calls).toEqual(['?country=US&locale=en-US', JSON.stringify(name)]);
  });

  it('does not hold up another one', async () => {
    list({ status: 'available' }, { challengeId: 'other', status: 'available' });
    const activated: string[] = [];
    server.use(
      http.post(actUrl, async ({ request }) => {
        const { challengeId } = readName(await request.json());
        activated.push(challengeId);
        await delay(10);
        return HttpResponse.json(wireChallenge({ challengeId, status: 'active' }));
      }),
    );
    const { store } = await openChallenges();

    store.dispatch(activationRequested(name));
    store.dispatch(activationRequested({ ...name, challengeId: 'other' }));

    await stateWhere(store, ({ challenges }) => challenges.challenges.other?.status === 'active');
    expect(activated).toEqual(['chart-caves', 'other']);
  });

  it('that was started without its game joins the list across games', async () => {
    list();
    server.use(http.post(actUrl, () => HttpResponse.json(wireChallenge({ status: 'active' }))));
    const { store } = await openChallenges();

    store.dispatch(activationRequested(name));

    await stateWhere(store, (current) => selectChallenges(current, null).length === 1);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'activation', names: ['Chart the sea caves'] }]);
  });

  it('that is banked grants Units and XP', async () => {
    list({ status: 'completed', progress: 9 });
    server.use(http.put(actUrl, () => HttpResponse.json(wireBankedChallenge())));
    const { store, reports } = await openChallenges();

    store.dispatch(bankingRequested(name));

    const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(store.getState().toasts.shown).toMatchObject([
      { about: 'banking', count: 1, units: 60, xp: 600, unitBalance: 180 },
    ]);
    expect(state.challenges.challenges['chart-caves']?.status).toBe('banked');
    expect(state.units.units).toBe(180);
    expect(state.profile.units).toBe(180);
    await expect(stateWhere(store, ({ profile: { xp } }) => xp === 7980)).resolves.toBeDefined();
    expect(reports).toEqual([]);
  });

  it('that was banked elsewhere is fetched again', async () => {
    list({ status: 'completed' });
    const { store } = await openChallenges();
    list({ status: 'banked' });
    server.use(http.put(actUrl, () => HttpResponse.json(wireError(2005, 409), { status: 409 })));

    store.dispatch(bankingRequested(name));

    const state = await stateWhere(
      store,
      ({ challenges }) => challenges.challenges['chart-caves']?.status === 'banked',
    );
    expect(failureOf(state, 'chart-caves')).toMatchObject({ code: 2005 });
    // Where the call that banked was lost, only the message can say so: the row goes.
    expect(state.toasts.shown).toMatchObject([{ about: 'banking', count: 0, unitBalance: null }]);
    await expect(stateWhere(store, ({ units }) => units.units === 180)).resolves.toBeDefined();
  });

  it('that cannot be banked now can be tried again', async () => {
    list({ status: 'completed' });
    server.use(http.put(actUrl, () => HttpResponse.json(wireError(1, 500), { status: 500 }), { once: true }));
    const { store } = await openChallenges();

    store.dispatch(bankingRequested(name));
    const state = await stateWhere(store, (current) => failureOf(current, 'chart-caves') !== null);
    expect(selectIsPending(state, 'chart-caves')).toBe(false);

    server.use(http.put(actUrl, () => HttpResponse.json(wireBankedChallenge())));
    store.dispatch(bankingRequested(name));
    expect(failureOf(store.getState(), 'chart-caves')).toBeNull();
    await expect(stateWhere(store, ({ toasts }) => toasts.shown.length > 0)).resolves.toBeDefined();
  });
});

describe('all that are completed', () => {
  const bankAllUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/bankall`;
  const completed = [
    { challengeId: 'one', status: 'completed' },
    { challengeId: 'two', status: 'completed', spaceId: 'space-saltwatch' },
  ];

  it('are banked in one call with a key, and announced at once', async () => {
    list(...completed, { challengeId: 'runs', status: 'active' });
    const calls: [query: string, hasKey: boolean][] = [];
    server.use(
      http.post(bankAllUrl, ({ request }) => {
        calls.push([new URL(request.url).search, request.headers.has('Idempotency-Key')]);
        return HttpResponse.json(wireBankedChallenges(...completed.map(({ challengeId }) => ({ challengeId }))));
      }),
    );
    const { store, reports } = await openChallenges();

    store.dispatch(bankingOfAllRequested({ spaceId: null }));
    expect(selectPendingCount(store.getState(), null, 'banking')).toBe(2);
    expect(selectBankable(store.getState(), null)).toEqual([]);

    const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(calls).toEqual([['', true]]);
    expect(store.getState().toasts.shown).toMatchObject([
      { about: 'banking', count: 2, units: 120, xp: 1200, unitBalance: 240 },
    ]);
    expect(state.units.units).toBe(240);
    expect(selectPendingCount(state, null, 'banking')).toBe(0);
    expect(reports).toEqual([]);
  });

  it('keep the key of a call that failed for the next try', async () => {
    list(...completed);
    const keys: (string | null)[] = [];
    server.use(
      http.post(bankAllUrl, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.json(wireError(1, 500), { status: 500 })
          : HttpResponse.json(wireBankedChallenges({ challengeId: 'one' }, { challengeId: 'two' }));
      }),
    );
    const { store } = await openChallenges();

    store.dispatch(bankingOfAllRequested({ spaceId: null }));
    await stateWhere(store, (current) => failureOf(current, 'two') !== null);
    store.dispatch(bankingOfAllRequested({ spaceId: null }));

    await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(keys[0]).toBe(keys[1]);
  });

  it('are fetched again when they had been banked elsewhere', async () => {
    list(...completed);
    server.use(http.post(bankAllUrl, () => HttpResponse.json(wireBankedChallenges())));
    const { store } = await openChallenges();
    list(...completed.map((challenge) => ({ ...challenge, status: 'banked' })));

    store.dispatch(bankingOfAllRequested({ spaceId: null }));

    const state = await stateWhere(store, ({ challenges }) => challenges.challenges.two?.status === 'banked');
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'banking', count: 0, units: 0 }]);
    expect(selectPendingCount(state, null, 'banking')).toBe(0);
  });
});

describe('all that wait', () => {
  const allUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/activateall`;
  const twoGames = [
    { challengeId: 'one', status: 'available', name: 'One' },
    { challengeId: 'two', status: 'available', name: 'Two' },
    { challengeId: 'three', status: 'available', name: 'Three', spaceId: 'space-saltwatch' },
    { challengeId: 'runs', status: 'active' },
  ];
  /** Activates all challenges of a game, unless the game is down. Returns the requested games. */
  function activateGames(isDown: (spaceId: string | null) => boolean = () => false) {
    const requests: (string | null)[] = [];
    server.use(
      http.post(allUrl, ({ request }) => {
        const spaceId = new URL(request.url).searchParams.get('spaceId');
        requests.push(spaceId);
        if (isDown(spaceId)) return HttpResponse.json(wireError(1, 400), { status: 400 });
        const ofGame = twoGames.filter((challenge) => (challenge.spaceId ?? 'space-halcyon') === spaceId);
        const challenges = ofGame.map((challenge) => wireChallenge({ ...challenge, status: 'active' }));
        return HttpResponse.json({ challenges, activated: challenges.length });
      }),
    );
    return requests;
  }

  it('are activated game by game, and announced at once', async () => {
    list(...twoGames);
    const requests = activateGames();
    const { store } = await openChallenges();

    store.dispatch(activationOfAllRequested({ spaceId: null }));
    expect(selectPendingCount(store.getState(), null, 'activation')).toBe(3);
    expect(selectWaiting(store.getState(), null)).toEqual([]);

    const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(requests.toSorted()).toEqual(['space-halcyon', 'space-saltwatch']);
    expect(state.toasts.shown).toMatchObject([{ about: 'activation', names: ['One', 'Two', 'Three'] }]);
    expect(selectPendingCount(state, null, 'activation')).toBe(0);
    expect(selectChallenges(state, null).every(({ status }) => status === 'active')).toBe(true);
  });

  it('are activated in the games that answer; the others can be tried again', async () => {
    list(...twoGames);
    activateGames((spaceId) => spaceId === 'space-saltwatch');
    const { store, reports } = await openChallenges();

    store.dispatch(activationOfAllRequested({ spaceId: null }));

    const state = await stateWhere(store, ({ toasts }) => toasts.shown.length > 0);
    expect(state.toasts.shown).toMatchObject([{ about: 'activation', names: ['One', 'Two'] }]);
    expect(failureOf(state, 'three')).toMatchObject({ code: 1 });
    expect(selectWaiting(state, null)).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it.each([
    ['carried out', 'active', ['One', 'Two', 'Three']],
    ['not carried out', 'available', ['One', 'Two']],
  ])('are announced once the list is read again where a lost response was %s', async (_case, status, names) => {
    list(...twoGames);
    activateGames();
    server.use(
      http.post(allUrl, ({ request }) => (request.url.includes('space-saltwatch') ? HttpResponse.error() : undefined)),
    );
    const { store } = await openChallenges();
    server.use(http.get(detailsUrl, () => HttpResponse.error()));
    store.dispatch(activationOfAllRequested({ spaceId: null }));
    await stateWhere(store, ({ challenges }) => challenges.lists.all?.status === 'failed');
    expect(store.getState().toasts.shown).toEqual([]);

    list(...twoGames.map((challenge) => ({ ...challenge, status: challenge.name === 'Three' ? status : 'active' })));
    store.dispatch(playerReturned());

    const { toasts } = await stateWhere(store, ({ toasts: { shown } }) => shown.length > 0);
    expect(toasts.shown).toMatchObject([{ about: 'activation', names }]);
  });

  it('make no request when none are available', async () => {
    list({ status: 'active' });
    const requests = activateGames();
    const { store } = await openChallenges();

    store.dispatch(activationOfAllRequested({ spaceId: null }));

    expect(selectPendingCount(store.getState(), null, 'activation')).toBe(0);
    expect(requests).toEqual([]);
  });
});
