import { all, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getLastPlayedGames, getPlayerProfile } from '../../../services/clubWebsite/endpoints';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { comparisonFailed, comparisonFetched, comparisonRequested } from './slice';

function* fetchFriend({ payload: profileId }: ReturnType<typeof comparisonRequested>): SagaGenerator<void> {
  const friend = yield* all({
    profile: callService(getPlayerProfile, { profileId }),
    games: callService(getLastPlayedGames, { profileId }),
  });
  yield* put(comparisonFetched(friend));
}

export function* comparisonSaga(): SagaGenerator<void> {
  yield* takeLatest(comparisonRequested, safely(fetchFriend, comparisonFailed));
}
