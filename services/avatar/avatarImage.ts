import type { Environment } from '../http/environment';

/** The sizes a profile's avatar is kept in. */
export type AvatarSize = '146_146' | '256_256' | 'tall';

/** Where the picture of a profile's avatar is (spec 7, avatar image per profile). It needs no ticket. */
export const avatarImageUrl = (environment: Environment, profileId: string, size: AvatarSize = '146_146') =>
  environment.servicesUrl + avatarImagePath(profileId, size);

/** The same below the services' origin. */
export const avatarImagePath = (profileId: string, size: string) =>
  `/${encodeURIComponent(profileId)}/default_${size}.png`;
