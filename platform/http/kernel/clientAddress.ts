import type { Context } from 'hono';
import type { HonoEnv } from './honoEnv';
import type { ServiceContext } from '../../serviceContext';

/**
 * The caller's address. Behind a trusted proxy it is the last address in X-Forwarded-For; earlier ones may be forged.
 */
export function clientAddress(c: Context<HonoEnv>, { isBehindProxy }: Pick<ServiceContext, 'isBehindProxy'>): string {
  const forwarded = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** The caller's country from the trusted proxy, else from the settings. */
export function clientCountry(c: Context<HonoEnv>, { isBehindProxy, visitorCountry }: ServiceContext): string {
  const country = isBehindProxy ? c.req.header('x-visitor-country') : undefined;
  return country ?? visitorCountry ?? 'US';
}
