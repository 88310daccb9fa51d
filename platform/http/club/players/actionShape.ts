import { z } from 'zod';
import type { PlayerAction } from '../../../db/stores/games/actionStore';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { badgeImage, pictureUrl, type ImageOrigin } from '../images';

export const actionShape = z
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
export const wireAction = (
  origin: ImageOrigin,
  { action, badgeId, player }: PlayerAction,
): z.input<typeof actionShape> => ({
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
