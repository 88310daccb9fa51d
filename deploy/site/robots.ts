import type { Environment } from '../../services/http/environment';

/** Only the live site is for search engines; the others are for those who build and try it. */
export const isForSearch = ({ name }: Pick<Environment, 'name'>) => name === 'LIVE';

/**
 * What robots are told. Nothing is disallowed: pages that must not be found say `noindex` themselves (a player's pages
 * in their head, every answer of UAT and CERT2 in a header), and only who may read a page reads that.
 */
export const robotsText = ({ siteUrl }: Pick<Environment, 'siteUrl'>) =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
