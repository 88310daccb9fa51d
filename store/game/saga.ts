import { put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { getGame } from '../../services/clubWebsite/endpoints';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { differs } from './rules';
import { selectGame } from './selectors';
import { gameFailed, gameFetched, gameRequested, gameReset, gameSelected } from './slice';

function* fetchGame({ payload: { slug, platform } }: ReturnType<typeof gameRequested>): SagaGenerator<void> {
  const { game } = yield* race({ game: callService(getGame, { slug, platform }), reset: take(gameReset) });
  if (game) yield* put(gameFetched(game));
}

function* selectGamePage({ payload }: ReturnType<typeof gameSelected>): SagaGenerator<void> {
  if (differs(yield* select(selectGame), payload)) yield* put(gameRequested(payload));
}

export function* gameSaga(): SagaGenerator<void> {
  yield* takeLatest(gameRequested, safely(fetchGame, gameFailed));
  yield* takeLatest(gameSelected, safely(selectGamePage));
}
