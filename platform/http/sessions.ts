import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findAccount, type Account } from '../db/accountStore';
import { endSession, openSession, renewSession, useRememberMeTicket, type OpenedSession } from '../db/sessionStore';
import { ids } from '../db/seed/ids';
import { isCurrentLegalOptinsKey } from '../domain/accounts/policies';
import { clientAddress, clientCountry } from './clientAddress';
import type { HonoEnv, Platform } from './context';
import { wireDate } from './dates';
import { PlatformError } from './errors';
import { headerNames, schemeNames } from './headers';
import { logIn, tooManyCalls } from './logIn';
import { findCaller, requireTicket } from './ticket';
import { readBody } from './validate';

const path = '/:version{v[123]}/profiles/sessions';
const sessionBody = z.object({ rememberMe: z.boolean().default(false) });
type SessionBody = z.infer<typeof sessionBody>;

/** Logging in, renewing and logging out (wire, Account: sessions). */
export function sessions(platform: Platform) {
  const { db, clock } = platform;

  const open = {
    [schemeNames.basic]: async (c: Context<HonoEnv>, credentials: string, body: SessionBody) => {
      const outcome = await logIn(platform, { ...readBasic(credentials), address: clientAddress(c, platform) });
      if (outcome === 'wrong') throw new PlatformError('invalidCredentials');
      if ('wait' in outcome) throw tooManyCalls(outcome.wait);
      return openSession(db, clock, outcome.account.userId, body);
    },
    [schemeNames.rememberMe]: async (_: Context<HonoEnv>, credentials: string) => {
      const session = await useRememberMeTicket(db, clock, readTicket(credentials));
      if (!session) throw new PlatformError('ticketExpired');
      return session;
    },
    [schemeNames.ticket]: async (_: Context<HonoEnv>, credentials: string, body: SessionBody) => {
      const caller = await findCaller(platform, `${schemeNames.ticket} ${credentials}`);
      if (!caller) throw new PlatformError('ticketExpired');
      return openSession(db, clock, caller.userId, body);
    },
  };

  async function reply(c: Context<HonoEnv>, session: OpenedSession | null) {
    const account = session && (await findAccount(db, session.userId));
    if (!account) throw new PlatformError('ticketExpired');
    const place = { ip: clientAddress(c, platform), country: clientCountry(c, platform) };
    const body = sessionReply(session, account, place, clock.now());
    return c.json(c.req.param('version') === 'v3' ? body : { ...body, ...olderFields(session, account) });
  }

  return new Hono<HonoEnv>()
    .post(path, async (c) => {
      const { scheme, credentials } = readAuthorization(c);
      const [, way] = Object.entries(open).find(([name]) => name.toLowerCase() === scheme) ?? [];
      if (!way)
        throw new PlatformError('invalidCredentials', { moreInfo: `The scheme ${scheme} is not offered here.` });
      return reply(c, await way(c, credentials, await readBody(c, sessionBody)));
    })
    .put(path, requireTicket(platform), async (c) => {
      const body = await readBody(c, sessionBody);
      return reply(c, await renewSession(db, clock, c.get('caller').sessionId, body));
    })
    .delete(path, requireTicket(platform), async (c) => {
      await endSession(db, c.get('caller').sessionId);
      return c.json({});
    });
}

function readAuthorization(c: Context<HonoEnv>) {
  const header = c.req.header(headerNames.authorization);
  if (!header)
    throw new PlatformError('invalidCredentials', { moreInfo: `Header ${headerNames.authorization} is missing.` });
  const [scheme = '', ...rest] = header.trim().split(/\s+/);
  return { scheme: scheme.toLowerCase(), credentials: rest.join(' ') };
}

function readBasic(credentials: string) {
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) {
    throw new PlatformError('malformed', {
      moreInfo: `Header ${headerNames.authorization}: Basic takes base64 of 'email:password'.`,
    });
  }
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

function readTicket(credentials: string): string {
  const ticket = /^t=(\S+)$/i.exec(credentials)?.[1];
  if (ticket) return ticket;
  throw new PlatformError('malformed', { moreInfo: `Header ${headerNames.authorization}: it must hold 't=<ticket>'.` });
}

/** The recorded reply of a session (wire, Shapes: Session). */
function sessionReply(
  { ticket, rememberMeTicket, expiresAt, sessionId }: OpenedSession,
  { userId, nameOnPlatform }: Account,
  place: { ip: string; country: string },
  now: Date,
) {
  return {
    platformType: 'uplay',
    ticket,
    twoFactorAuthenticationTicket: null,
    profileId: userId,
    userId,
    nameOnPlatform,
    environment: 'Uat',
    expiration: wireDate(expiresAt),
    spaceId: ids.club,
    clientIp: place.ip,
    clientIpCountry: place.country,
    serverTime: wireDate(now),
    sessionId,
    sessionKey: randomBytes(16).toString('base64'),
    rememberMeTicket,
  };
}

/** What versions 1 and 2 of the reply tell besides. */
const olderFields = ({ ticket }: OpenedSession, { nameOnPlatform, legalOptinsKey }: Account) => ({
  username: nameOnPlatform,
  initializeUser: false,
  hasAcceptedLegalOptins: isCurrentLegalOptinsKey(legalOptinsKey),
  accountIssues: null,
  token: ticket,
});
