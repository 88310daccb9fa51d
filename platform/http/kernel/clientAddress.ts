import type { Context } from 'hono';
import { isCountry } from '../../domain/accounts/countries';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { networkOf, plainAddress } from '../../support/networks';

type Proxies = Pick<ServiceContext, 'proxyHops' | 'isProxy'>;

/**
 * The caller's address. Behind trusted proxies it is the entry of X-Forwarded-For that the first of them wrote, counted
 * from the right; entries before it may be forged. Where that is no address, the address of the connection counts.
 */
export function clientAddress(c: Context<HonoEnv>, services: Proxies): string {
  const connection = connectionAddress(c);
  const hops = trustedHops(c, services);
  const forwarded = hops > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').filter(Boolean) : [];
  // A shorter list was written by trusted proxies only.
  const entry = forwarded.at(-hops) ?? forwarded[0] ?? '';
  return plainAddress(entry.trim()) ?? connection;
}

function connectionAddress(c: Context<HonoEnv>): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return plainAddress(address) ?? address;
}

/** How many proxies the headers of a request may name: none where something else than the proxy has connected. */
const trustedHops = (c: Context<HonoEnv>, { proxyHops = 0, isProxy }: Proxies): number =>
  isProxy && !isProxy(connectionAddress(c)) ? 0 : proxyHops;

/** The caller's network, by which calls and attempts are limited. */
export const clientNetwork = (c: Context<HonoEnv>, services: Proxies): string => networkOf(clientAddress(c, services));

/** The caller's country from the trusted proxy, else from the settings. */
export function clientCountry(c: Context<HonoEnv>, services: ServiceContext): string {
  const country = trustedHops(c, services) > 0 ? c.req.header('x-visitor-country') : undefined;
  return country ?? services.visitorCountry ?? 'US';
}

/** That country; null where it is none. */
export function knownCountry(c: Context<HonoEnv>, services: ServiceContext): string | null {
  const country = clientCountry(c, services);
  return isCountry(country) ? country : null;
}
