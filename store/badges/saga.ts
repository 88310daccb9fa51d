import { all, call, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { getBadges } from '../../services/clubWebsite/badges';
import { getActions } from '../../services/console/console';
import { playerReturned } from '../session/events';
import { callService } from '../support/callService';
import { refreshOn } from '../support/refreshOn';
import { safely } from '../support/safely';
import { badgesFailed, badgesFetched, badgesRequested } from './slice';

function* fetchBadges({ payload: { spaceId } }: ReturnType<typeof badgesRequested>): SagaGenerator<void> {
  const { badges, actions } = yield* all({
    badges: call(fetchList, spaceId),
    actions: call(fetchActions, spaceId),
  });
  yield* put(badgesFetched({ badges, actions }));
}

function* fetchList(spaceId: string | null) {
  return yield* callService(getBadges, { spaceId: spaceId ?? undefined });
}

function* fetchActions(spaceId: string | null) {
  return spaceId === null ? [] : (yield* callService(getActions, { spaceId })).actions;
}

export function* badgesSaga(): SagaGenerator<void> {
  yield* takeLatest(badgesRequested, safely(fetchBadges, badgesFailed));
  yield* refreshOn(
    [playerReturned],
    ({ badges }) => badges,
    ({ spaceId }) => badgesRequested({ spaceId }),
  );
}
