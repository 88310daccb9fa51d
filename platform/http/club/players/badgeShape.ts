import { z } from 'zod';
import type { readBadges } from '../../../db/stores/games/actionStore';
import { badgeImage, pictureUrl, type ImageOrigin } from '../images';
import { clubText } from '../../kernel/clubText';

export const badgeShape = z
  .object({
    badgeId: z.guid(),
    spaceId: z.guid(),
    gameSlug: z.string(),
    gameTitle: z.string(),
    name: clubText,
    description: clubText,
    imageUrl: pictureUrl,
  })
  .meta({ id: 'Badge' });

type BadgeRow = Awaited<ReturnType<typeof readBadges>>[number];

export const wireBadge = (
  origin: ImageOrigin,
  { badge, gameSlug, gameTitle }: BadgeRow,
): z.input<typeof badgeShape> => ({
  badgeId: badge.badgeId,
  spaceId: badge.spaceId,
  gameSlug,
  gameTitle,
  name: badge.name,
  description: badge.description,
  imageUrl: badgeImage(origin, 'badges', { gameSlug, key: badge.key }),
});
