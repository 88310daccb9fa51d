import { parseEnvironment } from '../../services/http/environment';

/** The public origin of the site, for absolute addresses: canonical links, shared pictures. */
export const { siteUrl } = parseEnvironment(process.env.SITE_ENVIRONMENT);
