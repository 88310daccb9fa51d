import type { Context } from 'hono';
import { Hono } from 'hono';
import { z } from 'zod';
import { addDays } from '../../domain/calendar';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { numberInQuery, readQuery } from '../validate';
import { isReleased, lastPlayed, readPlayerGames, websiteGame, type PlayerGame } from './gameReply';
import { profileOf, websitePaths } from './paths';
import { visibleProfile } from './visibleProfile';

const limit = numberInQuery({ min: 1, max: 100, fallback: 100 });
const gameQuery = z.union([z.object({ spaceId: z.guid() }), z.object({ slug: z.string(), platform: z.string() })]);
const ownedQuery = z.object({ currentGameSpaceId: z.guid().optional(), limit });
const latestQuery = z.object({ days: numberInQuery({ min: 1, max: 3650, fallback: 180 }), limit });
const notOwnedQuery = z.object({ days: z.coerce.number().int().min(1).max(3650).optional(), limit });

/** The publisher's games as the player has them (wire, Club: website/game and games). */
export function games(platform: Platform) {
  const { db, clock } = platform;

  /** A list for the caller: what `choose` leaves, in its order, cut at `limit`. */
  const list = async (
    c: Context<HonoEnv>,
    { profileId, limit: most }: { profileId: string; limit: number },
    choose: (all: PlayerGame[], now: Date) => PlayerGame[],
  ) => {
    const now = clock.now();
    const chosen = choose(await readPlayerGames(db, profileId, now), now).slice(0, most);
    return c.json(chosen.map((game) => websiteGame(platform, profileId, game, now)));
  };

  return new Hono<HonoEnv>()
    .on('GET', websitePaths('game'), requireTicket(platform), async (c) => {
      const [now, profileId, query] = [clock.now(), profileOf(c), readQuery(c, gameQuery)];
      const game = (await readPlayerGames(db, profileId, now)).find((one) => isNamed(one, query));
      if (!game) throw new PlatformError('notFound', { message: `Resource '${nameOf(query)}' not found.` });
      const on = 'slug' in query ? query.platform.toUpperCase() : undefined;
      return c.json(websiteGame(platform, profileId, game, now, on));
    })
    .on('GET', websitePaths('games/owned'), requireTicket(platform), (c) => {
      const { currentGameSpaceId, ...query } = readQuery(c, ownedQuery);
      return list(c, { profileId: profileOf(c), ...query }, (all) =>
        byLastPlayed(all.filter((one) => one.owned.length > 0 && one.game.spaceId !== currentGameSpaceId)),
      );
    })
    .on('GET', websitePaths('games/latestreleased'), requireTicket(platform), (c) => {
      const { days, ...query } = readQuery(c, latestQuery);
      return list(c, { profileId: profileOf(c), ...query }, (all, now) =>
        byRelease(all.filter((one) => isLatest(one, days, now))),
      );
    })
    .on('GET', websitePaths('games/notowned'), requireTicket(platform), (c) => {
      const { days, ...query } = readQuery(c, notOwnedQuery);
      return list(c, { profileId: profileOf(c), ...query }, (all, now) =>
        all.filter((one) => one.owned.length === 0 && !(days && isLatest(one, days, now))),
      );
    })
    .on('GET', websitePaths('stats/lastplayedgame'), requireTicket(platform), async (c) => {
      const { profileId } = await visibleProfile(c, platform);
      return list(c, { profileId, limit: 100 }, (all) => byLastPlayed(all.filter((one) => lastPlayed(one) !== null)));
    });
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
