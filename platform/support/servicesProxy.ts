import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { proxy } from 'hono/proxy';

/**
 * Passes the calls of a site in development on to services that allow no page of this machine: it answers the browser's
 * question for them, and they get no origin. Cookies become those of this machine.
 */
export function startServicesProxy({
  port,
  servicesUrl,
  siteUrl,
}: Record<'servicesUrl' | 'siteUrl', string> & { port: number }): ServerType {
  const app = new Hono();
  app.use(cors({ origin: siteUrl, credentials: true, exposeHeaders: ['Date', 'Retry-After', 'Ubi-TransactionId'] }));
  app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const response = await proxy(servicesUrl + pathname + search, {
      raw: req.raw,
      headers: { ...req.header(), host: new URL(servicesUrl).host, origin: undefined },
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
    response.headers.delete('Set-Cookie');
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  });
  return serve({ fetch: app.fetch, port });
}
