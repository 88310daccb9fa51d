import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';

/**
 * What the club's sites frame: the widget with the responses of its forms, and the bridge. Nothing frames any other page, so
 * that a click meant for another page cannot confirm anything on it. The policy is about every frame around a page: also about
 * the embedder's, around the site's.
 */
const isFramed = /^\/sso\/(widget|login|code|code\/mail|signup|forgotten|bridge)$/;

/** The sign-on runs its own scripts, and its forms lead to itself and to them. */
export const pageHeaders = ({ allowedOrigins, embedders = [] }: ServiceContext) =>
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
        `frame-ancestors ${isFramed.test(c.req.path) ? [sites, ...embedders].join(' ') : "'none'"}`,
        "base-uri 'none'",
      ].join('; '),
    );
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    await next();
  });
