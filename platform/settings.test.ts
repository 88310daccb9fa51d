import { generateVAPIDKeys } from 'web-push';
import { readSettings } from './settings';

const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = generateVAPIDKeys();
const vapid = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:club@meridian.example' };

it('has defaults for a laptop', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    baseUrl: 'http://localhost:4000',
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    embedders: [],
    database: { folder: '.data/platform-4000' },
    environment: 'UAT',
    registeredApps: ['7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10'],
    visitorCountry: 'US',
    proxyHops: 0,
    emailsFolder: '.data/letters-4000',
    outboxFolder: '.data/letters-4000',
    publisherUrl: 'http://localhost:4000/publisher/{site}',
    showsMetrics: true,
    gameKeysFile: '.data/game-keys-4000.json',
    stopDelayMs: 0,
    logLevel: 'info',
    hasFastPasswordHashes: false,
  });
});

it.each([
  [
    { PLATFORM_PORT: '4100', PORT: '3100' },
    { port: 4100, database: { folder: '.data/platform-4100' } },
  ],
  [{ PORT: '3100' }, { allowedOrigins: ['http://localhost:3100', 'http://127.0.0.1:3100'] }],
  [
    { SITE_URL: 'https://club.example/' },
    { allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://club.example'] },
  ],
  [
    { ALLOWED_ORIGINS: 'https://club.example, https://www.club.example' },
    { allowedOrigins: ['https://club.example', 'https://www.club.example'] },
  ],
  [{ EMBEDDERS: 'https://launcher.example' }, { embedders: ['https://launcher.example'] }],
  [{ DATABASE_URL: 'postgres://a:b@db:5432/club' }, { database: { url: 'postgres://a:b@db:5432/club' } }],
  [{ SERVICES_URL: 'https://services.example/' }, { baseUrl: 'https://services.example' }],
  [
    { BEHIND_PROXY: '1', VISITOR_COUNTRY: 'CA' },
    { proxyHops: 1, visitorCountry: 'CA' },
  ],
  [{ BEHIND_PROXY: '2' }, { proxyHops: 2 }],
  [{ CLUB_ENVIRONMENT: 'CERT2' }, { environment: 'CERT2', gameKeysFile: undefined }],
  [{ BEHIND_PROXY: '1', GAME_KEYS_FILE: 'keys.json' }, { gameKeysFile: 'keys.json' }],
  [
    { SMTP_URL: 'smtps://club:secret@mail.example:465', EMAIL_FROM: 'club@mail.example' },
    { smtp: { url: 'smtps://club:secret@mail.example:465', from: 'club@mail.example' }, outboxFolder: undefined },
  ],
  [
    vapid,
    { push: { publicKey: vapid.VAPID_PUBLIC_KEY, privateKey: vapid.VAPID_PRIVATE_KEY, subject: vapid.VAPID_SUBJECT } },
  ],
  [{ LOG_LEVEL: 'warn' }, { logLevel: 'warn' }],
  [{ METRICS_PORT: '9464' }, { metrics: { port: 9464, host: '127.0.0.1' } }],
  [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, { metrics: { port: 9464, host: '0.0.0.0' } }],
  [{ FAST_PASSWORD_HASHES: '1' }, { hasFastPasswordHashes: true }],
  [{ APP_ID: '00000000-AAAA-4000-8000-000000000001' }, { registeredApps: ['00000000-aaaa-4000-8000-000000000001'] }],
])('reads %p', (variables, expected) => {
  expect(readSettings(variables)).toMatchObject(expected);
});

it.each([
  [
    { SMTP_URL: 'mail.example', EMAIL_FROM: 'club@mail.example' },
    'SMTP_URL cannot be read; set it to an address such as smtps://user:password@host:465.',
  ],
  [
    { SMTP_URL: 'smtps://mail.example' },
    'EMAIL_FROM is ""; set it to the address that emails come from, such as club@host.',
  ],
  [
    { SMTP_URL: 'smtps://mail.example', EMAIL_FROM: 'The club' },
    'EMAIL_FROM is "The club"; set it to the address that emails come from, such as club@host.',
  ],
  [
    { ...vapid, VAPID_PRIVATE_KEY: generateVAPIDKeys().privateKey },
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; make one with "npx web-push generate-vapid-keys".',
  ],
  [
    { ...vapid, VAPID_SUBJECT: 'club@host' },
    'VAPID_SUBJECT cannot be read; set it to where push services reach you, such as mailto:club@host.',
  ],
  [{ PLATFORM_PORT: 'four' }, 'PLATFORM_PORT is "four"; set it to a port, a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"; set it to a port, a whole number from 1 to 65535.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS is "*"; set it to an origin such as https://club.example.'],
  [
    { DATABASE_URL: 'club' },
    'DATABASE_URL cannot be read; set it to an address such as postgres://user:password@host:5432/club.',
  ],
  [{ CLUB_ENVIRONMENT: 'uat' }, 'CLUB_ENVIRONMENT is "uat"; set it to one of UAT, CERT2, LIVE.'],
  [{ REGISTERED_APPS: 'club' }, 'REGISTERED_APPS holds "club"; set it to GUIDs with spaces between them.'],
  ...['10.0.0.0/33', 'nginx'].map((networks): [Record<string, string>, string] => [
    { PROXY_NETWORKS: networks },
    `PROXY_NETWORKS is "${networks}"; set it to networks such as 10.0.0.0/8, with spaces between them.`,
  ]),
  [{ METRICS_PORT: '0' }, 'METRICS_PORT is "0"; set it to a port, a whole number from 1 to 65535.'],
  [{ LOG_LEVEL: 'all' }, 'LOG_LEVEL is "all"; set it to one of error, warn, info, debug.'],
  [{ STOP_DELAY_SECONDS: '6' }, 'STOP_DELAY_SECONDS is "6"; set it to a number from 0 to 5.'],
  ...['yes', '-1', '1.5', '11'].map((hops): [Record<string, string>, string] => [
    { BEHIND_PROXY: hops },
    `BEHIND_PROXY is "${hops}"; set it to the number of trusted proxies, from 0 to 10.`,
  ]),
  ...['LIVE', 'CERT2'].map((environment): [Record<string, string>, string] => [
    { CLUB_ENVIRONMENT: environment, FAST_PASSWORD_HASHES: '1' },
    `FAST_PASSWORD_HASHES is for tests; leave it out where CLUB_ENVIRONMENT is ${environment}.`,
  ]),
  [{ VISITOR_COUNTRY: 'usa' }, 'VISITOR_COUNTRY is "usa"; set it to a country\'s two capital letters, such as US.'],
])('rejects %p in one sentence', (variables, sentence) => {
  expect(() => readSettings(variables)).toThrow(sentence);
});

it.each([
  { CLUB_ENVIRONMENT: 'LIVE', SERVICES_URL: 'https://services.example' },
  { CLUB_ENVIRONMENT: 'CERT2' },
  { BEHIND_PROXY: '1' },
  { SERVICES_URL: 'https://services.example' },
])('hides the outbox with %p', (variables) => {
  expect(readSettings(variables).outboxFolder).toBeUndefined();
});

it.each([
  [{}, 'SERVICES_URL has http://localhost:4000'],
  [
    { SERVICES_URL: 'https://services.example', SITE_URL: 'http://127.0.0.1:3000' },
    'ALLOWED_ORIGINS has http://127.0.0.1:3000',
  ],
])('does not run as LIVE with the local addresses of %p', (variables, reason) => {
  expect(() => readSettings({ CLUB_ENVIRONMENT: 'LIVE', ...variables })).toThrow(
    `CLUB_ENVIRONMENT is LIVE and ${reason}; set it to public addresses.`,
  );
});

it('allows no local origin as LIVE', () => {
  const variables = { SERVICES_URL: 'https://services.example', SITE_URL: 'https://club.example' };
  expect(readSettings({ CLUB_ENVIRONMENT: 'LIVE', ...variables }).allowedOrigins).toEqual(['https://club.example']);
});
