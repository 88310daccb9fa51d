import { assertPortIsFree } from '../../platform/support/ports';

/** The ports of the browser tests: the site's, the platform's, and the one that stops and starts the platform. */
const [usualPort, usualPlatformPort] = [3170, 4170];

/** Free ports for the browser tests, as variables: PORT and PLATFORM_PORT if they are set, else the first free pair. */
export async function testPorts(variables: NodeJS.ProcessEnv): Promise<{ PORT: string; PLATFORM_PORT: string }> {
  const { PORT, PLATFORM_PORT } = variables;
  if (PORT && PLATFORM_PORT) return { PORT, PLATFORM_PORT };
  for (let offset = 0; offset < 1000; offset += 10) {
    const [site, platform] = [usualPort + offset, usualPlatformPort + offset];
    // Whether nothing listens there, and browsers open them.
    const attempts = [site, platform, platform + 1].map((port) => assertPortIsFree(port, 'PORT'));
    const results = await Promise.allSettled(attempts);
    if (results.every(({ status }) => status === 'fulfilled'))
      return { PORT: String(site), PLATFORM_PORT: String(platform) };
  }
  throw new Error('No ports are free for the browser tests; set PORT and PLATFORM_PORT.');
}
