import { z } from 'zod';
import {
  findEntity,
  newSelectedBadges,
  selectedBadgesEntity,
  selectedBadgesType,
  type EntityRow,
} from '../../../db/stores/players/entityStore';
import { updateSelectedBadges } from '../../../useCases/club/updateSelectedBadges';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { PlatformError } from '../../kernel/errors';
import { playerOperation, type PlayerCall } from '../../kernel/operation';

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
    lastModified: timestamp,
    revision: z.int(),
  })
  .meta({ id: 'Entity' });

/** The selected badges (spec 3, userSelectedBadges; wire, Entity). */
export const selectedBadges = ({ db }: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getSelectedBadges',
    summary: 'The badges that the player shows, with the revision that a change must name.',
    response: entityShape,
    errors: ['notFound'],
    handle: async (call) => {
      const { entityId } = ownEntity(call);
      return entityResponse(
        (await findEntity(db, call.profileId, entityId)) ?? newSelectedBadges(call.profileId, call.now),
      );
    },
  }),
  playerOperation('PUT', path, {
    id: 'updateSelectedBadges',
    summary: 'Changes the badges that the player shows: own ones, each once, no more than there are slots.',
    body: entityBody,
    response: entityShape,
    errors: ['notFound', 'staleRevision'],
    handle: async (call) => {
      const { profileId, now } = call;
      const { badgeList, revision, spaceId = null, tags } = call.body;
      const { entityId } = ownEntity(call);
      const request = { profileId, entityId, badgeList, revision, spaceId, tags };
      return entityResponse(await updateSelectedBadges(db, request, now));
    },
  }),
];

/** The only entity of a player. Throws 404 for any other id. */
function ownEntity({ c, profileId }: PlayerCall<unknown, unknown>) {
  const mine = selectedBadgesEntity(profileId);
  if (mine.entityId === c.req.param('entityId')) return mine;
  throw new PlatformError('notFound');
}

const entityResponse = (entity: EntityRow) => ({ ...entity, lastModified: wireDate(entity.lastModified) });
