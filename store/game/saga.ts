import { put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { getGame } from '../../services/clubWebsite/games';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { differs } from './rules';
import { selectGame, selectGameStatus } from './selectors';
import { gameFailed, gameFetched, gameRequested, gameReset, gameSelected } from './slice';

function* fetchGame({ payload: { slug, platform } }: ReturnType<typeof gameRequested>): SagaGenerator<void> {
  const { game } = yield* race({ game: callService(getGame, { slug, platform }), reset: take(gameReset) });
  if (game) yield* put(gameFetched(game));
}

/** A game that could not be fetched is requested again when the player returns to its page. */
function* selectGamePage({ payload }: ReturnType<typeof gameSelected>): SagaGenerator<void> {
  if (differs(yield* select(selectGame), payload)) yield* put(gameRequested(payload));
  for (;;) {
    const { left } = yield* race({ returned: take(playerReturned), left: take(gameReset) });
    if (left) return;
    if ((yield* select(selectGameStatus)) === 'failed') yield* put(gameRequested(payload));
  }
}

/** A failure leaves the present one, not the sample game. */
function* refreshGame(): SagaGenerator<void> {
  const game = yield* select(selectGame);
  if (game === null || (yield* select(selectGameStatus)) !== 'loaded') return;
  const { slug, platform } = game;
  try {
    const { fetched } = yield* race({ fetched: callService(getGame, { slug, platform }), left: take(leavesGame) });
    if (fetched) yield* put(gameFetched(fetched));
  } catch {
    // The present game stays.
  }
}

const leavesGame = (action: { type: string }) => gameReset.match(action) || gameRequested.match(action);

export function* gameSaga(): SagaGenerator<void> {
  yield* takeLatest(gameRequested, safely(fetchGame, gameFailed));
  yield* takeLatest(gameSelected, safely(selectGamePage));
  yield* takeLatest(playerReturned, safely(refreshGame));
}
