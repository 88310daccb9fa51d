import type { Context } from 'hono';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';

/** The caller's address. Behind a proxy of our own it is the last one that the proxy wrote down; others may be made up. */
export function clientAddress(c: Context<HonoEnv>, { isBehindProxy }: ServiceContext): string {
  const forwarded = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** The caller's country: what our own proxy found out, else the platform's setting. */
export function clientCountry(c: Context<HonoEnv>, { isBehindProxy, visitorCountry }: ServiceContext): string {
  const found = isBehindProxy ? c.req.header('x-visitor-country') : undefined;
  return found ?? visitorCountry ?? 'US';
}
