import type { ServiceContext } from '../../serviceContext';

type Allowed = Pick<ServiceContext, 'allowedOrigins'>;

/** True for a URL on one of the club's origins. */
export const isAllowedUrl = ({ allowedOrigins }: Allowed, url: string) =>
  URL.canParse(url) && allowedOrigins.includes(new URL(url).origin);

/** True for the club's 'logged in' page, the only target of a login (spec 4, Login). */
export const isLoggedInPage = (allowed: Allowed, url: string) =>
  isAllowedUrl(allowed, url) && /^\/static\/logged-in(\/(index\.html)?)?$/.test(new URL(url).pathname);

/** True for the platform's page for console sign-in. */
export const isConsolePage = ({ baseUrl }: Pick<ServiceContext, 'baseUrl'>, url: string) =>
  URL.canParse(url) && new URL(url).origin === baseUrl && new URL(url).pathname === '/sso/console';
