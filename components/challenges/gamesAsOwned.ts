import type { Game } from '../../services/clubWebsite/games';
import type { GameOf } from './ChallengeRows';

/** Names a challenge's game with its picture; one that is not among the owned ones by what the challenge itself tells. */
export const gamesAsOwned =
  (games: readonly Game[]): GameOf =>
  ({ spaceId, gameTitle }) => {
    const game = games.find((candidate) => candidate.spaceId === spaceId);
    if (game) return { title: game.title, picture: game.images.lowThumbnail };
    return gameTitle === null ? undefined : { title: gameTitle, picture: null };
  };
