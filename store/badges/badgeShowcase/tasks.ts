import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { type Entity, getEntity, updateSelectedBadges } from '../../../services/account/entities';
import { getBadges } from '../../../services/clubWebsite/badges';
import { ServiceError, serviceErrorCodes } from '../../../services/http/errors';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { selectionStored } from './events';
import { reapply } from './rules';
import { selectBadgeSlots, selectSelection } from './selectors';

export interface SelectionChange {
  base: { revision: number; badgeList: string[] };
  badgeList: string[];
}

export const ownedBadges = createResource('ownedBadges', {
  *fetch() {
    return (yield* callService(getBadges, {})).filter(({ isOwned }) => isOwned);
  },
});

/** Attempts to store a list that is changed elsewhere at the same time, before the error is shown. */
const mostAttempts = 3;

/** `wasMerged`: the list was changed elsewhere at the same time, and both changes were kept. */
export function* storeSelection(change: SelectionChange): SagaGenerator<{ wasMerged: boolean }> {
  const { entity, wasMerged } = yield* storeOnNewest(change);
  const badges = yield* describe(entity.obj.badgeList);
  const { entityId, revision } = entity;
  const isComplete = badges.length === entity.obj.badgeList.length;
  yield* put(selectionStored({ selection: { entityId, revision, badges }, isComplete }));
  return { wasMerged };
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
  const { data: owned } = yield* select(ownedBadges.select);
  const { badges } = yield* select(selectSelection);
  const known = [...(owned ?? []), ...badges];
  return badgeList.flatMap((badgeId) => known.find((badge) => badge.badgeId === badgeId) ?? []);
}
