import { Hono } from 'hono';
import { z } from 'zod';
import { endSignOn, openSessionBySignOn } from '../db/stores/accounts/signOnStore';
import { knownCountry } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { wireDate } from '../http/kernel/wireTypes';
import { errorTable } from '../useCases/errorTable';
import { readBody } from '../http/kernel/validate';
import { dropSignOnCookie, readSignOnCookie } from './cookies';
import type { TicketResponse } from './protocol';
import { assertOwnOrigin } from './request';

/** The bridge's calls to the platform: a ticket for the cookie, and the end of the sign-on. */
export const tickets = (platform: ServiceContext) =>
  new Hono<HonoEnv>()
    .post('/sso/ticket', async (c) => {
      assertOwnOrigin(c, platform);
      const { appId } = await readBody(c, z.object({ appId: z.guid() }));
      const cookie = readSignOnCookie(c, platform);
      const country = knownCountry(c, platform);
      const session = cookie
        ? await openSessionBySignOn(platform.db, platform.clock, cookie, { appId, country })
        : null;
      // Every visitor's page calls this; a missing sign-on is a valid response, not an error.
      if (!session) return c.json({ errorCode: errorTable.invalidCredentials.errorCode });
      const { ticket, userId, sessionId, expiresAt } = session;
      const response: TicketResponse = {
        ticket,
        expiration: wireDate(expiresAt),
        userId,
        profileId: userId,
        sessionId,
        token: ticket,
        user_id: userId,
      };
      return c.json(response);
    })
    .post('/sso/logout', async (c) => {
      assertOwnOrigin(c, platform);
      const cookie = readSignOnCookie(c, platform);
      if (cookie) await endSignOn(platform.db, cookie);
      dropSignOnCookie(c, platform);
      return c.json({});
    });
