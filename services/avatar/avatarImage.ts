import type { Environment } from '../http/environment';

export type AvatarSize = '146_146' | '256_256' | 'tall';

/** Spec 7, avatar image per profile; needs no ticket. */
export const avatarImageUrl = (environment: Environment, profileId: string, size: AvatarSize = '146_146') =>
  `${environment.servicesUrl}/${encodeURIComponent(profileId)}/default_${size}.png`;
