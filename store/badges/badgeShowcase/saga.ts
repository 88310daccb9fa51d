import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { updateSelectedBadges } from '../../../services/account/entities';
import { getEntity } from '../../../services/account/entities';
import type { Entity } from '../../../services/account/entities';
import { getBadges } from '../../../services/clubWebsite/badges';
import { ServiceError, serviceErrorCodes } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { takeOneAtATime } from '../../support/takeOneAtATime';
import { reapply } from './rules';
import { selectBadgeSlots, selectSelectedBadges, selectSelection } from './selectors';
import {
  ownedBadgesFailed,
  ownedBadgesFetched,
  ownedBadgesRequested,
  selectionFailed,
  selectionRequested,
  selectionStored,
  type SelectionChange,
} from './slice';

/** Attempts to store a list that is changed elsewhere at the same time, before the error is shown. */
const mostAttempts = 3;

function* fetchOwnedBadges(): SagaGenerator<void> {
  const badges = yield* callService(getBadges, {});
  yield* put(ownedBadgesFetched(badges.filter(({ isOwned }) => isOwned)));
}

function* storeSelection({ payload: change }: ReturnType<typeof selectionRequested>): SagaGenerator<void> {
  const { entity, wasMerged } = yield* storeOnNewest(change);
  const badges = yield* describe(entity.obj.badgeList);
  const { entityId, revision } = entity;
  const isComplete = badges.length === entity.obj.badgeList.length;
  yield* put(selectionStored({ selection: { entityId, revision, badges }, wasMerged, isComplete }));
}

/** A stale change is applied again to the stored list. */
function* storeOnNewest({ base, badgeList: mine }: SelectionChange) {
  const { entityId } = yield* select(selectSelection);
  const slots = yield* select(selectBadgeSlots);
  let { revision } = base;
  let badgeList = mine;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const badges = { badgeList, revision, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' };
      const entity: Entity = yield* callService(updateSelectedBadges, { entityId, badges });
      return { entity, wasMerged: attempt > 1 };
    } catch (error) {
      if (!isStale(error) || attempt === mostAttempts) throw error;
      const newest = yield* callService(getEntity, { entityId });
      revision = newest.revision;
      badgeList = reapply({ base: base.badgeList, mine, theirs: newest.obj.badgeList }, slots);
    }
  }
}

const isStale = (error: unknown) =>
  error instanceof ServiceError && error.errorCode === serviceErrorCodes.staleRevision;

function* describe(badgeList: readonly string[]) {
  const { owned } = yield* select(selectSelectedBadges);
  const { badges } = yield* select(selectSelection);
  const known = [...owned, ...badges];
  return badgeList.flatMap((badgeId) => known.find((badge) => badge.badgeId === badgeId) ?? []);
}

export function* selectedBadgesSaga(): SagaGenerator<void> {
  yield* takeLatest(ownedBadgesRequested, safely(fetchOwnedBadges, ownedBadgesFailed));
  yield* takeOneAtATime(selectionRequested, safely(storeSelection, selectionFailed));
}
