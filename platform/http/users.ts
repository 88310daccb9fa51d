import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { acceptPolicies, findAccount, type Account } from '../db/accountStore';
import { ageAt, ageGroupOf, latestBirthOf, parseDateOfBirth } from '../domain/accounts/age';
import type { CreationFields } from '../domain/accounts/creation';
import { isCurrentLegalOptinsKey } from '../domain/accounts/policies';
import { clientAddress } from './clientAddress';
import type { HonoEnv, Platform } from './context';
import { wireDate } from './dates';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import { tooManyCalls } from './logIn';
import { isAllowedUrl } from './origins';
import { checkSignUp, signUp } from './signUp';
import { sendPasswordReset } from './passwordReset';
import { idInPath } from './paths';
import { ownProfile, requireTicket } from './ticket';
import { readBody, readQuery } from './validate';
import { refusedBy, toReports } from './validationReports';

const own = `/v3/users/${idInPath}` as const;

const creationBody = z
  .object({
    email: z.string(),
    password: z.string(),
    nameOnPlatform: z.string(),
    country: z.string(),
    dateOfBirth: z.string().optional(),
    age: z.number().int().min(0).max(150).optional(),
    preferredLanguage: z.string(),
    legalOptinsKey: z.string(),
    communicationOptIn: z.boolean().default(false),
    communicationThirdPartyOptIn: z.boolean().default(false),
  })
  .refine(({ age, dateOfBirth }) => age !== undefined || dateOfBirth !== undefined, {
    path: ['age'],
    message: 'age or dateOfBirth is needed',
  });

/** Making accounts and reading one's own (wire, Account: users). */
export function users(platform: Platform) {
  const { db, clock } = platform;

  async function readCreation(c: Context<HonoEnv>): Promise<CreationFields> {
    const { age, dateOfBirth, ...fields } = await readBody(c, creationBody);
    // Clients that know an age alone: the player is as old as can be told, born on this day of that year.
    return { ...fields, dateOfBirth: dateOfBirth?.slice(0, 10) ?? latestBirthOf(age ?? 0, clock.now()) };
  }

  return new Hono<HonoEnv>()
    .post('/v3/users/validateCreation', async (c) => {
      const check = await checkSignUp(platform, await readCreation(c), clientAddress(c, platform));
      if ('wait' in check) throw tooManyCalls(check.wait);
      return c.json({ validationReports: toReports(check.problems) });
    })
    .post('/v3/users', async (c) => {
      const outcome = await signUp(platform, await readCreation(c), clientAddress(c, platform));
      if ('wait' in outcome) throw tooManyCalls(outcome.wait);
      if ('problems' in outcome) throw refusedBy(outcome.problems);
      return c.json(creationReply(outcome.account, clock.now()));
    })
    .post('/v3/users/startResetPassword', async (c) => {
      const { email, nextUrl } = await readBody(c, z.object({ email: z.string().min(1), nextUrl: z.string() }));
      if (!isAllowedUrl(platform, nextUrl)) {
        throw new PlatformError('malformed', {
          moreInfo: "Body field 'nextUrl': its origin is not on the allowed list.",
        });
      }
      const lang = c.req.header(headerNames.localeCode) ?? 'en-US';
      await sendPasswordReset(platform, { email, nextUrl, lang, address: clientAddress(c, platform) });
      return c.json({});
    })
    .get(own, requireTicket(platform), async (c) => {
      const account = await findAccount(db, ownProfile(c.get('caller'), c.req.param('id')));
      if (!account) throw new PlatformError('notFound', { message: `Resource '${c.req.path}' not found.` });
      const { fields } = readQuery(c, z.object({ fields: z.string().optional() }));
      return c.json(pick(userReply(account, clock.now()), fields));
    })
    .put(`${own}/policies` as const, requireTicket(platform), async (c) => {
      const userId = ownProfile(c.get('caller'), c.req.param('id'));
      const { legalOptinsKey } = await readBody(c, z.object({ legalOptinsKey: z.string() }));
      if (!isCurrentLegalOptinsKey(legalOptinsKey)) {
        throw refusedBy([{ field: 'legalOptinsKey', fault: 'legalOptinsOutdated' }]);
      }
      await acceptPolicies(db, userId, legalOptinsKey);
      return c.json({});
    });
}

/** The fields that a client asked for by name, all of them where it named none. */
function pick(reply: Record<string, unknown>, fields: string | undefined) {
  const wanted = fields?.split(',').map((field) => field.trim());
  return Object.fromEntries(Object.entries(reply).filter(([field]) => wanted?.includes(field) ?? true));
}

const accountType = 'uplay';

const ageGroup = ({ dateOfBirth }: Account, now: Date) => ageGroupOf(ageAt(parseDateOfBirth(dateOfBirth) ?? now, now));

/** What the maker of an account gets back; never the password. */
const creationReply = (account: Account, now: Date) => ({
  userId: account.userId,
  profileId: account.userId,
  nameOnPlatform: account.nameOnPlatform,
  email: account.email,
  country: account.country,
  ageGroup: ageGroup(account, now),
  preferredLanguage: account.preferredLanguage,
  accountType,
  legalOptinsKey: account.legalOptinsKey,
});

/** A player's own account, as recorded (wire, Account: users/me). */
const userReply = (account: Account, now: Date) => ({
  userId: account.userId,
  username: account.nameOnPlatform,
  nameOnPlatform: account.nameOnPlatform,
  country: account.country,
  dateCreated: wireDate(account.createdAt),
  dateOfBirth: wireDate(new Date(`${account.dateOfBirth}T00:00:00Z`)),
  email: account.email,
  preferredLanguage: account.preferredLanguage,
  communicationOptIn: account.communicationOptIn,
  communicationThirdPartyOptIn: account.communicationThirdPartyOptIn,
  hasAcceptedLegalOptins: isCurrentLegalOptinsKey(account.legalOptinsKey),
  accountIssues: null,
  status: {
    generalStatus: 'activated',
    autoGeneratedUsername: false,
    changeEmailPending: false,
    dateOfBirthApproximated: false,
    invalidEmail: false,
    missingRequiredInformation: false,
    passwordUpdateRequired: false,
    recoveringPassword: false,
  },
  accountType,
  ageGroup: ageGroup(account, now),
});
