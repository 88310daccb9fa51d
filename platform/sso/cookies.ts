import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { knownDeviceMs, mostAccounts } from '../db/stores/accounts/knownDeviceStore';
import { rememberedSignOnMs } from '../db/stores/accounts/signOnStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';

const isEmbedded = ({ embedders = [] }: ServiceContext) => embedders.length > 0;

/**
 * The name of one of the sign-on's cookies. Browsers keep one jar for all ports of a host, so copies side by side differ in it;
 * a partitioned cookie would stand beside a former one of the same name.
 */
const cookieName = (name: 'sign_on' | 'known_device', platform: ServiceContext) =>
  [name, new URL(platform.baseUrl).port, isEmbedded(platform) ? 'partitioned' : ''].filter(Boolean).join('_');

/**
 * Attributes of the sign-on's cookies: no script and no other part of the platform reads them. Where other pages frame the club,
 * each of them has a jar of its own (CHIPS), because browsers give frames of another site no other cookie.
 */
const cookieAttributes = (platform: ServiceContext) => {
  const everywhere = { path: '/sso', httpOnly: true } as const;
  return isEmbedded(platform)
    ? ({ ...everywhere, sameSite: 'None', secure: true, partitioned: true } as const)
    : ({ ...everywhere, sameSite: 'Lax', secure: platform.baseUrl.startsWith('https:') } as const);
};

export const readSignOnCookie = (c: Context<HonoEnv>, platform: ServiceContext) =>
  getCookie(c, cookieName('sign_on', platform));

/** Stores the sign-on in the browser: for 30 days if the player chose to be remembered, else until it closes. */
export function keepSignOnCookie(
  c: Context<HonoEnv>,
  platform: ServiceContext,
  value: string,
  rememberMe: boolean,
): void {
  const maxAge = rememberMe ? { maxAge: rememberedSignOnMs / 1000 } : {};
  setCookie(c, cookieName('sign_on', platform), value, { ...cookieAttributes(platform), ...maxAge });
}

export const dropSignOnCookie = (c: Context<HonoEnv>, platform: ServiceContext) =>
  deleteCookie(c, cookieName('sign_on', platform), cookieAttributes(platform));

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
