import { z } from 'zod';
import { findByToken, readLinkedProfiles, unlinkProfile } from '../../../db/stores/accounts/externalProfileStore';
import { platformTypeOf } from '../../../domain/accounts/platformTypes';
import { confirmLinkedProfile, linkProfile } from '../../../useCases/accounts/linkedProfiles';
import type { ServiceContext } from '../../../serviceContext';
import { malformed, orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { ownLinkedProfileResponse, ownLinkedProfilesShape } from './profileShapes';

const path = `/v3/users/${idInPath}/profiles` as const;
const oneOfThem = `${path}/:profileId{${guidPattern}}` as const;

/** Profiles of other platforms that belong to a player's account (docs/contracts/accounts.md). */
export function linkedProfiles({ db }: ServiceContext) {
  const all = async (userId: string) => ({
    profiles: (await readLinkedProfiles(db, userId)).map(ownLinkedProfileResponse),
  });
  return [
    playerOperation('POST', path, {
      id: 'linkProfile',
      summary: "Links the profile behind another platform's ticket to the account.",
      body: z.object({ otherTicket: z.string().min(1).describe('`psn t=...`, or the token alone.') }),
      response: ownLinkedProfilesShape,
      errors: ['linkedElsewhere', 'platformTaken'],
      handle: async ({ caller, profileId: userId, body: { otherTicket }, now }) => {
        const [, scheme, named] = /^(\w+)\s+t=(\S+)$/.exec(otherTicket.trim()) ?? [];
        const platformType = scheme === undefined ? undefined : platformTypeOf(scheme);
        const profile = await findByToken(db, named ?? otherTicket.trim(), platformType);
        if (!profile || (scheme !== undefined && !platformType))
          throw malformed("Body field 'otherTicket': no platform knows it.");
        await linkProfile(db, caller, profile, now);
        return all(userId);
      },
    }),
    playerOperation('PUT', oneOfThem, {
      id: 'confirmLinkedProfile',
      summary: 'Lets a linked profile log in again after a password reset.',
      description: 'A repeat changes nothing.',
      response: ownLinkedProfilesShape,
      errors: ['notFound'],
      handle: async ({ c, caller, profileId: userId, now }) => {
        await confirmLinkedProfile(db, caller, c.req.param('profileId') ?? '', now);
        return all(userId);
      },
    }),
    playerOperation('DELETE', oneOfThem, {
      id: 'unlinkProfile',
      summary: 'Ends the link to a profile of another platform.',
      errors: ['notFound'],
      handle: async ({ c, profileId: userId }) => {
        orNotFound(await unlinkProfile(db, userId, c.req.param('profileId') ?? ''));
      },
    }),
    playerOperation('GET', `/v3/profiles/${idInPath}/external`, {
      id: 'getExternalProfiles',
      summary: "The player's profiles on other platforms.",
      response: ownLinkedProfilesShape,
      handle: ({ profileId }) => all(profileId),
    }),
  ];
}
