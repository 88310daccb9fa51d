import { readSettings } from './settings';

test('uses the default ports and build folder without variables', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    platformPort: 4000,
    siteUrl: 'http://localhost:3000',
    platformUrl: 'http://localhost:4000',
    buildFolder: '.next',
  });
});

test('gives a second copy on other ports separate addresses and a separate build', () => {
  expect(readSettings({ PORT: '3100', PLATFORM_PORT: '4100' })).toMatchObject({
    siteUrl: 'http://localhost:3100',
    platformUrl: 'http://localhost:4100',
    buildFolder: '.next-3100-4100',
  });
});

test('makes child processes return free memory, unless the machine has a setting of its own', () => {
  const thresholdWith = (variables: Record<string, string>) =>
    readSettings(variables).childVariables.MALLOC_TRIM_THRESHOLD_;
  expect(thresholdWith({})).toBe('131072');
  expect(thresholdWith({ MALLOC_TRIM_THRESHOLD_: '1048576' })).toBe('1048576');
});

test.each([
  ['nothing set', {}, 'http://localhost:4000', true],
  [
    'the local platform named',
    { SERVICES_URL: 'http://localhost:4100', PLATFORM_PORT: '4100' },
    'http://localhost:4100',
    true,
  ],
  ['services elsewhere', { SERVICES_URL: 'https://uat.club.example' }, 'https://uat.club.example', false],
  ['UAT', { CLUB_ENVIRONMENT: 'UAT' }, 'https://uat-services.meridian.example', false],
  ['CERT2', { CLUB_ENVIRONMENT: 'CERT2' }, 'https://cert2-services.meridian.example', false],
  ['LIVE', { CLUB_ENVIRONMENT: 'LIVE' }, 'https://services.meridian.example', false],
  [
    'LIVE on another host',
    { CLUB_ENVIRONMENT: 'LIVE', SERVICES_URL: 'https://eu.club.example' },
    'https://eu.club.example',
    false,
  ],
])('with %s, the site calls the services of its environment', (_case, variables, platformUrl, startsPlatform) => {
  expect(readSettings(variables)).toMatchObject({ platformUrl, startsPlatform });
});

test('lets the site call a proxy on this machine, which calls the services', () => {
  const settings = readSettings({ CLUB_ENVIRONMENT: 'UAT', SERVICES_PROXY: '1', PLATFORM_PORT: '4100' });
  expect(settings).toMatchObject({
    platformUrl: 'https://uat-services.meridian.example',
    startsPlatform: false,
    startsProxy: true,
    childVariables: { SERVICES_URL: 'http://localhost:4100', PUBLISHER_URL: 'https://{site}.meridian.example' },
  });
});

test.each([
  [
    { SERVICES_PROXY: '1' },
    'SERVICES_PROXY is 1 and the services are on this machine; set CLUB_ENVIRONMENT or SERVICES_URL.',
  ],
  [{ PORT: 'three' }, 'PORT is "three"; set it to a port, a whole number from 1 to 65535.'],
  [{ PLATFORM_PORT: '0' }, 'PLATFORM_PORT is "0"; set it to a port, a whole number from 1 to 65535.'],
  [{ PORT: '4000' }, 'PORT and PLATFORM_PORT are both 4000; give them two different ports.'],
  [{ CLUB_ENVIRONMENT: 'PROD' }, 'CLUB_ENVIRONMENT is "PROD"; set it to one of UAT, CERT2, LIVE.'],
  [{ METRICS_ENVIRONMENT: 'uat' }, 'METRICS_ENVIRONMENT is "uat"; set it to one of dev, test, preview, live.'],
  [{ TAGS_URL: 'cdn' }, 'TAGS_URL is "cdn"; set it to an origin such as https://club.example.'],
  [{ SERVICES_URL: 'uat' }, 'SERVICES_URL is "uat"; set it to an origin such as https://club.example.'],
  [
    { PUBLISHER_URL: 'https://publisher.example' },
    'PUBLISHER_URL is "https://publisher.example"; set it to an address such as https://{site}.publisher.example.',
  ],
  [{ APP_ID: '12' }, 'APP_ID is "12"; set it to a GUID.'],
])('throws for %o: %s', (variables, sentence) => {
  expect(() => readSettings(variables)).toThrow(sentence);
});
