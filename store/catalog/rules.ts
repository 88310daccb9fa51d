import type { Game } from '../../services/clubWebsite/games';

/** The last played list shows this many games, which the owned list leaves out (spec 4, Game lists). */
const lastPlayedShown = 2;

/** The first game is the main one, the others form the list (spec 4, Catalog rules). */
export function splitLastPlayed(lastPlayed: readonly Game[]): { main: Game | null; others: Game[] } {
  const [main = null, ...others] = lastPlayed;
  return { main, others };
}

export const lastPlayedBesideOwned = (lastPlayed: readonly Game[]) => lastPlayed.slice(0, lastPlayedShown);

/** Spec 4, Catalog rules. */
export const ownedBesideLastPlayed = (owned: readonly Game[], lastPlayed: readonly Game[]) =>
  without(owned, lastPlayedBesideOwned(lastPlayed));

/** Spec 4, Catalog rules. */
export const notOwnedBesideReleases = (notOwned: readonly Game[], latestReleases: readonly Game[]) =>
  without(notOwned, latestReleases);

function without(games: readonly Game[], excluded: readonly Game[]): Game[] {
  const spaceIds = new Set(excluded.map(({ spaceId }) => spaceId));
  return games.filter(({ spaceId }) => !spaceIds.has(spaceId));
}
