import { getLeaderboard } from '../../../services/account/leaderboard';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';
import { givesAvatars } from '../givesAvatars';
import { friendRemoved, friendshipMade } from '../slice';

export const leaderboard = createResource('leaderboard', {
  *fetch() {
    const { scores, ...rest } = yield* callService(getLeaderboard, null);
    return { ...rest, scores: scores.map(yield* givesAvatars()) };
  },
  refreshOn: [friendshipMade, friendRemoved],
});
