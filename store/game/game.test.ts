import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildChallenge, buildGame } from '../../services/testing/builders';
import { wireError, wireGame } from '../../services/testing/wireResponses';
import { logoutStarted, playerReturned } from '../session/events';
import { challengesBanked } from '../challenges/slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { sampleGame } from './rules';
import {
  selectCurrentGame,
  selectCurrentSpaceId,
  selectGameVideos,
  selectIsSampleGame,
  selectIsUnknownGame,
} from './selectors';
import { gameFailed, gameFetched, gameRequested, gameReset, gameSelected } from './slice';

const gameUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/game`;
const address = { slug: 'halcyon-orbit', platform: 'PC' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves any game. Returns the queries of the requests. */
function answer() {
  const queries: string[] = [];
  server.use(
    http.get(gameUrl, async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      await delay(5);
      return HttpResponse.json(wireGame(Object.fromEntries(searchParams)));
    }),
  );
  return queries;
}

const isLoaded = (store: ReturnType<typeof createSignedInStore>['store']) =>
  stateWhere(store, ({ game }) => game.status === 'loaded');

describe('the current game', () => {
  it('is none at first, and counts as owned', () => {
    expect(selectCurrentGame(createSignedInStore().store.getState())).toEqual({
      game: null,
      spaceId: null,
      gameIsOwned: true,
    });
  });

  it('is fetched by slug and platform', async () => {
    const queries = answer();
    const { store, reports } = createSignedInStore();

    store.dispatch(gameRequested(address));

    const state = await isLoaded(store);
    expect(selectCurrentGame(state)).toMatchObject({
      game: { title: 'Halcyon Orbit', platform: 'PC' },
      spaceId: 'space-halcyon',
      gameIsOwned: true,
    });
    expect(queries).toEqual(['?slug=halcyon-orbit&platform=PC']);
    expect(reports).toEqual([]);
  });

  it('is fetched by a selection only when the slug or the platform differs', async () => {
    const queries = answer();
    const { store } = createSignedInStore();

    store.dispatch(gameSelected(address));
    await isLoaded(store);
    store.dispatch(gameSelected(address));
    store.dispatch(gameSelected({ ...address, platform: 'PS4' }));
    await isLoaded(store);
    store.dispatch(gameSelected({ slug: 'redline-coast', platform: 'PS4' }));
    await isLoaded(store);

    expect(queries).toEqual([
      '?slug=halcyon-orbit&platform=PC',
      '?slug=halcyon-orbit&platform=PS4',
      '?slug=redline-coast&platform=PS4',
    ]);
  });

  it('is the sample game when it cannot be fetched, in which nothing can be claimed', async () => {
    server.use(http.get(gameUrl, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    const { store, reports } = createSignedInStore();

    store.dispatch(gameSelected(address));

    const state = await stateWhere(store, ({ game }) => game.status === 'failed');
    expect(selectCurrentGame(state)).toEqual({ game: sampleGame, spaceId: null, gameIsOwned: false });
    expect(selectIsSampleGame(state)).toBe(true);
    expect(selectCurrentSpaceId(state)).toBeNull();
    expect(reports).toEqual([]);

    const queries = answer();
    store.dispatch(gameSelected(address));
    await isLoaded(store);
    expect(queries).toHaveLength(1);
  });

  it('replaces the sample game when the player returns to the page, and not after the page was left', async () => {
    server.use(http.get(gameUrl, () => HttpResponse.json({}, { status: 500 })));
    const { store } = createSignedInStore();
    store.dispatch(gameSelected(address));
    await stateWhere(store, ({ game }) => game.status === 'failed');

    const queries = answer();
    store.dispatch(playerReturned());
    await isLoaded(store);
    expect(selectCurrentGame(store.getState()).game?.title).toBe('Halcyon Orbit');

    store.dispatch(gameFailed({ code: 500, message: '', status: 500, transactionId: null, retryAfter: null }));
    store.dispatch(gameReset());
    store.dispatch(playerReturned());
    await delay(20);
    expect(queries).toHaveLength(1);
  });

  it('is none after a reset, also during the request, and after logout', async () => {
    answer();
    const { store } = createSignedInStore();

    store.dispatch(gameRequested(address));
    store.dispatch(gameReset());
    await delay(20);
    expect(store.getState().game).toMatchObject({ status: 'idle', failure: null, game: null });

    store.dispatch(gameFetched(buildGame()));
    store.dispatch(logoutStarted());
    expect(store.getState().game.game).toBeNull();
  });

  it('is there at once on the way back to its page, and fetched again', async () => {
    const queries = answer();
    const { store } = createSignedInStore();
    store.dispatch(gameSelected(address));
    await isLoaded(store);
    store.dispatch(gameReset());
    store.dispatch(gameReset());
    expect(store.getState().game.game).toBeNull();

    store.dispatch(gameSelected(address));
    expect(store.getState().game).toMatchObject({ status: 'loading', game: { title: 'Halcyon Orbit' } });
    await isLoaded(store);
    expect(queries).toHaveLength(2);

    store.dispatch(gameReset());
    store.dispatch(gameSelected({ slug: 'redline-coast', platform: 'PC' }));
    expect(store.getState().game.game).toBeNull();
  });

  it('is fetched again after a return, and stays when that fails', async () => {
    const queries = answer();
    const { store, reports } = createSignedInStore();
    store.dispatch(playerReturned());
    store.dispatch(gameSelected(address));
    await isLoaded(store);

    store.dispatch(playerReturned());
    await delay(20);
    expect(queries).toHaveLength(2);

    server.use(http.get(gameUrl, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    store.dispatch(playerReturned());
    await delay(20);
    expect(store.getState().game).toMatchObject({ status: 'loaded', game: { title: 'Halcyon Orbit' } });
    expect(reports).toEqual([]);
  });

  it('has the Units and the XP of its challenges once they are banked', () => {
    const { store } = createSignedInStore();
    const challenge = (spaceId: string) => buildChallenge({ spaceId, reward: { units: 30, xp: 600, items: [] } });
    const banked = challengesBanked({
      challenges: [challenge('space-halcyon'), challenge('space-halcyon'), challenge('space-other')],
      units: 90,
      xp: 1800,
      unitBalance: 500,
    });
    store.dispatch(banked);
    expect(store.getState().game.game).toBeNull();

    store.dispatch(gameFetched(buildGame({ spaceId: 'space-halcyon', unitsOwned: 10, xp: 100 })));
    store.dispatch(banked);

    expect(store.getState().game.game).toMatchObject({ unitsOwned: 70, xp: 1300 });
  });

  it('is unknown where the services have none, and only then', async () => {
    const { store } = createSignedInStore();
    server.use(http.get(gameUrl, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));
    store.dispatch(gameRequested(address));
    expect(selectIsUnknownGame(await stateWhere(store, ({ game }) => game.status === 'failed'))).toBe(true);

    server.use(http.get(gameUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    store.dispatch(gameRequested(address));
    expect(selectIsUnknownGame(await stateWhere(store, ({ game }) => game.status === 'failed'))).toBe(false);
  });

  it('stays visible while it is fetched again, unlike another one', () => {
    answer();
    const { store } = createSignedInStore();
    const game = buildGame({ slug: 'halcyon-orbit', platform: 'PC' });
    store.dispatch(gameFetched(game));

    store.dispatch(gameRequested(address));
    expect(store.getState().game).toMatchObject({ status: 'loading', game });

    store.dispatch(gameRequested({ ...address, platform: 'PS4' }));
    expect(store.getState().game).toMatchObject({ status: 'loading', game: null });
  });

  it('plays the videos whose id is exactly 11 characters', () => {
    const { store } = createSignedInStore();

    store.dispatch(gameFetched(buildGame({ samVideo: 'https://youtu.be/12345678901' })));

    expect(selectGameVideos(store.getState())).toEqual([
      { kind: 'trailer', id: 'abcdefghijk', title: null },
      { kind: 'sam', id: '12345678901', title: null },
    ]);
  });
});
