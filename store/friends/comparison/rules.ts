import type { Game } from '../../../services/clubWebsite/games';
import type { UserProfile } from '../../../services/clubWebsite/profiles';

/** `games` by newest session. */
export interface ComparedFriend {
  profile: UserProfile;
  games: Game[];
}

type Played = Pick<Game, 'spaceId' | 'title' | 'slug' | 'platform' | 'images' | 'secondsPlayed'>;

export interface GameInCommon extends Pick<Game, 'spaceId' | 'title' | 'slug' | 'platform' | 'images'> {
  mine: number;
  theirs: number;
}

/** The most hours in total first; ties by title in the order of the locale. */
export function gamesInCommon(mine: readonly Played[], theirs: readonly Played[], locale: string): GameInCommon[] {
  return mine
    .flatMap(({ secondsPlayed, spaceId, title, slug, platform, images }) => {
      const other = theirs.find((game) => game.spaceId === spaceId);
      return other
        ? [{ spaceId, title, slug, platform, images, mine: secondsPlayed, theirs: other.secondsPlayed }]
        : [];
    })
    .sort((a, b) => b.mine + b.theirs - (a.mine + a.theirs) || a.title.localeCompare(b.title, locale));
}
