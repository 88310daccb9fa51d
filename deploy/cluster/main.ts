import { readPort } from '../../services/http/environment';
import { assertPortIsFree } from '../../platform/support/ports';
import { startCluster, type Cluster } from './cluster';
import { findPrograms } from './programs';
import { print, runCommand } from '../../platform/support/runCommand';

/**
 * `npm run cluster`: nginx in front of two sites and two platforms on one PostgreSQL, on this machine. nginx listens on PORT and
 * PLATFORM_PORT, the servers on the two ports above each. The database is a new one and ends with the command.
 */
async function main(): Promise<void> {
  const programs = findPrograms();
  if ('missing' in programs) throw new Error(programs.missing);
  const site = readPort(process.env, 'PORT', 3443);
  const services = readPort(process.env, 'PLATFORM_PORT', 4443);
  const ports = { site, services, sites: [site + 1, site + 2], platforms: [services + 1, services + 2] };
  for (const port of [site, ...ports.sites]) await assertPortIsFree(port, 'PORT');
  for (const port of [services, ...ports.platforms]) await assertPortIsFree(port, 'PLATFORM_PORT');

  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const starting = startCluster(programs, ports, { folder: `.data/cluster-${site}` });
  await Promise.race([interrupted, starting.then((cluster) => print(welcome(cluster))).then(() => interrupted)]);
  // Ctrl-C in a terminal reaches all processes, so a start that it interrupts fails, and stops what it has started.
  await starting.then(
    (cluster) => cluster.close(),
    () => undefined,
  );
}

const welcome = ({ siteUrl, servicesUrl, sites, platforms, databaseUrl }: Cluster) => `
  The club        ${siteUrl}
  The platform    ${servicesUrl}
  Sites           ${sites.map(({ url }) => url).join(', ')}
  Platforms       ${platforms.map(({ url }) => url).join(', ')}
  Database        ${databaseUrl}
  Demo player     northwind@meridian.example, password meridian-demo

  The certificate is this machine's own: the browser asks once whether to accept it.
  Ctrl-C stops all.`;

void runCommand(main);
