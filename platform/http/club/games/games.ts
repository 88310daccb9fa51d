import { z } from 'zod';
import { readFriendsInGames } from '../../../db/stores/players/friendStore';
import { addDays } from '../../../domain/calendar';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { flagInQuery, numberInQuery } from '../../kernel/validate';
import { isReleased, lastPlayed, readPlayerGames, type PlayerGame } from './playerGames';
import { websitePaths } from '../paths';
import { gameShape, websiteGame } from './gameShape';
import { visibleProfile } from '../friends/visibleProfile';

const limit = numberInQuery({ min: 1, max: 100, fallback: 100 });
const gameQuery = z.union([
  z.object({ spaceId: z.guid() }),
  z.object({
    slug: z.string().describe('With a platform, instead of a space.'),
    platform: z.string().describe('With a slug, instead of a space.'),
  }),
]);
const list = z.array(gameShape);
const listQuery = z.object({
  friends: flagInQuery('`false` leaves out the friends who own the games.'),
});

/** The publisher's games with the player's progress (wire, Club: website/game and games). */
export function games(services: ServiceContext) {
  const { db } = services;

  /** The games that `choose` selects, in its order, at most `most`. */
  async function listOf(
    { profileId, now, most, friends }: { profileId: string; now: Date; most: number; friends: boolean },
    choose: (all: PlayerGame[]) => PlayerGame[],
  ) {
    const games = choose(await readPlayerGames(db, profileId, now)).slice(0, most);
    const found = friends ? await readFriendsInGames(db, profileId, now) : null;
    return games.map((player) => websiteGame(services, profileId, player, found?.get(player.game.spaceId) ?? [], now));
  }

  return [
    playerOperation('GET', websitePaths('game'), {
      id: 'getGame',
      summary: 'One game, by its space, or by its slug and a platform.',
      query: gameQuery,
      response: gameShape,
      errors: ['notFound'],
      handle: async ({ profileId, query, now }) => {
        const found = (await readPlayerGames(db, profileId, now)).find((one) => isNamed(one, query));
        const player = orNotFound(found, `There is no game ${nameOf(query)}.`);
        const { spaceId } = player.game;
        const friends = await readFriendsInGames(db, profileId, now, spaceId);
        const on = 'slug' in query ? query.platform.toUpperCase() : undefined;
        return websiteGame(services, profileId, player, friends.get(spaceId) ?? [], now, on);
      },
    }),
    playerOperation('GET', websitePaths('games/owned'), {
      id: 'getOwnedGames',
      summary: 'The games that the player owns, last played first, without the current one.',
      query: listQuery.extend({ currentGameSpaceId: z.guid().optional(), limit }),
      response: list,
      handle: ({ profileId, query: { currentGameSpaceId, limit: most, friends }, now }) =>
        listOf({ profileId, now, most, friends }, (all) =>
          byLastPlayed(all.filter((one) => one.owned.length > 0 && one.game.spaceId !== currentGameSpaceId)),
        ),
    }),
    playerOperation('GET', websitePaths('games/latestreleased'), {
      id: 'getLatestReleases',
      summary: 'The games released within so many days, newest first.',
      query: listQuery.extend({ days: numberInQuery({ min: 1, max: 3650, fallback: 180 }), limit }),
      response: list,
      handle: ({ profileId, query: { days, limit: most, friends }, now }) =>
        listOf({ profileId, now, most, friends }, (all) => byRelease(all.filter((one) => isLatest(one, days, now)))),
    }),
    playerOperation('GET', websitePaths('games/notowned'), {
      id: 'getGamesNotOwned',
      summary: 'The games that the player does not own; with `days`, without those released within them.',
      query: listQuery.extend({ days: z.coerce.number().int().min(1).max(3650).optional(), limit }),
      response: list,
      handle: ({ profileId, query: { days, limit: most, friends }, now }) =>
        listOf({ profileId, now, most, friends }, (all) =>
          all.filter((one) => one.owned.length === 0 && !(days && isLatest(one, days, now))),
        ),
    }),
    playerOperation('GET', websitePaths('stats/lastplayedgame'), {
      id: 'getLastPlayedGames',
      summary: 'The games that the player, or a friend, played, newest session first.',
      isOfAnybody: true,
      query: listQuery,
      response: list,
      errors: ['forbidden'],
      handle: async ({ c, query: { friends }, now }) => {
        const { profileId } = await visibleProfile(c, services);
        return listOf({ profileId, now, most: 100, friends }, (all) =>
          byLastPlayed(all.filter((one) => lastPlayed(one) !== null)),
        );
      },
    }),
  ];
}

type GameQuery = z.infer<typeof gameQuery>;

const isNamed = ({ game }: PlayerGame, query: GameQuery) =>
  'spaceId' in query
    ? game.spaceId === query.spaceId
    : game.slug === query.slug &&
      game.platforms.some((row) => row.platform.toLowerCase() === query.platform.toLowerCase());

const nameOf = (query: GameQuery) => ('spaceId' in query ? query.spaceId : `${query.slug}/${query.platform}`);

const isLatest = (one: PlayerGame, days: number, now: Date) =>
  isReleased(one, now) && one.game.releaseDate >= addDays(now, -days);

const byLastPlayed = (all: PlayerGame[]) =>
  all.sort((a, b) => (lastPlayed(b)?.getTime() ?? 0) - (lastPlayed(a)?.getTime() ?? 0));

const byRelease = (all: PlayerGame[]) =>
  all.sort((a, b) => b.game.releaseDate.getTime() - a.game.releaseDate.getTime());
