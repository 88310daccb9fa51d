import type { Environment, MetricsEnvironment } from '../http/environment';

/** What every page view says unless told otherwise (spec 9, Analytics). */
const defaults = { siteCategory: 'Desktop Site', section: 'Take a tour pages' } as const;

/** The same for this site: it fits every screen. */
export const metricsSettings = { ...defaults, siteCategory: 'Responsive Site' } as const;

/** How long a container may load, a batch may travel and a page view may wait, in ms (spec 9, Timeouts). */
export const metricsTimeoutMs = 15_000;

/** Countries that load the Americas container; all others load the worldwide one (spec 9, Analytics). */
const americas = ['us', 'ca', 'mx', 'br'];

/** Countries whose offices have a container of their own beside the worldwide one. */
const regional = ['de', 'fr', 'gb', 'jp'];

/** Where things lie below their hosts: containers below `tagsUrl`, the beacon below `servicesUrl`, the frame below the site. */
export const metricsPaths = { tags: '/tags', testTags: '/tags/test', beacon: '/metrics/events', frame: '/static/tags' };

type TagPlaces = Pick<Environment, 'tagsUrl' | 'metricsEnvironment'>;

/** The tag containers for a visitor from a country, by its two letters in any case (spec 7, Analytics). */
export function containerUrls({ tagsUrl, metricsEnvironment }: TagPlaces, country: string): string[] {
  const region = country.toLowerCase();
  const containers = americas.includes(region)
    ? ['americas']
    : ['worldwide', ...regional.filter((each) => each === region).map((each) => `regional/${each}`)];
  return containers.map((container) => `${tagsUrl}${folderOf(metricsEnvironment)}/${container}/container.js`);
}

/** Test, dev and preview environments use the test script folder (spec 7, Analytics). */
const folderOf = (environment: MetricsEnvironment) =>
  environment === 'live' ? metricsPaths.tags : metricsPaths.testTags;
