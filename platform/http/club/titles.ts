import { Hono } from 'hono';
import { z } from 'zod';
import { own } from '../../db/gameStore';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { listInQuery, readBody, readQuery } from '../validate';
import { readPlayerGames, type PlayerGame } from './gameReply';
import { clubPath, optionalSpaceQuery, profileOf, spaceQuery } from './paths';

const titlesQuery = optionalSpaceQuery.extend({ platforms: listInQuery.optional() });
const titleBody = z.object({ spaceId: spaceQuery.shape.spaceId });

/** The games that a player has, one row a platform; a game that starts adds itself (wire, Club: titles). */
export function titles(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .get(clubPath('titles'), requireTicket(platform), async (c) => {
      const [profileId, query] = [profileOf(c), readQuery(c, titlesQuery)];
      const rows = (await readPlayerGames(db, profileId, clock.now()))
        .filter(({ game, owned }) => (query.spaceId ? game.spaceId === query.spaceId : owned.length > 0))
        .flatMap((game) => titlesOf(game, profileId))
        .filter((row) => !query.platforms || query.platforms.includes(row.platform));
      return c.json({ titles: rows });
    })
    .put(clubPath('titles'), requireTicket(platform), async (c) => {
      const [now, profileId] = [clock.now(), profileOf(c)];
      const { spaceId } = await readBody(c, titleBody);
      const find = async () => (await readPlayerGames(db, profileId, now)).find((one) => one.game.spaceId === spaceId);
      const title = await find();
      const first = title?.game.platforms[0]?.platform;
      if (!title || !first) throw new PlatformError('notFound', { message: `Resource '${spaceId}' not found.` });
      if (title.owned.length === 0) await own(db, { profileId, spaceId, platform: first }, now);
      const after = await find();
      return c.json({ titles: after ? titlesOf(after, profileId) : [] });
    });
}

function titlesOf({ game, owned, counts }: PlayerGame, profileId: string) {
  const platforms = owned.length > 0 ? owned.map((row) => row.platform) : game.platforms.map((row) => row.platform);
  return platforms.map((platform) => ({
    spaceId: game.spaceId,
    profileId,
    platform,
    owned: owned.length > 0,
    units: counts?.units,
    actions: counts?.actions,
    badges: counts?.badges,
    rewards: counts?.rewards,
    challengesCompleted: counts?.challengesCompleted ?? 0,
    gameXp: owned.find((row) => row.platform === platform)?.xp ?? 0,
  }));
}
