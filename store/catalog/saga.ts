import { all, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import {
  getGamesNotOwned,
  getLastPlayedGames,
  getLatestReleases,
  getOwnedGames,
} from '../../services/clubWebsite/games';
import type { Game } from '../../services/clubWebsite/games';
import { logoutStarted } from '../auth/slice';
import { callService } from '../support/callService';
import { needsFetch } from '../support/requestState';
import { safely } from '../support/safely';
import { selectIsListOutdated, selectListLoading } from './selectors';
import {
  gameLists,
  type GameListName,
  listFailed,
  listFetched,
  listFetchStarted,
  listInvalidated,
  listRequested,
  listReset,
  type ListQuery,
} from './slice';

/** Requests for new games have a limit (spec 7): the maximum, so that search and filters cover all games. */
const defaultLimit = 100;

function* fetchList({ payload: { list, ...query } }: ReturnType<typeof listRequested>): SagaGenerator<void> {
  if (yield* select(selectIsListOutdated, list)) yield* put(listInvalidated(list));
  if (!needsFetch(yield* select(selectListLoading, list))) return;
  yield* put(listFetchStarted(list));
  const { games } = yield* race({ games: fetchers[list](query), dropped: take(dropsList(list)) });
  if (games) yield* put(listFetched({ list, games }));
}

/** A list that is reset or invalidated during its request stays empty. */
const dropsList = (list: GameListName) => (action: { type: string }) =>
  (listReset.match(action) || listInvalidated.match(action)) && action.payload === list;

const fetchers: Record<GameListName, (query: ListQuery) => SagaGenerator<Game[]>> = {
  gamesNotOwned: ({ days, limit = defaultLimit }) => callService(getGamesNotOwned, { days, limit }),
  latestReleases: ({ days, limit = defaultLimit }) => callService(getLatestReleases, { days, limit }),
  lastPlayedGames: () => callService(getLastPlayedGames, {}),
  ownedGames: ({ currentGameSpaceId, limit }) => callService(getOwnedGames, { currentGameSpaceId, limit }),
};

function* resetLists(): SagaGenerator<void> {
  yield* all(gameLists.map((list) => put(listReset(list))));
}

export function* catalogSaga(): SagaGenerator<void> {
  yield* takeEvery(
    listRequested,
    safely(fetchList, (failure, { payload: { list } }) => listFailed({ list, failure })),
  );
  yield* takeEvery(logoutStarted, safely(resetLists));
}
