import { z } from 'zod';
import type { Account } from '../../../db/stores/accounts/accountStore';
import type { LinkedProfile } from '../../../db/stores/accounts/externalProfileStore';
import { ownPlatformType } from '../../../domain/accounts/platformTypes';

export const profileShape = z
  .object({
    profileId: z.guid(),
    userId: z.guid(),
    platformType: z.string(),
    idOnPlatform: z.string(),
    nameOnPlatform: z.string(),
  })
  .meta({ id: 'Profile' });

export const profilesShape = z.object({ profiles: z.array(profileShape) });

const ownLinkedProfileShape = profileShape
  .extend({ isConfirmed: z.boolean().describe('False after a password reset, until the player confirms the profile.') })
  .meta({ id: 'LinkedProfile' });

export const ownLinkedProfilesShape = z.object({ profiles: z.array(ownLinkedProfileShape) });

/** A player's profile for every caller with a ticket (wire, Shapes: Profile). */
export const profileResponse = ({ userId, nameOnPlatform }: Account): z.input<typeof profileShape> => ({
  profileId: userId,
  userId,
  platformType: ownPlatformType,
  idOnPlatform: userId,
  nameOnPlatform,
});

/** The same for a profile of another platform. */
export const linkedProfileResponse = (linked: LinkedProfile): z.input<typeof profileShape> => {
  const { profileId, userId, platformType, idOnPlatform, nameOnPlatform } = linked;
  return { profileId, userId, platformType, idOnPlatform, nameOnPlatform };
};

/** The same for its player. */
export const ownLinkedProfileResponse = (profile: LinkedProfile): z.input<typeof ownLinkedProfileShape> => ({
  ...linkedProfileResponse(profile),
  isConfirmed: profile.isConfirmed,
});
