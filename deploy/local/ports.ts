import { createServer } from 'node:http';
import { listen, stop } from '../../platform/support/ports';

/** The ports of the browser tests: the site's, the platform's, and the one that stops and starts the platform. */
const usualPorts = { PORT: 3170, PLATFORM_PORT: 4170 };

/** Ports that `fetch` blocks, because other protocols have them (Fetch standard, port blocking). */
const blockedByFetch = [4190, 5060, 5061];

/** Free ports for the browser tests, as variables: PORT and PLATFORM_PORT if they are set, else the first free pair. */
export async function testPorts(variables: NodeJS.ProcessEnv): Promise<{ PORT: string; PLATFORM_PORT: string }> {
  const { PORT, PLATFORM_PORT } = variables;
  if (PORT && PLATFORM_PORT) return { PORT, PLATFORM_PORT };
  for (let offset = 0; offset < 1000; offset += 10) {
    const [site, platform] = [usualPorts.PORT + offset, usualPorts.PLATFORM_PORT + offset];
    const ports = [site, platform, platform + 1];
    if (ports.some((port) => blockedByFetch.includes(port))) continue;
    const areFree = await Promise.all(ports.map(isFree));
    if (areFree.every(Boolean)) return { PORT: String(site), PLATFORM_PORT: String(platform) };
  }
  throw new Error('No ports are free for the browser tests; set PORT and PLATFORM_PORT.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isListening = await listen(probe, port).then(
    () => true,
    () => false,
  );
  if (isListening) await stop(probe);
  return isListening;
}
