import { assertPortIsFree } from '../../platform/support/ports';

/** The ports of the browser tests: the site's, the platform's, and the one that stops and starts the platform. */
const usualPorts = { PORT: 3170, PLATFORM_PORT: 4170 };

/** Free ports for the browser tests, as variables: PORT and PLATFORM_PORT if they are set, else the first free pair. */
export async function testPorts(variables: NodeJS.ProcessEnv): Promise<{ PORT: string; PLATFORM_PORT: string }> {
  const { PORT, PLATFORM_PORT } = variables;
  if (PORT && PLATFORM_PORT) return { PORT, PLATFORM_PORT };
  for (let offset = 0; offset < 1000; offset += 10) {
    const [site, platform] = [usualPorts.PORT + offset, usualPorts.PLATFORM_PORT + offset];
    const areFree = await Promise.all([site, platform, platform + 1].map(isFree));
    if (areFree.every(Boolean)) return { PORT: String(site), PLATFORM_PORT: String(platform) };
  }
  throw new Error('No ports are free for the browser tests; set PORT and PLATFORM_PORT.');
}

/** Whether nothing listens on a port, and browsers open it. */
const isFree = (port: number): Promise<boolean> =>
  assertPortIsFree(port, 'PORT').then(
    () => true,
    () => false,
  );
