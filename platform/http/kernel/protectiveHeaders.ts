import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';

/** Public files and measured events, which pages of other origins load or send without CORS. */
const isForOtherOrigins = /^\/(pictures|tags|metrics)\/|\/default_[^/]+\.png$/;

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Headers that keep a response from being read, framed or run by others. Pages set a content security policy of their own.
 * The club's sites call over CORS, which a resource policy does not restrict.
 */
export const protectiveHeaders = ({ baseUrl }: Pick<ServiceContext, 'baseUrl'>) =>
  createMiddleware<HonoEnv>((c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', isForOtherOrigins.test(c.req.path) ? 'cross-origin' : 'same-origin');
    if (baseUrl.startsWith('https:')) c.header('Strict-Transport-Security', `max-age=${yearInSeconds}`);
    return next();
  });
