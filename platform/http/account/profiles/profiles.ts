import { z } from 'zod';
import { findAccount, findAccounts, findAccountsByName, renameAccount } from '../../../db/stores/accounts/accountStore';
import { findLinkedProfiles } from '../../../db/stores/accounts/externalProfileStore';
import { hasBlocked, readBlockersAmong } from '../../../db/stores/players/blockStore';
import type { Database } from '../../../db/database';
import type { Problem } from '../../../domain/accounts/creation';
import { nameViolation } from '../../../domain/accounts/names';
import { nextRenameAt } from '../../../domain/accounts/renaming';
import { ownPlatformType, platformTypeOf } from '../../../domain/accounts/platformTypes';
import type { Locale } from '../../../locale/locales';
import { translatorFor } from '../../../locale/translator';
import type { ServiceContext } from '../../../serviceContext';
import { malformed, orNotFound, PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { linkedProfileResponse, profileResponse, profileShape, profilesShape } from './profileShapes';
import { checkNameIsFree, withFreeNames } from '../../../useCases/accounts/signUp';
import { listInQuery } from '../../kernel/validate';
import { InvalidFields } from '../../../useCases/Rejection';
import { reportsShape, toReports } from '../../kernel/validationReports';

const one = `/:version{v[32]}/profiles/${idInPath}` as const;

const lookUp = z.object({
  namesOnPlatform: listInQuery.optional(),
  nameOnPlatform: listInQuery.optional(),
  profileIds: listInQuery.optional(),
  profileId: listInQuery.optional(),
  userIds: listInQuery.optional(),
  idsOnPlatform: listInQuery.optional(),
  idOnPlatform: listInQuery.optional(),
  platformType: z.string().default(ownPlatformType),
});

const nameBody = z.object({ nameOnPlatform: z.string() });

/** Profile look-up and renaming (wire, Account: profiles). */
export function profiles(services: ServiceContext) {
  const { db } = services;

  async function checkName(name: string, ownUserId: string, locale: Locale, now: Date): Promise<Problem[]> {
    const account = await findAccount(db, ownUserId);
    const next = nextRenameAt(account?.renamedAt ?? null, now);
    if (next && name !== account?.nameOnPlatform) {
      const value = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(next);
      return [{ field: 'nameOnPlatform', violation: 'nameChangedRecently', value }];
    }
    const violation = nameViolation(name);
    if (!violation) return checkNameIsFree(services, name, ownUserId);
    return [await withFreeNames(services, { field: 'nameOnPlatform', violation }, name)];
  }

  return [
    playerOperation('GET', '/:version{v[32]}/profiles', {
      id: 'findProfiles',
      summary:
        'Players by their names or ids, here or on another platform; left out are unknown ones and those who have blocked the player.',
      query: lookUp,
      response: profilesShape,
      handle: async ({ profileId, query }) => {
        const found = await find(db, query);
        const ids = found.map(({ userId }) => userId);
        const blockers = await readBlockersAmong(db, ids, profileId);
        return { profiles: found.filter(({ userId }) => !blockers.has(userId)) };
      },
    }),
    playerOperation('GET', one, {
      id: 'getProfile',
      summary: 'Name and ids of any player.',
      isOfAnybody: true,
      response: profileShape,
      errors: ['notFound'],
      handle: async ({ c, caller }) => {
        const id = c.req.param('id') ?? 'me';
        const account = orNotFound(await findAccount(db, id === 'me' ? caller.userId : id));
        if (await hasBlocked(db, account.userId, caller.profileId)) throw new PlatformError('notFound');
        return profileResponse(account);
      },
    }),
    playerOperation('PUT', one, {
      id: 'renameProfile',
      summary: 'Gives the player another name, once in 30 days; a refused one is 400 with validationReports.',
      body: nameBody,
      response: profileShape,
      handle: async ({ profileId: userId, locale, body: { nameOnPlatform }, now }) => {
        const problems = await checkName(nameOnPlatform, userId, locale, now);
        if (problems.length > 0) throw new InvalidFields(problems);
        const current = await findAccount(db, userId);
        if (current?.nameOnPlatform === nameOnPlatform) return profileResponse(current);
        const account = await renameAccount(db, userId, nameOnPlatform, now);
        if (!account) throw new InvalidFields(await checkName(nameOnPlatform, userId, locale, now));
        return profileResponse(account);
      },
    }),
    playerOperation('POST', `${one}/validateUpdate`, {
      id: 'validateRenaming',
      summary: 'What would be wrong with a new name; nothing where it is fine.',
      body: nameBody,
      response: reportsShape,
      handle: async ({ profileId: userId, locale, body: { nameOnPlatform }, now }) => ({
        validationReports: toReports(await checkName(nameOnPlatform, userId, locale, now), translatorFor(locale)),
      }),
    }),
  ];
}

/** The requested profiles; on this platform user, profile and platform ids are the same. */
async function find(db: Database, query: z.infer<typeof lookUp>) {
  const names = query.namesOnPlatform ?? query.nameOnPlatform;
  const idsOnPlatform = query.idsOnPlatform ?? query.idOnPlatform;
  const profileIds = (query.profileIds ?? query.profileId)?.filter(isGuid);
  const userIds = query.userIds?.filter(isGuid);
  if (query.platformType !== ownPlatformType) {
    const platformType = platformTypeOf(query.platformType);
    const by = { names, idsOnPlatform, userIds, profileIds };
    if (!Object.values(by).some(Boolean)) throw nothingNamed();
    return platformType ? (await findLinkedProfiles(db, platformType, by)).map(linkedProfileResponse) : [];
  }
  const ids = profileIds ?? userIds ?? idsOnPlatform?.filter(isGuid);
  if (names) return (await findAccountsByName(db, names)).map(profileResponse);
  if (ids) return (await findAccounts(db, ids)).map(profileResponse);
  throw nothingNamed();
}

const isGuid = (text: string) => z.guid().safeParse(text).success;

const nothingNamed = () =>
  malformed("Query: one of 'namesOnPlatform', 'profileIds', 'userIds' or 'idOnPlatform' is needed.");
