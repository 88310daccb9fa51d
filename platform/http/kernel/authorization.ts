import type { Context } from 'hono';
import type { HonoEnv } from './honoEnv';
import { malformed, PlatformError } from './errors';
import { headerNames } from './headers';

/** The lower-case scheme and the credentials of `Authorization`. Throws 401 where the header is missing. */
export function readAuthorization(c: Context<HonoEnv>): { scheme: string; credentials: string } {
  const header = c.req.header(headerNames.authorization);
  if (!header) {
    throw new PlatformError('invalidCredentials', { moreInfo: `Header ${headerNames.authorization} is missing.` });
  }
  const [scheme = '', ...rest] = header.trim().split(/\s+/);
  return { scheme: scheme.toLowerCase(), credentials: rest.join(' ') };
}

/** Email and password of a Basic `Authorization`. Throws 400 where they cannot be read. */
export function readBasic(credentials: string): { email: string; password: string } {
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  if (text.includes('\0')) throw unreadable('it must not contain a NUL character.');
  const colon = text.indexOf(':');
  if (colon < 1) throw unreadable("Basic takes base64 of 'email:password'.");
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The ticket of `<scheme> t=<ticket>`. Throws 400 where there is none. */
export function readTicket(credentials: string): string {
  const ticket = /^t=(\S+)$/i.exec(credentials)?.[1];
  if (ticket) return ticket;
  throw unreadable("it must hold 't=<ticket>'.");
}

const unreadable = (why: string) => malformed(`Header ${headerNames.authorization}: ${why}`);
