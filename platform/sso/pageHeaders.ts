import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';

/** For pages that may not be framed, so that a click meant for another page cannot confirm anything on them. */
const isTopLevel = /^\/(sso\/(console|notices|reset|verify)|outbox|metrics|publisher)/;

/** Only the club's sites may frame the sign-on; it runs its own scripts, and its forms lead to itself and to them. */
export const pageHeaders = ({ allowedOrigins }: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const sites = allowedOrigins.join(' ');
    c.header(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        // A form's own answer sends the browser on to the site, which this rule covers too.
        `form-action 'self' ${sites}`,
        `frame-ancestors ${isTopLevel.test(c.req.path) ? "'none'" : sites}`,
        "base-uri 'none'",
      ].join('; '),
    );
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    await next();
  });
