import { parseEnvironment } from '../../services/http/environment';

/** Origin this site is reached at, for addresses that leave it: canonical links, shared pictures. */
export const { siteUrl } = parseEnvironment(process.env.SITE_ENVIRONMENT);
