import { Hono } from 'hono';
import { z } from 'zod';
import { readOwnedBadges } from '../../db/actionStore';
import { findEntity, saveEntity, selectedBadgesEntity, selectedBadgesType, type EntityRow } from '../../db/entityStore';
import { changePlayer } from '../../db/playerStore';
import { badgeSlotsAt, levelOf } from '../../domain/levels';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { requireTicket } from '../ticket';
import { readBody } from '../validate';
import { wireDateOrNull } from './wire';

const path = '/v2/profiles/entities/:entityId';
const entityBody = z.object({
  badgeList: z.array(z.guid()),
  revision: z.number().int().min(0),
  spaceId: z.guid().nullish(),
  tags: z.array(z.string().max(40)).max(10).default(['badge', 'club']),
  type: z.literal(selectedBadgesType),
});

/** The badges that a player shows (spec 3, userSelectedBadges; wire, Entity). */
export function entities(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .get(path, requireTicket(platform), async (c) => {
      const { profileId } = c.get('caller');
      const mine = selectedBadgesEntity(profileId);
      if (mine.entityId !== c.req.param('entityId')) throw new PlatformError('notFound');
      return c.json(entityReply((await findEntity(db, profileId, mine.entityId)) ?? blank(profileId, clock.now())));
    })
    .put(path, requireTicket(platform), async (c) => {
      const { profileId } = c.get('caller');
      const { badgeList, revision, spaceId = null, tags } = await readBody(c, entityBody);
      if (selectedBadgesEntity(profileId).entityId !== c.req.param('entityId')) throw new PlatformError('notFound');
      const saved = await changePlayer(db, profileId, async (tx, player) => {
        const { entityId } = selectedBadgesEntity(profileId);
        const current = (await findEntity(tx, profileId, entityId)) ?? blank(profileId, clock.now());
        if (current.revision !== revision)
          throw new PlatformError('staleRevision', { moreInfo: `${current.revision}` });
        checkBadges(badgeList, await readOwnedBadges(tx, profileId), badgeSlotsAt(levelOf(player.xp).levelNumber));
        const next = {
          ...current,
          spaceId,
          tags,
          obj: { badgeList },
          revision: revision + 1,
          lastModified: clock.now(),
        };
        await saveEntity(tx, next);
        return next;
      });
      return c.json(entityReply(saved));
    });
}

const blank = (profileId: string, now: Date): EntityRow => ({
  ...selectedBadgesEntity(profileId),
  spaceId: null,
  obj: { badgeList: [] },
  revision: 0,
  lastModified: now,
});

const entityReply = (entity: EntityRow) => ({ ...entity, lastModified: wireDateOrNull(entity.lastModified) });

/** A player shows only badges of their own, each once, and no more than there are slots. */
function checkBadges(badgeList: string[], owned: string[], slots: number) {
  const fault =
    badgeList.length > slots
      ? `there are ${slots} slots`
      : new Set(badgeList).size < badgeList.length
        ? 'a badge is named twice'
        : badgeList.some((badgeId) => !owned.includes(badgeId)) && 'a badge is not owned';
  if (fault) throw new PlatformError('malformed', { moreInfo: `Body field 'badgeList': ${fault}.` });
}
