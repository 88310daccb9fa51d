import type { ServiceContext } from './serviceContext';
import { localKeysFile } from './play/localKeys';
import { readLogLevel, type LogLevel } from './support/logger';
import { isLoopback } from './support/loopback';
import { networks } from './support/networks';
import { readPort } from './support/ports';
import { readMetricsAddress, type MetricsAddress } from './support/serveMetrics';
import { isKeyPair, type PushSettings } from './support/push';
import type { SmtpSettings } from './support/smtp';
import { readStopDelayMs } from './support/stopDelay';
import { readTracesEndpoint } from './support/tracing';

/** Settings of the platform; every variable has a default for a laptop. */
export interface Settings
  extends
    Pick<ServiceContext, 'baseUrl' | 'allowedOrigins' | 'isProxy' | 'push' | 'outboxFolder' | 'publisherUrl'>,
    Required<
      Pick<
        ServiceContext,
        'embedders' | 'environment' | 'registeredApps' | 'visitorCountry' | 'proxyHops' | 'showsMetrics'
      >
    > {
  port: number;
  database: { url: string } | { folder: string };
  /** Folder of outgoing emails, for a mail server to pick up. */
  emailsFolder: string;
  /** The server that emails go to instead of that folder. */
  smtp?: SmtpSettings;
  /** File that games' keys are written to for `npm run play`; only on UAT. */
  gameKeysFile?: string;
  /** Time between SIGTERM and the end of accepting calls, in ms, for load balancers to notice. */
  stopDelayMs: number;
  /** Where collectors read the metrics, which may be from other machines; undefined for nowhere. */
  metrics?: MetricsAddress;
  /** The collector that traces are sent to; undefined for none. */
  tracesEndpoint?: string;
  /** The least level of what is logged. */
  logLevel: LogLevel;
  /** Cheap password hashes, for tests; only UAT may have them. */
  hasFastPasswordHashes: boolean;
}

/** The default application id of the club's site. */
const clubAppId = '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10';

const environments = ['UAT', 'CERT2', 'LIVE'] as const;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Variables = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables. Throws an error with one sentence that names the variable and its
 * valid values.
 */
export function readSettings(variables: Variables): Settings {
  const port = readPort('PLATFORM_PORT', read(variables, 'PLATFORM_PORT') ?? '4000');
  const baseUrl = readOrigin('SERVICES_URL', read(variables, 'SERVICES_URL') ?? `http://localhost:${port}`);
  const environment = readEnvironment(read(variables, 'CLUB_ENVIRONMENT') ?? 'UAT');
  const proxyHops = readHops(variables);
  const emailsFolder = read(variables, 'LETTERS_FOLDER') ?? `.data/letters-${port}`;
  const allowedOrigins = readOrigins(variables, environment);
  const smtp = readSmtp(variables);
  const isLaptop = environment === 'UAT' && proxyHops === 0 && isLoopback(new URL(baseUrl).hostname);
  const settings: Settings = {
    port,
    baseUrl,
    allowedOrigins,
    embedders: readList('EMBEDDERS', read(variables, 'EMBEDDERS') ?? ''),
    database: readDatabase(variables, port),
    environment,
    registeredApps: readApps(read(variables, 'REGISTERED_APPS') ?? read(variables, 'APP_ID') ?? clubAppId),
    visitorCountry: readCountry(read(variables, 'VISITOR_COUNTRY') ?? 'US'),
    proxyHops,
    isProxy: readProxies(variables),
    emailsFolder,
    smtp,
    push: readPush(variables),
    outboxFolder: isLaptop && !smtp ? emailsFolder : undefined,
    publisherUrl: read(variables, 'PUBLISHER_URL') ?? (isLaptop ? `${baseUrl}/publisher/{site}` : undefined),
    showsMetrics: isLaptop,
    gameKeysFile: readKeysFile(variables, environment) ?? (isLaptop ? localKeysFile(port) : undefined),
    stopDelayMs: readStopDelayMs(variables),
    metrics: readMetricsAddress(variables),
    tracesEndpoint: readTracesEndpoint(variables),
    logLevel: readLogLevel(variables),
    hasFastPasswordHashes: readFastHashes(variables, environment),
  };
  if (environment === 'LIVE') rejectLocal({ SERVICES_URL: [baseUrl], ALLOWED_ORIGINS: allowedOrigins });
  return settings;
}

/** An empty variable counts as unset. */
const read = (variables: Variables, name: string) => variables[name] || undefined;

function readOrigins(variables: Variables, environment: Settings['environment']): string[] {
  const sitePort = readPort('PORT', read(variables, 'PORT') ?? '3000');
  const list =
    read(variables, 'ALLOWED_ORIGINS') ??
    [
      ...(environment === 'LIVE' ? [] : [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`]),
      read(variables, 'SITE_URL'),
    ].join(' ');
  return readList('ALLOWED_ORIGINS', list);
}

const readList = (name: string, list: string) =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => readOrigin(name, origin));

/** The live platform neither is nor serves a site that only one machine reaches. */
function rejectLocal(settings: Record<string, readonly string[]>): void {
  for (const [name, origins] of Object.entries(settings)) {
    const local = origins.find((origin) => isLoopback(new URL(origin).hostname));
    if (local) throw new Error(`CLUB_ENVIRONMENT is LIVE and ${name} has ${local}; set it to public addresses.`);
  }
}

function readOrigin(name: string, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (/^https?:/.test(origin)) return origin;
  throw new Error(`${name} is "${text}"; set it to an origin such as https://club.example.`);
}

function readDatabase(variables: Variables, port: number): Settings['database'] {
  const url = read(variables, 'DATABASE_URL');
  if (!url) return { folder: read(variables, 'DATABASE_FOLDER') ?? `.data/platform-${port}` };
  if (/^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) return { url };
  throw new Error('DATABASE_URL cannot be read; set it to an address such as postgres://user:password@host:5432/club.');
}

function readSmtp(variables: Variables): SmtpSettings | undefined {
  const [url, from] = [read(variables, 'SMTP_URL'), read(variables, 'EMAIL_FROM')];
  if (url === undefined) return undefined;
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  // The address may have a password, so the message does not repeat it.
  if (!/^smtps?:$/.test(protocol) || hostname === '')
    throw new Error('SMTP_URL cannot be read; set it to an address such as smtps://user:password@host:465.');
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new Error(`EMAIL_FROM is "${from ?? ''}"; set it to the address that emails come from, such as club@host.`);
  return { url, from };
}

function readPush(variables: Variables): PushSettings | undefined {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const [publicKey, privateKey, subject] = names.map((name) => read(variables, name));
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return undefined;
  // The private key is a secret, so the message does not repeat it.
  if (publicKey === undefined || privateKey === undefined || !isKeyPair(publicKey, privateKey))
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair; make one with "npx web-push generate-vapid-keys".',
    );
  if (subject === undefined || !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new Error('VAPID_SUBJECT cannot be read; set it to where push services reach you, such as mailto:club@host.');
  return { publicKey, privateKey, subject };
}

function readCountry(text: string): string {
  if (/^[A-Z]{2}$/.test(text)) return text;
  throw new Error(`VISITOR_COUNTRY is "${text}"; set it to a country's two capital letters, such as US.`);
}

function readEnvironment(text: string): Settings['environment'] {
  const environment = environments.find((name) => name === text);
  if (environment) return environment;
  throw new Error(`CLUB_ENVIRONMENT is "${text}"; set it to one of ${environments.join(', ')}.`);
}

function readApps(text: string): string[] {
  const apps = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = apps.find((app) => !guid.test(app));
  if (wrong === undefined) return apps;
  throw new Error(`REGISTERED_APPS holds "${wrong}"; set it to GUIDs with spaces between them.`);
}

function readFastHashes(variables: Variables, environment: Settings['environment']): boolean {
  const text = read(variables, 'FAST_PASSWORD_HASHES') ?? '0';
  if (text !== '1' && text !== '0') throw new Error(`FAST_PASSWORD_HASHES is "${text}"; set it to 1 or 0.`);
  if (text === '1' && environment !== 'UAT')
    throw new Error(`FAST_PASSWORD_HASHES is for tests; leave it out where CLUB_ENVIRONMENT is ${environment}.`);
  return text === '1';
}

function readKeysFile(variables: Variables, environment: Settings['environment']): string | undefined {
  const file = read(variables, 'GAME_KEYS_FILE');
  if (file === undefined || environment === 'UAT') return file;
  throw new Error(
    `GAME_KEYS_FILE is for UAT; where CLUB_ENVIRONMENT is ${environment}, make keys with "npm run operate -- keys".`,
  );
}

/** The most proxies that one request passes: more are a mistake in the setting. */
const mostHops = 10;

function readHops(variables: Variables): number {
  const text = read(variables, 'BEHIND_PROXY') ?? '0';
  if (/^\d+$/.test(text) && Number(text) <= mostHops) return Number(text);
  throw new Error(`BEHIND_PROXY is "${text}"; set it to the number of trusted proxies, from 0 to ${mostHops}.`);
}

function readProxies(variables: Variables): Settings['isProxy'] {
  const text = read(variables, 'PROXY_NETWORKS');
  const isProxy = text === undefined ? undefined : networks(text);
  if (isProxy !== null) return isProxy;
  throw new Error(
    `PROXY_NETWORKS is "${text ?? ''}"; set it to networks such as 10.0.0.0/8, with spaces between them.`,
  );
}
