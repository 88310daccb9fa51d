import type { ServiceContext } from '../../serviceContext';

type Allowed = Pick<ServiceContext, 'allowedOrigins'>;

/** True for an address on one of the club's own origins. */
export const isAllowedUrl = ({ allowedOrigins }: Allowed, url: string) =>
  URL.canParse(url) && allowedOrigins.includes(new URL(url).origin);

/** True for the club's 'logged in' page, the one place that a login may go on to (spec 4, Login). */
export const isLoggedInPage = (allowed: Allowed, url: string) =>
  isAllowedUrl(allowed, url) && /^\/static\/logged-in(\/(index\.html)?)?$/.test(new URL(url).pathname);

/** True for our own page where a console's player signs on. */
export const isConsolePage = ({ baseUrl }: Pick<ServiceContext, 'baseUrl'>, url: string) =>
  URL.canParse(url) && new URL(url).origin === baseUrl && new URL(url).pathname === '/sso/console';
