import { defineAddition, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { type SpaceInput, website } from './website';

/** `isOwned` is absent for displayed badges: the player owns them. */
export const readBadge = read.object({
  badgeId: read.string,
  gameTitle: read.text,
  name: read.string,
  description: read.text,
  imageUrl: read.link,
  actionId: read.optionalText,
  isOwned: read.orElse(read.boolean, true),
});
export type Badge = ReturnType<typeof readBadge>;

export const readBadges = read.listIn('badges', readBadge);

export const getBadges = defineAddition('clubWebsite.getBadges', 'GET', {
  path: `${website}/badges/details`,
  query: pick<SpaceInput>('spaceId'),
  parse: readBadges,
});
