import { defineEndpoint } from '../http/endpoint';
import {
  orElse,
  readBoolean,
  readLink,
  readListIn,
  readObject,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type SpaceInput, website } from './website';

export interface Badge {
  badgeId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  name: string;
  description: string;
  imageUrl: string | null;
  /** The action that unlocks it. */
  actionId: string | null;
  isOwned: boolean;
}

/** `isOwned` is absent for displayed badges: the player owns them. */
export const readBadge = readObject<Badge>((field) => ({
  badgeId: field('badgeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readText),
  gameTitle: field('gameTitle', readText),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  actionId: field('actionId', readOptionalText),
  isOwned: field('isOwned', orElse(readBoolean, true)),
}));

export const readBadges = readListIn('badges', readBadge);

export const getBadges = defineEndpoint<SpaceInput, Badge[]>({
  name: 'clubWebsite.getBadges',
  method: 'GET',
  path: () => `${website}/badges/details`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readBadges,
});
