import { z } from 'zod';
import { readOwnedBadges } from '../../../db/stores/games/actionStore';
import {
  findEntity,
  saveEntity,
  selectedBadgesEntity,
  selectedBadgesType,
  type EntityRow,
} from '../../../db/stores/players/entityStore';
import { changePlayer } from '../../../db/stores/players/playerStore';
import { badgeSlotsAt, levelOf } from '../../../domain/levels';
import type { Platform } from '../../kernel/honoEnv';
import { wireDate } from '../../kernel/wireDates';
import { PlatformError } from '../../kernel/errors';
import { playerOperation, type PlayerCall } from '../../kernel/operation';
import { moment } from '../../kernel/schemas';

const tag = 'Actions and badges';
const path = '/v2/profiles/entities/:entityId';

const entityBody = z.object({
  badgeList: z.array(z.guid()),
  revision: z.number().int().min(0).describe('The one last read; another is refused as stale.'),
  spaceId: z.guid().nullish(),
  tags: z.array(z.string().max(40)).max(10).default(['badge', 'club']),
  type: z.literal(selectedBadgesType),
});

const entityShape = z
  .object({
    entityId: z.guid(),
    profileId: z.guid(),
    spaceId: z.guid().nullable(),
    type: z.string(),
    name: z.string(),
    tags: z.array(z.string()),
    obj: z.object({ badgeList: z.array(z.guid()) }),
    lastModified: moment,
    revision: z.int(),
  })
  .meta({ id: 'Entity' });

/** The badges that a player shows (spec 3, userSelectedBadges; wire, Entity). */
export const entities = ({ db }: Platform) => [
  playerOperation(
    {
      id: 'getSelectedBadges',
      method: 'GET',
      paths: [path],
      tag,
      summary: 'The badges that the player shows, with the revision that a change must name.',
      reply: entityShape,
      errors: ['notFound'],
    },
    async (call) => {
      const { entityId } = ownEntity(call);
      return entityReply((await findEntity(db, call.profileId, entityId)) ?? blank(call.profileId, call.now));
    },
  ),
  playerOperation(
    {
      id: 'updateSelectedBadges',
      method: 'PUT',
      paths: [path],
      tag,
      summary: 'Changes the badges that the player shows: own ones, each once, no more than there are slots.',
      body: entityBody,
      reply: entityShape,
      errors: ['notFound', 'staleRevision'],
    },
    async (call) => {
      const { profileId, now } = call;
      const { badgeList, revision, spaceId = null, tags } = call.body;
      const { entityId } = ownEntity(call);
      const saved = await changePlayer(db, profileId, async (tx, player) => {
        const current = (await findEntity(tx, profileId, entityId)) ?? blank(profileId, now);
        if (current.revision !== revision) {
          throw new PlatformError('staleRevision', { moreInfo: `${current.revision}` });
        }
        checkBadges(badgeList, await readOwnedBadges(tx, profileId), badgeSlotsAt(levelOf(player.xp).levelNumber));
        const next = { ...current, spaceId, tags, obj: { badgeList }, revision: revision + 1, lastModified: now };
        await saveEntity(tx, next);
        return next;
      });
      return entityReply(saved);
    },
  ),
];

/** The one entity that a player has; any other id is unknown to them. */
function ownEntity({ c, profileId }: PlayerCall<unknown, unknown>) {
  const mine = selectedBadgesEntity(profileId);
  if (mine.entityId === c.req.param('entityId')) return mine;
  throw new PlatformError('notFound');
}

const blank = (profileId: string, now: Date): EntityRow => ({
  ...selectedBadgesEntity(profileId),
  spaceId: null,
  obj: { badgeList: [] },
  revision: 0,
  lastModified: now,
});

const entityReply = (entity: EntityRow) => ({ ...entity, lastModified: wireDate(entity.lastModified) });

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
