import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { rememberedSignOnMs } from '../db/stores/accounts/signOnStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';

const name = 'sign_on';

/** Attributes of the sign-on's cookies: no script and no other part of the platform reads them. */
export const cookieAttributes = ({ baseUrl }: ServiceContext) =>
  ({ path: '/sso', httpOnly: true, sameSite: 'Lax', secure: baseUrl.startsWith('https:') }) as const;

export const readSignOnCookie = (c: Context<HonoEnv>) => getCookie(c, name);

/** Stores the sign-on in the browser: for 30 days if the player chose to be remembered, else until it closes. */
export function keepSignOnCookie(
  c: Context<HonoEnv>,
  platform: ServiceContext,
  value: string,
  rememberMe: boolean,
): void {
  const maxAge = rememberMe ? { maxAge: rememberedSignOnMs / 1000 } : {};
  setCookie(c, name, value, { ...cookieAttributes(platform), ...maxAge });
}

export const dropSignOnCookie = (c: Context<HonoEnv>, platform: ServiceContext) =>
  deleteCookie(c, name, cookieAttributes(platform));
