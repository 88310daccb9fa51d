import { all, call, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { updateSelectedBadges } from '../../services/account/endpoints';
import { getBadges } from '../../services/clubWebsite/endpoints';
import { getActions } from '../../services/console/endpoints';
import { toFailure } from '../../services/http/errors';
import { profileRequested } from '../profile/slice';
import type { RootState } from '../rootReducer';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import {
  badgesFailed,
  badgesFetched,
  badgesRequested,
  selectionFailed,
  selectionRequested,
  selectionStored,
} from './slice';

function* fetchBadges({ payload: { spaceId } }: ReturnType<typeof badgesRequested>): SagaGenerator<void> {
  try {
    const { badges, actions } = yield* all({
      badges: call(fetchList, spaceId),
      actions: call(fetchActions, spaceId),
    });
    yield* put(badgesFetched({ badges, actions }));
  } catch (error) {
    yield* put(badgesFailed(toFailure(error)));
  }
}

function* fetchList(spaceId: string | null) {
  return yield* callService(getBadges, { spaceId: spaceId ?? undefined });
}

function* fetchActions(spaceId: string | null) {
  return spaceId === null ? [] : (yield* callService(getActions, { spaceId })).actions;
}

/** The profile brings the badges that are shown then, and the revision that the next change is based on. */
function* storeSelection({ payload: badgeList }: ReturnType<typeof selectionRequested>): SagaGenerator<void> {
  const { entityId, revision } = yield* select(selectSelection);
  try {
    yield* callService(updateSelectedBadges, {
      entityId,
      badges: { badgeList, revision, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' },
    });
    yield* put(selectionStored());
  } catch (error) {
    yield* put(selectionFailed(toFailure(error)));
  }
  yield* put(profileRequested());
}

const nothingSelected = { entityId: 'userSelectedBadges', revision: 0 };
const selectSelection = ({ profile }: RootState) => profile.selectedBadges ?? nothingSelected;

export function* badgesSaga(): SagaGenerator<void> {
  yield* takeLatest(badgesRequested, safely(fetchBadges));
  yield* takeLeading(selectionRequested, safely(storeSelection));
}
