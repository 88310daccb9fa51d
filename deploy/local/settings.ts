import { localServicesUrl, readEnvironment, readPort } from '../../services/http/environment';

export type LocalSettings = ReturnType<typeof readSettings>;

/** Throws one clear sentence if a variable cannot be read. */
export function readSettings(variables: Record<string, string | undefined>) {
  const port = readPort(variables, 'PORT', 3000);
  const platformPort = readPort(variables, 'PLATFORM_PORT', 4000);
  if (port === platformPort) throw new Error(`PORT and PLATFORM_PORT are both ${port}; give them two different ports.`);
  const environment = readEnvironment(variables);
  const local = localServicesUrl(variables);
  const startsProxy = variables.SERVICES_PROXY === '1';
  if (startsProxy && environment.servicesUrl === local)
    throw new Error('SERVICES_PROXY is 1 and the services are on this machine; set CLUB_ENVIRONMENT or SERVICES_URL.');
  const isUsual = port === 3000 && platformPort === 4000;
  // Settings are compiled into a build, so every pair of ports has a build folder of its own.
  const buildFolder = variables.SITE_BUILD_FOLDER ?? (isUsual ? '.next' : `.next-${port}-${platformPort}`);
  return {
    port,
    platformPort,
    siteUrl: environment.siteUrl,
    platformUrl: environment.servicesUrl,
    /** False if the site calls services elsewhere, such as UAT. */
    startsPlatform: environment.servicesUrl === local,
    /** True if a proxy on the platform's port passes the site's calls on to services elsewhere. */
    startsProxy,
    buildFolder,
    childVariables: {
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      SITE_BUILD_FOLDER: buildFolder,
      SERVICES_URL: startsProxy ? local : environment.servicesUrl,
      PUBLISHER_URL: environment.publisherUrl,
      NEXT_TELEMETRY_DISABLED: '1',
      // A person at a terminal does not read a line for each request.
      LOG_LEVEL: variables.LOG_LEVEL ?? 'warn',
      // Bytes of free memory that glibc keeps before it returns them to the system. It sets its limits by itself otherwise, and
      // then large buffers stay with a server after their use (docs/operations.md). Other systems ignore it.
      MALLOC_TRIM_THRESHOLD_: variables.MALLOC_TRIM_THRESHOLD_ ?? '131072',
    },
  };
}
