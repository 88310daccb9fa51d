import type { Environment } from '../../services/http/environment';

/** The addresses exist nowhere (RFC 2606), so `applySettings` finds every place that has one. */
export const settledLater: Environment = {
  name: 'UAT',
  servicesUrl: 'https://services.settings.invalid',
  publisherUrl: 'https://{site}.publisher.settings.invalid',
  siteUrl: 'https://site.settings.invalid',
  appId: '00000000-0000-4000-8000-000000000001',
  genomeId: '00000000-0000-4000-8000-000000000002',
  clubSpaceId: '00000000-0000-4000-8000-000000000003',
  embedders: [],
  metricsEnvironment: 'dev',
  tagsUrl: 'https://tags.settings.invalid',
};
