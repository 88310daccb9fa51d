import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildChallenge } from '../../services/testing/builders';
import { wireError, wireGame } from '../../services/testing/wireResponses';
import { logoutStarted } from '../session/events';
import { challengesBanked } from '../challenges/slice';
import { rewardClaimed } from '../spend/slice';
import { loaded } from '../support/requestState';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectListLoading, selectMainLastPlayedGame, selectOtherLastPlayedGames, shownGames } from './selectors';
import { type GameListName, gameLists, listInvalidated, listRequested, listReset } from './slice';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const urls: Record<GameListName, string> = {
  gamesNotOwned: `${website}/games/notowned`,
  latestReleases: `${website}/games/latestreleased`,
  lastPlayedGames: `${website}/stats/lastplayedgame`,
  ownedGames: `${website}/games/owned`,
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a list. Returns the queries of the requests. */
function answer(list: GameListName, ...spaceIds: string[]) {
  const queries: string[] = [];
  server.use(
    http.get(urls[list], async ({ request }) => {
      queries.push(new URL(request.url).search);
      await delay(5);
      return HttpResponse.json(spaceIds.map((spaceId) => wireGame({ spaceId })));
    }),
  );
  return queries;
}

const idsOf = (games: { spaceId: string }[]) => games.map(({ spaceId }) => spaceId).join('');

async function load(store: ReturnType<typeof createSignedInStore>['store'], list: GameListName) {
  store.dispatch(listRequested({ list }));
  return stateWhere(store, (state) => selectListLoading(state, list).status === 'loaded');
}

describe('the lists of games', () => {
  test.each(gameLists)('%s: filled by a fetch, which a second request spares', async (list) => {
    const queries = answer(list, 'a', 'b');
    const { store, reports } = createSignedInStore();

    store.dispatch(listRequested({ list }));
    store.dispatch(listRequested({ list }));
    const state = await load(store, list);

    expect(idsOf(state.catalog[list])).toBe('ab');
    expect(queries).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  test.each(gameLists)('%s: cleared when it is invalidated, and fetched by the next request', async (list) => {
    const queries = answer(list, 'a');
    const { store } = createSignedInStore();
    await load(store, list);

    store.dispatch(listInvalidated(list));
    expect(store.getState().catalog[list]).toEqual([]);

    await load(store, list);
    expect(queries).toHaveLength(2);
  });

  it('send the parameters of the spec, and do without the friends who own the games', async () => {
    const limited = [answer('gamesNotOwned', 'a'), answer('latestReleases', 'a'), answer('ownedGames', 'a')];
    const lastPlayed = answer('lastPlayedGames', 'a');
    const { store } = createSignedInStore();

    store.dispatch(listRequested({ list: 'gamesNotOwned' }));
    store.dispatch(listRequested({ list: 'latestReleases' }));
    store.dispatch(listRequested({ list: 'ownedGames' }));
    store.dispatch(listRequested({ list: 'lastPlayedGames' }));
    await stateWhere(store, (state) => gameLists.every((list) => selectListLoading(state, list).status === 'loaded'));

    expect(limited).toEqual([['?limit=100&friends=false'], ['?days=180&limit=100&friends=false'], ['?friends=false']]);
    expect(lastPlayed).toEqual(['?friends=false']);
  });

  it.each([
    ['a reward is claimed', rewardClaimed({ rewardId: 'mask', unitBalance: 10 })],
    ['Units are banked', challengesBanked({ challenges: [buildChallenge()], units: 10, xp: 0, unitBalance: 10 })],
  ])('stay visible when %s, and while the next request fetches them again', async (_, event) => {
    answer('ownedGames', 'a');
    const { store } = createSignedInStore();
    await load(store, 'ownedGames');

    store.dispatch(event);
    expect(idsOf(store.getState().catalog.ownedGames)).toBe('a');

    answer('ownedGames', 'a', 'b');
    store.dispatch(listRequested({ list: 'ownedGames' }));
    expect(store.getState().catalog).toMatchObject({ ownedGames: [{ spaceId: 'a' }], loading: { ownedGames: loaded } });
    const { catalog } = await stateWhere(store, (state) => state.catalog.ownedGames.length === 2);
    expect(catalog.loading.ownedGames).toEqual(loaded);
  });

  it('stay when they cannot be fetched again, and the next request tries it', async () => {
    answer('ownedGames', 'a');
    const { store } = createSignedInStore();
    await load(store, 'ownedGames');
    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 10 }));

    server.use(http.get(urls.ownedGames, () => HttpResponse.json(wireError(1, 400), { status: 400 }), { once: true }));
    store.dispatch(listRequested({ list: 'ownedGames' }));
    await stateWhere(store, (state) => state.catalog.outdated.includes('ownedGames'));
    expect(idsOf(store.getState().catalog.ownedGames)).toBe('a');

    answer('ownedGames', 'b');
    store.dispatch(listRequested({ list: 'ownedGames' }));
    await stateWhere(store, (state) => idsOf(state.catalog.ownedGames) === 'b');
  });

  it('that were never fetched are fetched after a claim', async () => {
    answer('ownedGames', 'a');
    const { store } = createSignedInStore();
    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 10 }));

    expect(idsOf((await load(store, 'ownedGames')).catalog.ownedGames)).toBe('a');
  });

  it('count the Units that are banked in their games', async () => {
    answer('ownedGames', 'a');
    const { store } = createSignedInStore();
    await load(store, 'ownedGames');
    const [before] = store.getState().catalog.ownedGames;
    const { units } = buildChallenge().reward;

    const spaceId = before?.spaceId ?? '';
    const challenges = [
      buildChallenge({ spaceId, type: 'weekly' }),
      buildChallenge({ spaceId, type: 'classic' }),
      buildChallenge({ spaceId: 'another' }),
    ];
    store.dispatch(challengesBanked({ challenges, units: 10, xp: 0, unitBalance: 10 }));
    const [after] = store.getState().catalog.ownedGames;
    expect(after?.unitsOwned).toBe((before?.unitsOwned ?? 0) + 2 * units);
    // A classic challenge is among the Units that a game has from the start.
    expect(after?.unitsAvailable).toBe((before?.unitsAvailable ?? 0) + units);
  });

  it('stay empty when they are reset during their request', async () => {
    answer('ownedGames', 'a');
    const { store } = createSignedInStore();

    store.dispatch(listRequested({ list: 'ownedGames' }));
    store.dispatch(listReset('ownedGames'));
    await delay(20);

    expect(store.getState().catalog.ownedGames).toEqual([]);
    expect(selectListLoading(store.getState(), 'ownedGames').status).toBe('idle');
  });

  it('can be fetched again after a failure', async () => {
    server.use(http.get(urls.ownedGames, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();
    store.dispatch(listRequested({ list: 'ownedGames' }));
    const failed = await stateWhere(store, (state) => selectListLoading(state, 'ownedGames').status === 'failed');
    expect(selectListLoading(failed, 'ownedGames').failure).toMatchObject({ code: 1 });

    answer('ownedGames', 'a');

    expect(idsOf((await load(store, 'ownedGames')).catalog.ownedGames)).toBe('a');
  });

  it('show every game once, by the catalog rules, and nothing after logout', async () => {
    answer('ownedGames', 'a', 'b', 'c');
    answer('lastPlayedGames', 'a', 'b', 'c');
    answer('latestReleases', 'x');
    answer('gamesNotOwned', 'x', 'y');
    const { store } = createSignedInStore();
    for (const list of gameLists) await load(store, list);

    const state = store.getState();
    expect(selectMainLastPlayedGame(state)?.spaceId).toBe('a');
    expect(idsOf(selectOtherLastPlayedGames(state))).toBe('bc');
    expect(idsOf(shownGames.ownedGames(state))).toBe('c');
    expect(idsOf(shownGames.latestReleases(state))).toBe('x');
    expect(idsOf(shownGames.gamesNotOwned(state))).toBe('y');

    store.dispatch(logoutStarted());
    expect(gameLists.flatMap((list) => store.getState().catalog[list])).toEqual([]);
  });
});
