import type { Environment, MetricsEnvironment } from '../http/environment';

/** Spec 9, Analytics: the category overrides the default 'Desktop Site'. */
export const metricsSettings = { siteCategory: 'Responsive Site', section: 'Take a tour pages' } as const;

/** Time limit for loading a container, sending a batch and a waiting page view, in ms (spec 9, Timeouts). */
export const metricsTimeoutMs = 15_000;

/** All others load the worldwide one (spec 9, Analytics). */
const americas = ['us', 'ca', 'mx', 'br'];

const regional = ['de', 'fr', 'gb', 'jp'];

/** Paths of the containers below `tagsUrl`, of the beacon below `servicesUrl`, and of the frame below the site. */
export const metricsPaths = { tags: '/tags', testTags: '/tags/test', beacon: '/metrics/events', frame: '/static/tags' };

type TagPlaces = Pick<Environment, 'tagsUrl' | 'metricsEnvironment'>;

/** The country code in any case (spec 7, Analytics). */
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
