import { Hono } from 'hono';
import { z } from 'zod';
import { findAccount, findAccounts, findAccountsByName, renameAccount, type Account } from '../db/accountStore';
import type { Database } from '../db/connect';
import type { Problem } from '../domain/accounts/creation';
import { faultInName } from '../domain/accounts/names';
import type { HonoEnv, Platform } from './context';
import { PlatformError } from './errors';
import { checkNameIsFree } from './signUp';
import { idInPath } from './paths';
import { ownProfile, requireTicket } from './ticket';
import { listInQuery, readBody, readQuery } from './validate';
import { refusedBy, toReports } from './validationReports';

const one = `/:version{v[23]}/profiles/${idInPath}` as const;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const lookUp = z.object({
  namesOnPlatform: listInQuery.optional(),
  nameOnPlatform: listInQuery.optional(),
  profileIds: listInQuery.optional(),
  profileId: listInQuery.optional(),
  userIds: listInQuery.optional(),
  idsOnPlatform: listInQuery.optional(),
  idOnPlatform: listInQuery.optional(),
  platformType: z.string().optional(),
});

const nameBody = z.object({ nameOnPlatform: z.string() });

/** Looking players up, and one's own name (wire, Account: profiles). */
export function profiles(platform: Platform) {
  const { db } = platform;

  async function checkName(name: string, ownUserId: string): Promise<Problem[]> {
    const fault = faultInName(name);
    return fault ? [{ field: 'nameOnPlatform', fault }] : checkNameIsFree(platform, name, ownUserId);
  }

  return new Hono<HonoEnv>()
    .get('/:version{v[23]}/profiles', requireTicket(platform), async (c) => {
      const query = readQuery(c, lookUp);
      const found = await find(db, query);
      const isHere = (query.platformType ?? 'uplay') === 'uplay';
      return c.json({ profiles: isHere ? found.map(profileReply) : [] });
    })
    .get(one, requireTicket(platform), async (c) => {
      const id = c.req.param('id');
      const account = await findAccount(db, id === 'me' ? c.get('caller').userId : id);
      if (!account) throw new PlatformError('notFound', { message: `Resource '${c.req.path}' not found.` });
      return c.json(profileReply(account));
    })
    .put(one, requireTicket(platform), async (c) => {
      const userId = ownProfile(c.get('caller'), c.req.param('id'));
      const { nameOnPlatform } = await readBody(c, nameBody);
      const problems = await checkName(nameOnPlatform, userId);
      if (problems.length > 0) throw refusedBy(problems);
      const account = await renameAccount(db, userId, nameOnPlatform);
      if (!account) throw refusedBy(await checkName(nameOnPlatform, userId));
      return c.json(profileReply(account));
    })
    .post(`${one}/validateUpdate` as const, requireTicket(platform), async (c) => {
      const userId = ownProfile(c.get('caller'), c.req.param('id'));
      const { nameOnPlatform } = await readBody(c, nameBody);
      return c.json({ validationReports: toReports(await checkName(nameOnPlatform, userId)) });
    })
    .get(`/v3/profiles/${idInPath}/external` as const, requireTicket(platform), (c) => {
      ownProfile(c.get('caller'), c.req.param('id'));
      // Accounts of other platforms cannot be linked here, so nobody has any.
      return c.json({ profiles: [] });
    });
}

/** The accounts that a query names; on this platform user, profile and platform ids are one and the same. */
async function find(db: Database, query: z.infer<typeof lookUp>): Promise<Account[]> {
  const names = query.namesOnPlatform ?? query.nameOnPlatform;
  const ids = query.profileIds ?? query.profileId ?? query.userIds ?? query.idsOnPlatform ?? query.idOnPlatform;
  if (names) return findAccountsByName(db, names);
  if (ids)
    return findAccounts(
      db,
      ids.filter((id) => guid.test(id)),
    );
  throw new PlatformError('malformed', {
    moreInfo: "Query: one of 'namesOnPlatform', 'profileIds', 'userIds' or 'idsOnPlatform' is needed.",
  });
}

/** What anybody with a ticket may know of a player (wire, Shapes: Profile). */
const profileReply = ({ userId, nameOnPlatform }: Account) => ({
  profileId: userId,
  userId,
  platformType: 'uplay',
  idOnPlatform: userId,
  nameOnPlatform,
});
