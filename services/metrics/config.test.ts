import { metricsEnvironments } from '../http/environment';
import { containerUrls, metricsSettings, metricsTimeoutMs } from './config';

const live = { tagsUrl: 'https://tags.example', metricsEnvironment: 'live' } as const;

describe('the containers of a region', () => {
  it.each([
    ['us', ['/tags/americas/container.js']],
    ['ca', ['/tags/americas/container.js']],
    ['mx', ['/tags/americas/container.js']],
    ['br', ['/tags/americas/container.js']],
    ['BR', ['/tags/americas/container.js']],
    ['ar', ['/tags/worldwide/container.js']],
    ['au', ['/tags/worldwide/container.js']],
    ['se', ['/tags/worldwide/container.js']],
    ['FR', ['/tags/worldwide/container.js', '/tags/regional/fr/container.js']],
    ['de', ['/tags/worldwide/container.js', '/tags/regional/de/container.js']],
    ['gb', ['/tags/worldwide/container.js', '/tags/regional/gb/container.js']],
    ['jp', ['/tags/worldwide/container.js', '/tags/regional/jp/container.js']],
  ])('%s loads %j', (country, paths) => {
    expect(containerUrls(live, country)).toEqual(paths.map((path) => `https://tags.example${path}`));
  });

  it.each(metricsEnvironments.map((name) => [name, name === 'live' ? '/tags/' : '/tags/test/'] as const))(
    'for %s are in the folder %s',
    (metricsEnvironment, folder) => {
      const urls = containerUrls({ ...live, metricsEnvironment }, 'US');
      expect(urls).toEqual([`https://tags.example${folder}americas/container.js`]);
    },
  );
});

it('holds the constants of spec 9', () => {
  expect(metricsSettings).toEqual({ siteCategory: 'Responsive Site', section: 'Take a tour pages' });
  expect(metricsTimeoutMs).toBe(15_000);
});
