import { getLeaderboard, type Leaderboard } from '../../../services/account/leaderboard';
import { avatarImageUrl } from '../../../services/avatar/avatarImage';
import { callService } from '../../support/callService';
import { createResource, type Resource } from '../../support/createResource';
import { getDependencies } from '../../support/dependencies';
import { friendRemoved, friendshipMade } from '../slice';

/** The scores of the player and the friends, and the end of the week. */
export const leaderboard: Resource<null, Leaderboard> = createResource({
  name: 'leaderboard',
  select: (state) => state.leaderboard,
  *fetch() {
    const { environment } = yield* getDependencies();
    const { scores, ...rest } = yield* callService(getLeaderboard, null);
    const known = scores.map((score) => ({
      ...score,
      avatarUrl: score.avatarUrl ?? avatarImageUrl(environment, score.pid),
    }));
    return { ...rest, scores: known };
  },
  refreshOn: [friendshipMade, friendRemoved],
});
