import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { knownDeviceMs, mostAccounts } from '../db/stores/accounts/knownDeviceStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { cookieAttributes, cookieName } from './cookie';

/** The secrets of the browser's cookie, one for each account that has logged in on it; none of any other form. */
export const readDeviceSecrets = (c: Context<HonoEnv>, platform: ServiceContext): string[] =>
  (getCookie(c, cookieName('known_device', platform)) ?? '')
    .split('.')
    .filter((secret) => /^[\w-]{64}$/.test(secret))
    .slice(0, mostAccounts);

/** Stores the secrets in the browser, also past the end of the sign-on. */
export function keepDeviceSecrets(c: Context<HonoEnv>, platform: ServiceContext, secrets: readonly string[]): void {
  setCookie(c, cookieName('known_device', platform), secrets.join('.'), {
    ...cookieAttributes(platform),
    maxAge: knownDeviceMs / 1000,
  });
}
