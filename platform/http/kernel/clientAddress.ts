import type { Context } from 'hono';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { networkOf, plainAddress } from '../../support/networkOf';

/**
 * The caller's address. Behind trusted proxies it is the entry of X-Forwarded-For that the first of them wrote, counted
 * from the right; entries before it may be forged. Where that is no address, the address of the connection counts.
 */
export function clientAddress(c: Context<HonoEnv>, { proxyHops = 0 }: Pick<ServiceContext, 'proxyHops'>): string {
  const connection = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = proxyHops > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').filter(Boolean) : [];
  // A shorter list was written by trusted proxies only.
  const entry = forwarded.at(-proxyHops) ?? forwarded[0] ?? '';
  return plainAddress(entry.trim()) ?? plainAddress(connection) ?? connection;
}

/** The caller's network, by which calls and attempts are limited. */
export const clientNetwork = (c: Context<HonoEnv>, services: Pick<ServiceContext, 'proxyHops'>): string =>
  networkOf(clientAddress(c, services));

/** The caller's country from the trusted proxy, else from the settings. */
export function clientCountry(c: Context<HonoEnv>, { proxyHops = 0, visitorCountry }: ServiceContext): string {
  const country = proxyHops > 0 ? c.req.header('x-visitor-country') : undefined;
  return country ?? visitorCountry ?? 'US';
}
