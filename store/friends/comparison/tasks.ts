import { all } from 'typed-redux-saga';
import { getLastPlayedGames } from '../../../services/clubWebsite/games';
import { getPlayerProfile } from '../../../services/clubWebsite/profiles';
import { callService } from '../../support/callService';
import { createResource } from '../../support/createResource';

export const comparison = createResource('comparison', {
  *fetch(profileId) {
    return yield* all({
      profile: callService(getPlayerProfile, { profileId }),
      games: callService(getLastPlayedGames, { profileId, friends: false }),
    });
  },
});
