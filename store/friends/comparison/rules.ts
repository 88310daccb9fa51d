import type { Game } from '../../../services/clubWebsite/games';
import type { UserProfile } from '../../../services/clubWebsite/profiles';

/** `games` by newest session. */
export interface ComparedFriend {
  profile: UserProfile;
  games: Game[];
}

interface GameInCommon extends Pick<Game, 'spaceId' | 'title' | 'images'> {
  mine: number;
  theirs: number;
}

type Played = Pick<Game, 'spaceId' | 'title' | 'images' | 'secondsPlayed'>;

/** The most hours in total first; ties by title in the order of the locale. */
export function gamesInCommon(mine: readonly Played[], theirs: readonly Played[], locale: string): GameInCommon[] {
  return mine
    .flatMap(({ secondsPlayed, spaceId, title, images }) => {
      const other = theirs.find((game) => game.spaceId === spaceId);
      return other ? [{ spaceId, title, images, mine: secondsPlayed, theirs: other.secondsPlayed }] : [];
    })
    .sort((a, b) => b.mine + b.theirs - (a.mine + a.theirs) || a.title.localeCompare(b.title, locale));
}
