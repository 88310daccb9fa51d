import * as read from './parse';

/** The publisher's three environments (spec 7). Without one, the local platform serves as UAT. */
export const environmentNames = ['UAT', 'CERT2', 'LIVE'] as const;
type EnvironmentName = (typeof environmentNames)[number];

/** The hosts of each environment. `{site}` in the publisher's is one of their sites, such as `store` or `forums-fr`. */
const hosts: Record<EnvironmentName, { services: string; publisher: string }> = {
  UAT: { services: 'https://uat-services.meridian.example', publisher: 'https://{site}.meridian.example' },
  CERT2: { services: 'https://cert2-services.meridian.example', publisher: 'https://{site}.meridian.example' },
  LIVE: { services: 'https://services.meridian.example', publisher: 'https://{site}.meridian.example' },
};

/** The environments that tags know; all but `live` load the containers of the test script folder (spec 7, Analytics). */
export const metricsEnvironments = ['dev', 'test', 'preview', 'live'] as const;
export type MetricsEnvironment = (typeof metricsEnvironments)[number];

export type Environment = ReturnType<typeof readCompiledEnvironment>;

type Variables = Record<string, string | undefined>;

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The platform beside the site: on the host of a site without HTTPS, because browsers keep the sign-on's cookies on one host. */
export function localServicesUrl(variables: Variables): string {
  const site = new URL(readOrigin('SITE_URL', variables.SITE_URL ?? 'http://localhost'));
  const host = site.protocol === 'http:' ? site.hostname : 'localhost';
  return `http://${host}:${readPort(variables, 'PLATFORM_PORT', 4000)}`;
}

/**
 * Every variable has a default that fits a laptop. A named environment has its own hosts, so that none of them talks to
 * this machine unless `SERVICES_URL` names it. Throws an error with one sentence that names the variable and what it
 * must be.
 */
export function readEnvironment(variables: Variables): Environment {
  const sitePort = readPort(variables, 'PORT', 3000);
  const name = readChoice('CLUB_ENVIRONMENT', variables.CLUB_ENVIRONMENT ?? 'UAT', environmentNames);
  const local = localServicesUrl(variables);
  const servicesUrl = readOrigin(
    'SERVICES_URL',
    variables.SERVICES_URL ?? (variables.CLUB_ENVIRONMENT === undefined ? local : hosts[name].services),
  );
  return {
    name,
    servicesUrl,
    publisherUrl: readPublisherUrl(
      variables.PUBLISHER_URL ?? (servicesUrl === local ? `${local}/publisher/{site}` : hosts[name].publisher),
    ),
    siteUrl: readOrigin('SITE_URL', variables.SITE_URL ?? `http://localhost:${sitePort}`),
    appId: readGuid('APP_ID', variables.APP_ID ?? '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10'),
    genomeId: readGuid('GENOME_ID', variables.GENOME_ID ?? '5b36b900-65d8-47f3-93c8-86bdaa48ab50'),
    clubSpaceId: readGuid('CLUB_SPACE_ID', variables.CLUB_SPACE_ID ?? '38559e67-7b0e-5a40-97d8-114b95ec3495'),
    embedders: (variables.EMBEDDERS ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((origin) => readOrigin('EMBEDDERS', origin)),
    metricsEnvironment: readChoice(
      'METRICS_ENVIRONMENT',
      variables.METRICS_ENVIRONMENT ?? metricsEnvironmentOf[name],
      metricsEnvironments,
    ),
    tagsUrl: readOrigin('TAGS_URL', variables.TAGS_URL ?? servicesUrl),
  };
}

/**
 * Throws one sentence for the live site with an address that only this machine has: its visitors would be sent there.
 */
export function rejectLocalAddresses(environment: Environment): void {
  if (environment.name !== 'LIVE') return;
  const { servicesUrl, siteUrl, publisherUrl, tagsUrl } = environment;
  for (const [variable, url] of Object.entries({
    SERVICES_URL: servicesUrl,
    SITE_URL: siteUrl,
    PUBLISHER_URL: publisherUrl,
    TAGS_URL: tagsUrl,
  })) {
    if (!/^https?:\/\/(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])([:/]|$)/.test(url)) continue;
    throw new Error(`CLUB_ENVIRONMENT is LIVE and ${variable} is ${url}; set it to an address that visitors reach.`);
  }
}

/** Spec 9, Analytics: environment dev in this build. */
const metricsEnvironmentOf: Record<EnvironmentName, MetricsEnvironment> = {
  UAT: 'dev',
  CERT2: 'preview',
  LIVE: 'live',
};

/** Throws a sentence if it is not a whole number from 1 to 65535. */
export function readPort(variables: Variables, name: string, fallback: number): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${name} is "${text}"; set it to a port, a whole number from 1 to 65535.`);
  }
  return port;
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new Error(`${name} is "${text}"; set it to one of ${choices.join(', ')}.`);
  return choice;
}

function readOrigin(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} is "${text}"; set it to an origin such as https://club.example.`);
  return new URL(text).origin;
}

function readPublisherUrl(text: string): string {
  if (text.includes('{site}') && URL.canParse(text.replace('{site}', 'store'))) return text;
  throw new Error(`PUBLISHER_URL is "${text}"; set it to an address such as https://{site}.publisher.example.`);
}

function readGuid(name: string, text: string): string {
  if (!guid.test(text)) throw new Error(`${name} is "${text}"; set it to a GUID.`);
  return text;
}

/**
 * The settings that next.config.js compiled in: `parseEnvironment(process.env.SITE_ENVIRONMENT)`.
 * Without them (tests, scripts) a laptop's defaults hold.
 */
export function parseEnvironment(json: string | undefined): Environment {
  return json === undefined ? readEnvironment({}) : readCompiledEnvironment(JSON.parse(json), 'SITE_ENVIRONMENT');
}

const readCompiledEnvironment = read.object({
  name: read.oneOf(environmentNames),
  /** No trailing slash. */
  servicesUrl: read.string,
  /** Address of the publisher's other sites, with `{site}` for the name of one. */
  publisherUrl: read.string,
  /** No trailing slash. */
  siteUrl: read.string,
  appId: read.string,
  genomeId: read.string,
  /** For what belongs to no game. */
  clubSpaceId: read.string,
  /** Origins that may show the site in a frame with nav=0. */
  embedders: read.list(read.string),
  metricsEnvironment: read.oneOf(metricsEnvironments),
  /** No trailing slash. */
  tagsUrl: read.string,
});
