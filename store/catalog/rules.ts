import type { Game } from '../../services/clubWebsite/games';

/** The last played list shows this many games of its own, which the owned list then leaves out (spec 4, Game lists). */
const lastPlayedShown = 2;

/** The main last played game is the first one, the rest form the list (spec 4, Catalog rules). */
export function splitLastPlayed(lastPlayed: readonly Game[]): { main: Game | null; others: Game[] } {
  const [main = null, ...others] = lastPlayed;
  return { main, others };
}

/** The games played last that the owned list leaves to the last played one. */
export const lastPlayedBesideOwned = (lastPlayed: readonly Game[]) => lastPlayed.slice(0, lastPlayedShown);

/** Owned games without the first two that were played last (spec 4, Catalog rules). */
export const ownedBesideLastPlayed = (owned: readonly Game[], lastPlayed: readonly Game[]) =>
  without(owned, lastPlayedBesideOwned(lastPlayed));

/** Games that are not owned, without the latest releases (spec 4, Catalog rules). */
export const notOwnedBesideReleases = (notOwned: readonly Game[], latestReleases: readonly Game[]) =>
  without(notOwned, latestReleases);

function without(games: readonly Game[], excluded: readonly Game[]): Game[] {
  const spaceIds = new Set(excluded.map(({ spaceId }) => spaceId));
  return games.filter(({ spaceId }) => !spaceIds.has(spaceId));
}
