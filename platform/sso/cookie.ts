import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { rememberedSignOnMs } from '../db/stores/accounts/signOnStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';

/** The name of one of the sign-on's cookies: browsers keep one jar for all ports of a host, so copies side by side differ in it. */
export const cookieName = (name: 'sign_on' | 'known_device', { baseUrl }: ServiceContext) =>
  [name, new URL(baseUrl).port].filter(Boolean).join('_');

/** Attributes of the sign-on's cookies: no script and no other part of the platform reads them. */
export const cookieAttributes = ({ baseUrl }: ServiceContext) =>
  ({ path: '/sso', httpOnly: true, sameSite: 'Lax', secure: baseUrl.startsWith('https:') }) as const;

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
