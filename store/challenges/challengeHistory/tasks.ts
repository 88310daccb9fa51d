import { getChallengeHistory } from '../../../services/club/challengeHistory';
import { callService } from '../../support/callService';
import { createPages } from '../../support/createPages';
import { challengesBanked, listName } from '../slice';

/** By the space of a game, or null for all; newest first. */
export const challengeHistory = createPages('challengeHistory', {
  keyOf: (spaceId) => listName({ spaceId }),
  pageSize: 10,
  *fetch(spaceId, page) {
    const { challenges, total } = yield* callService(getChallengeHistory, { spaceId: spaceId ?? undefined, ...page });
    return { items: challenges, total };
  },
  refreshOn: challengesBanked,
});
