import { guid } from '../domain/guid';

/** Ids of the seeded rows: the same in every database, so that a link to a game or a reward works everywhere. */
export const ids = {
  /** The club's own space, for what belongs to no game. */
  club: guid('space', 'club'),
  space: (gameSlug: string) => guid('space', gameSlug),
  application: (gameSlug: string, platform: string) => guid('application', gameSlug, platform),
  reward: (gameSlug: string, key: string) => guid('reward', gameSlug, key),
  action: (gameSlug: string, key: string) => guid('action', gameSlug, key),
  badge: (gameSlug: string, key: string) => guid('badge', gameSlug, key),
  challenge: (gameSlug: string, key: string) => guid('challenge-definition', gameSlug, key),
  player: (key: string) => guid('player', key),
};
