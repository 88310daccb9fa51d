import { environmentNames, parseEnvironment, readEnvironment, readPort, rejectLocalAddresses } from './environment';

it('reads the settings that were compiled in as they were', () => {
  const environment = readEnvironment({ CLUB_ENVIRONMENT: 'LIVE', SITE_URL: 'https://club.test' });
  expect(parseEnvironment(JSON.stringify(environment))).toEqual(environment);
});

it('has a laptop’s settings where none were compiled in', () => {
  expect(parseEnvironment(undefined)).toEqual(readEnvironment({}));
});

it.each([
  ['an unknown environment', { name: 'PROD' }],
  ['no address of the site', { siteUrl: null }],
  ['embedders that are no list', { embedders: 'https://app.test' }],
])('throws for compiled settings with %s', (_case, overrides) => {
  const compiled = JSON.stringify({ ...readEnvironment({}), ...overrides });
  expect(() => parseEnvironment(compiled)).toThrow('SITE_ENVIRONMENT');
});

it.each([
  ['UAT', 'dev'],
  ['CERT2', 'preview'],
  ['LIVE', 'live'],
] as const)('%s measures as %s', (name, metricsEnvironment) => {
  expect(environmentNames).toContain(name);
  expect(readEnvironment({ CLUB_ENVIRONMENT: name }).metricsEnvironment).toBe(metricsEnvironment);
});

it.each([
  ['none', undefined, []],
  [
    'several, without their paths',
    ' https://app.test/club  https://desk.test:8443 ',
    ['https://app.test', 'https://desk.test:8443'],
  ],
])('embedders: %s', (_case, EMBEDDERS, embedders) => {
  expect(readEnvironment({ EMBEDDERS }).embedders).toEqual(embedders);
});

it.each([
  ['the services of this machine', {}, 'http://localhost:4000/publisher/{site}'],
  ['services elsewhere', { CLUB_ENVIRONMENT: 'LIVE' }, 'https://{site}.meridian.example'],
  ['an address of its own', { PUBLISHER_URL: 'https://{site}.publisher.test' }, 'https://{site}.publisher.test'],
])('finds the publisher’s sites with %s', (_case, variables, publisherUrl) => {
  expect(readEnvironment(variables).publisherUrl).toBe(publisherUrl);
});

it.each([
  ['this machine', {}, 'http://localhost:4000'],
  ['a network', { SITE_URL: 'http://192.168.0.7:3000', PLATFORM_PORT: '4100' }, 'http://192.168.0.7:4100'],
  ['a proxy with HTTPS', { SITE_URL: 'https://club.test' }, 'http://localhost:4000'],
  ['UAT', { SITE_URL: 'http://192.168.0.7:3000', CLUB_ENVIRONMENT: 'UAT' }, 'https://uat-services.meridian.example'],
])('a site of %s finds its services', (_case, variables, servicesUrl) => {
  expect(readEnvironment(variables).servicesUrl).toBe(servicesUrl);
});

it.each([
  ['', 3000],
  [undefined, 3000],
  ['1', 1],
  ['65535', 65535],
])('reads the port %s as %d', (PORT, port) => {
  expect(readPort({ PORT }, 'PORT', 3000)).toBe(port);
});

it.each(['0', '65536', '80.5', 'http'])('throws for the port %s', (PORT) => {
  expect(() => readPort({ PORT }, 'PORT', 3000)).toThrow(`PORT is "${PORT}"`);
});

const live = { CLUB_ENVIRONMENT: 'LIVE', SITE_URL: 'https://club.test' };

it.each([
  ['SITE_URL', 'http://localhost:3000'],
  ['SERVICES_URL', 'http://127.0.0.1:4000'],
  ['TAGS_URL', 'http://[::1]:4000'],
])('does not serve the live site with %s at %s', (variable, url) => {
  expect(() => rejectLocalAddresses(readEnvironment({ ...live, [variable]: url }))).toThrow(
    `CLUB_ENVIRONMENT is LIVE and ${variable} is ${url}; set it to an address that visitors reach.`,
  );
});

it('serves the live site at public addresses, and the others anywhere', () => {
  expect(() => rejectLocalAddresses(readEnvironment(live))).not.toThrow();
  expect(() => rejectLocalAddresses(readEnvironment({ CLUB_ENVIRONMENT: 'CERT2' }))).not.toThrow();
});
