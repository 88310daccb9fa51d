import { all, call, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import {
  type Game,
  getGamesNotOwned,
  getLastPlayedGames,
  getLatestReleases,
  getOwnedGames,
} from '../../services/clubWebsite/games';
import { logoutStarted, playerReturned } from '../session/events';
import type { PlayerState } from '../rootReducer';
import { rewardsConfig } from '../rewards/rewardsConfig/tasks';
import { callService } from '../support/callService';
import { needsFetch } from '../support/requestState';
import { safely } from '../support/safely';
import { selectListLoading } from './selectors';
import {
  gameLists,
  type GameListName,
  listFailed,
  listFetched,
  listFetchStarted,
  listInvalidated,
  listRefreshFailed,
  listRefreshStarted,
  listRequested,
  listReset,
} from './slice';

/** Requests for new games have a limit (spec 7): the maximum, so that search and filters cover all games. */
const limit = 100;

function* fetchList({ payload: { list } }: ReturnType<typeof listRequested>): SagaGenerator<void> {
  if (yield* select(({ catalog }: PlayerState) => catalog.outdated.includes(list))) {
    const isRefreshed = yield* refreshList(list);
    if (isRefreshed) return;
    yield* put(listInvalidated(list));
  }
  if (!needsFetch(yield* select(selectListLoading, list))) return;
  yield* put(listFetchStarted(list));
  const { games } = yield* race({ games: fetchers[list](), dropped: take(dropsList(list)) });
  if (games) yield* put(listFetched({ list, games }));
}

const dropsList = (list: GameListName) => (action: { type: string }) =>
  (listReset.match(action) || listInvalidated.match(action)) && action.payload === list;

const fetchers: Record<GameListName, () => SagaGenerator<Game[]>> = {
  gamesNotOwned: () => callService(getGamesNotOwned, { limit, friends: false }),
  *latestReleases() {
    return yield* callService(getLatestReleases, { days: yield* releaseDays(), limit, friends: false });
  },
  lastPlayedGames: () => callService(getLastPlayedGames, { friends: false }),
  ownedGames: () => callService(getOwnedGames, { friends: false }),
};

/**
 * For how many days a game counts as a new release, once the config is known (spec 9, Rewards). Undefined after a
 * failure: the services then use their own number.
 */
function* releaseDays(): SagaGenerator<number | undefined> {
  if ((yield* select(rewardsConfig.select)).status === 'idle') yield* put(rewardsConfig.requested(null));
  while ((yield* select(rewardsConfig.select)).status === 'loading') yield* take('*');
  return (yield* select(rewardsConfig.select)).data?.days;
}

function* refreshPlayedLists(): SagaGenerator<void> {
  yield* all(playedLists.map((list) => call(refreshList, list)));
}

const playedLists = ['lastPlayedGames', 'ownedGames'] as const;

/** Fetches a loaded list again; false for any other. Unlike an invalidated list, the present one stays visible. */
function* refreshList(list: GameListName): SagaGenerator<boolean> {
  if ((yield* select(selectListLoading, list)).status !== 'loaded') return false;
  yield* put(listRefreshStarted(list));
  try {
    const { games } = yield* race({ games: fetchers[list](), dropped: take(dropsList(list)) });
    if (games) yield* put(listFetched({ list, games }));
  } catch {
    yield* put(listRefreshFailed(list));
  }
  return true;
}

function* resetLists(): SagaGenerator<void> {
  yield* all(gameLists.map((list) => put(listReset(list))));
}

export function* catalogSaga(): SagaGenerator<void> {
  yield* takeEvery(
    listRequested,
    safely(fetchList, (failure, { payload: { list } }) => listFailed({ list, failure })),
  );
  yield* takeLatest(playerReturned, safely(refreshPlayedLists));
  yield* takeEvery(logoutStarted, safely(resetLists));
}
