import { all } from 'typed-redux-saga';
import { type Game, getLastPlayedGames } from '../../../services/clubWebsite/games';
import { getPlayerProfile, type UserProfile } from '../../../services/clubWebsite/profiles';
import { callService } from '../../support/callService';
import { createResource, type Resource } from '../../support/createResource';

/** A friend whom the player compares with, by profile id: the profile, and the games, newest session first. */
export const comparison: Resource<string, { profile: UserProfile; games: Game[] }> = createResource({
  name: 'comparison',
  select: (state) => state.comparison,
  *fetch(profileId) {
    return yield* all({
      profile: callService(getPlayerProfile, { profileId }),
      games: callService(getLastPlayedGames, { profileId }),
    });
  },
});
