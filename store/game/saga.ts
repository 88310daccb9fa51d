import { put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { getGame } from '../../services/clubWebsite/games';
import { toFailure } from '../../services/http/errors';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { differs } from './rules';
import { selectGame } from './selectors';
import { gameFailed, gameFetched, gameRequested, gameReset, gameSelected } from './slice';

function* fetchGame({ payload: { slug, platform } }: ReturnType<typeof gameRequested>): SagaGenerator<void> {
  try {
    const { game } = yield* race({ game: callService(getGame, { slug, platform }), reset: take(gameReset) });
    if (game) yield* put(gameFetched(game));
  } catch (error) {
    yield* put(gameFailed(toFailure(error)));
  }
}

function* selectGamePage({ payload }: ReturnType<typeof gameSelected>): SagaGenerator<void> {
  if (differs(yield* select(selectGame), payload)) yield* put(gameRequested(payload));
}

export function* gameSaga(): SagaGenerator<void> {
  yield* takeLatest(gameRequested, safely(fetchGame));
  yield* takeLatest(gameSelected, safely(selectGamePage));
}
