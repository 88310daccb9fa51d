import { Hono } from 'hono';
import { z } from 'zod';
import { endSignOn, openSessionBySignOn } from '../db/stores/accounts/signOnStore';
import { knownCountry } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import { serveAssets } from '../http/kernel/serveAssets';
import { readBody } from '../http/kernel/validate';
import { wireDate } from '../http/kernel/wireTypes';
import type { ServiceContext } from '../serviceContext';
import { errorTable } from '../useCases/errorTable';
import { assetsPath, signOnAssets } from './assets';
import { consolePage } from './console';
import { dropSignOnCookie, readSignOnCookie } from './cookies';
import { forms } from './forms';
import { objectionPage, resetPage, stopNoticesPage, verifyPage } from './linkPages';
import { pageHeaders } from './pageHeaders';
import { pages } from './pages';
import type { TicketResponse } from './protocol';
import { assertOwnOrigin } from './request';

/** The bridge's calls to the platform: a ticket for the cookie, and the end of the sign-on. */
const tickets = (platform: ServiceContext) =>
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

const parts = [pages, forms, tickets, consolePage, resetPage, verifyPage, stopNoticesPage, objectionPage];

/** The sign-on: the widget and its forms, the bridge and its tickets (docs/contracts/sign-on.md). */
export function signOn(platform: ServiceContext) {
  const app = new Hono<HonoEnv>()
    .get(`${assetsPath}/:hash/:name`, serveAssets(signOnAssets))
    .use('/sso/*', pageHeaders(platform));
  for (const part of parts) app.route('/', part(platform));
  return app;
}
