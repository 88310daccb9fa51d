import { all, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getBadges } from '../../services/clubWebsite/badges';
import { getActions } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { refreshOn } from '../support/refreshOn';
import { safely } from '../support/safely';
import { badgesFailed, badgesFetched, badgesRequested } from './slice';

function* fetchBadges({ payload: { spaceId } }: ReturnType<typeof badgesRequested>): SagaGenerator<void> {
  const loaded = yield* all({
    badges: callService(getBadges, { spaceId }),
    actions: callService(getActions, { spaceId }),
  });
  yield* put(badgesFetched(loaded));
}

export function* badgesSaga(): SagaGenerator<void> {
  yield* takeLatest(badgesRequested, safely(fetchBadges, badgesFailed));
  yield* refreshOn(
    [playerReturned],
    ({ badges }) => badges,
    ({ spaceId }) => badgesRequested({ spaceId }),
  );
}
