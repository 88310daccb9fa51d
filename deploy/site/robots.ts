import type { Environment } from '../../services/http/environment';

/** True for the live site; search engines must not index the other environments. */
export const isForSearch = ({ name }: Pick<Environment, 'name'>) => name === 'LIVE';

/**
 * It disallows no pages: a crawler must read a page to see its `noindex`, which is in the head of a player's page, and
 * in a header of every response of UAT and CERT2.
 */
export const robotsText = ({ siteUrl }: Pick<Environment, 'siteUrl'>) =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
