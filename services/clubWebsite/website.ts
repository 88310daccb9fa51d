export const website = '/clubwip/v1/profiles/me/club/website';

/** Without one, the services answer for all the player's games. */
export interface SpaceInput {
  spaceId?: string;
}

/** `me` by default (spec 7, Operation names). */
export interface ProfileInput {
  profileId?: string;
}
