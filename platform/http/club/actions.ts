import { Hono } from 'hono';
import { z } from 'zod';
import { completeActions, readActions, readBadges, readOwnedBadges } from '../../db/actionStore';
import { findGame } from '../../db/gameStore';
import { changePlayer } from '../../db/playerStore';
import type { HonoEnv, Platform } from '../context';
import { requireTicket } from '../ticket';
import { numberInQuery, readBody, readQuery } from '../validate';
import { clubPath, consolePath, profileOf, sharedPaths, spaceQuery } from './paths';
import { badgeImage, wireAction } from './wire';

const pageQuery = spaceQuery.extend({
  limit: numberInQuery({ min: 1, max: 100, fallback: 50 }),
  offset: numberInQuery({ min: 0, max: 10_000, fallback: 0 }),
});
const completedBody = z.object({ ids: z.array(z.guid()).min(1).max(50), spaceId: z.guid() });

/** What can be done in a game, what of it is done, and the badges it gives (wire, Club). */
export function actions(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .put(clubPath('actions'), requireTicket(platform), async (c) => {
      const [now, profileId] = [clock.now(), profileOf(c)];
      const { ids, spaceId } = await readBody(c, completedBody);
      const named = await changePlayer(db, profileId, (tx, player) =>
        completeActions(tx, player, { spaceId, actionIds: ids.map((id) => id.toLowerCase()) }, now),
      );
      return c.json({ actions: named.map((row) => wireAction(platform, row)) });
    })
    .get(clubPath('actions'), requireTicket(platform), async (c) => {
      const { spaceId, limit, offset } = readQuery(c, pageQuery);
      const all = await readActions(db, profileOf(c), spaceId);
      const page = all.slice(offset, offset + limit);
      return c.json({ actions: page.map((row) => wireAction(platform, row)), total: all.length });
    })
    .get(consolePath('actions/details'), requireTicket(platform), async (c) => {
      const { spaceId } = readQuery(c, spaceQuery);
      const rows = await readActions(db, profileOf(c), spaceId);
      const game = await findGame(db, { spaceId });
      return c.json({
        actions: rows.map((row) => wireAction(platform, row)),
        groups: game ? [{ id: spaceId, name: game.title }] : [],
      });
    })
    .on('GET', sharedPaths('badges/details'), requireTicket(platform), async (c) => {
      const { spaceId } = readQuery(c, spaceQuery.partial());
      const owned = await readOwnedBadges(db, profileOf(c));
      const rows = (await readBadges(db)).filter(({ badge }) => !spaceId || badge.spaceId === spaceId);
      return c.json({
        badges: rows.map(({ badge, gameSlug, gameTitle }) => ({
          badgeId: badge.badgeId,
          spaceId: badge.spaceId,
          gameSlug,
          gameTitle,
          name: badge.name,
          description: badge.description,
          imageUrl: badgeImage(platform, gameSlug, badge),
          actionId: badge.actionId,
          isOwned: owned.includes(badge.badgeId),
        })),
      });
    });
}
