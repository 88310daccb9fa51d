import { put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getActions } from '../../services/console/endpoints';
import { toFailure } from '../../services/http/errors';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { badgesFailed, badgesFetched, badgesRequested } from './slice';

function* fetchBadges({ payload: { spaceId } }: ReturnType<typeof badgesRequested>): SagaGenerator<void> {
  try {
    const { actions } = yield* callService(getActions, { spaceId: spaceId ?? undefined });
    yield* put(badgesFetched(actions));
  } catch (error) {
    yield* put(badgesFailed(toFailure(error)));
  }
}

export function* badgesSaga(): SagaGenerator<void> {
  yield* takeLatest(badgesRequested, safely(fetchBadges));
}
