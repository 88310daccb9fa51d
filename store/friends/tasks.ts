import { all } from 'typed-redux-saga';
import { getLeaderboard } from '../../services/account/leaderboard';
import { getLastPlayedGames } from '../../services/clubWebsite/games';
import { getPlayerProfile } from '../../services/clubWebsite/profiles';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';
import { givesAvatars } from './givesAvatars';
import { friendRemoved, friendshipMade } from './slice';

export const leaderboard = createResource('leaderboard', {
  *fetch() {
    const { scores, ...rest } = yield* callService(getLeaderboard, null);
    return { ...rest, scores: scores.map(yield* givesAvatars()) };
  },
  refreshOn: [friendshipMade, friendRemoved],
});

export const comparison = createResource('comparison', {
  *fetch(profileId) {
    return yield* all({
      profile: callService(getPlayerProfile, { profileId }),
      games: callService(getLastPlayedGames, { profileId, friends: false }),
    });
  },
});
