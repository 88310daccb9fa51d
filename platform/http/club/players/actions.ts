import { z } from 'zod';
import { readActions, readBadges, readOwnedBadges, type PlayerAction } from '../../../db/stores/games/actionStore';
import { readCatalog } from '../../../db/stores/games/catalogStore';
import { findGame } from '../../../db/stores/games/gameStore';
import { completeActions } from '../../../useCases/club/completeActions';
import type { ServiceContext } from '../../../serviceContext';
import { countHeldEvents } from '../../kernel/counters';
import { playerOperation } from '../../kernel/operation';
import { readReporter } from '../../kernel/readReporter';
import { numberInQuery } from '../../kernel/validate';
import { clubPath, consolePath, optionalSpaceQuery, sharedPaths, spaceQuery } from '../paths';
import { badgeShape, wireBadge } from './badgeShape';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { badgeImage, pictureUrl, type ImageOrigin } from '../images';

const actionShape = z
  .object({
    id: z.guid(),
    spaceId: z.guid(),
    name: clubText,
    description: clubText,
    isCompleted: z.boolean(),
    completionDate: timestamp.nullable(),
    activationDate: timestamp.nullable(),
    isBadge: z.boolean(),
    badgeId: z.guid().nullable().describe('The badge that completing it gives.'),
    units: amountOfUnits,
    xp: z.int(),
    progress: z.int(),
    target: z.int(),
    images: z.array(z.object({ type: z.string(), url: pictureUrl })),
  })
  .meta({ id: 'ClubAction' });

/** An action with the player's progress (wire, ClubAction). */
const wireAction = (origin: ImageOrigin, { action, badgeId, player }: PlayerAction): z.input<typeof actionShape> => ({
  id: action.actionId,
  spaceId: action.spaceId,
  name: action.name,
  description: action.description,
  isCompleted: player.completedAt !== null,
  completionDate: wireDateOrNull(player.completedAt),
  activationDate: null,
  isBadge: badgeId !== null,
  badgeId,
  units: action.units,
  xp: action.xp,
  progress: player.progress,
  target: action.target,
  images: [{ type: 'badge', url: badgeImage(origin, 'actions', action) }],
});

const pageQuery = spaceQuery.extend({
  limit: numberInQuery({ min: 1, max: 100, fallback: 50 }),
  offset: numberInQuery({ min: 0, max: 10_000, fallback: 0 }),
});
const completedBody = z.object({ ids: z.array(z.guid()).min(1).max(50), spaceId: z.guid() });

/** A game's actions and badges, with the player's progress (wire, Club). */
export function actions(services: ServiceContext) {
  const { db } = services;
  return [
    playerOperation('PUT', clubPath('actions'), {
      id: 'completeActions',
      summary: 'Completes actions outright; each pays its Units, XP and badge once.',
      body: completedBody,
      response: z.object({ actions: z.array(actionShape) }),
      isSigned: true,
      errors: ['notFound', 'notFromGame', 'notSigned'],
      handle: async ({ c, profileId, body, now }) => {
        const actionIds = body.ids.map((id) => id.toLowerCase());
        const spaceId = body.spaceId.toLowerCase();
        const reporter = await readReporter(c, services, spaceId);
        const { actions: named, held } = await completeActions(db, { profileId, spaceId, actionIds, reporter }, now);
        countHeldEvents(held);
        return { actions: named.map((row) => wireAction(services, row)) };
      },
    }),
    playerOperation('GET', clubPath('actions'), {
      id: 'getActions',
      summary: 'The actions of a game, a page at a time.',
      query: pageQuery,
      response: z.object({ actions: z.array(actionShape), total: z.int() }),
      handle: async ({ profileId, query: { spaceId, limit, offset } }) => {
        const all = await readActions(db, await readCatalog(db), profileId, spaceId);
        const page = all.slice(offset, offset + limit);
        return { actions: page.map((row) => wireAction(services, row)), total: all.length };
      },
    }),
    playerOperation('GET', consolePath('actions/details'), {
      id: 'getActionsDetails',
      summary: 'All actions of a game, and the groups they stand in.',
      query: spaceQuery,
      response: z.object({
        actions: z.array(actionShape),
        groups: z.array(z.object({ id: z.guid(), name: z.string() })),
      }),
      handle: async ({ profileId, query: { spaceId } }) => {
        const rows = await readActions(db, await readCatalog(db), profileId, spaceId);
        const game = await findGame(db, { spaceId });
        return {
          actions: rows.map((row) => wireAction(services, row)),
          groups: game ? [{ id: spaceId, name: game.title }] : [],
        };
      },
    }),
    playerOperation('GET', sharedPaths('badges/details'), {
      id: 'getBadges',
      summary: 'The badges of a game, or of all games, and which of them the player has.',
      query: optionalSpaceQuery,
      response: z.object({ badges: z.array(badgeShape.extend({ actionId: z.guid(), isOwned: z.boolean() })) }),
      handle: async ({ profileId, query: { spaceId } }) => {
        const owned = await readOwnedBadges(db, profileId);
        const rows = (await readBadges(db)).filter(({ badge }) => !spaceId || badge.spaceId === spaceId);
        return {
          badges: rows.map((row) => ({
            ...wireBadge(services, row),
            actionId: row.badge.actionId,
            isOwned: owned.includes(row.badge.badgeId),
          })),
        };
      },
    }),
  ];
}
