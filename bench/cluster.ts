import { execFile, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, startCluster, type Cluster } from '../deploy/cluster/cluster';
import { findProgram, findPrograms } from '../deploy/cluster/programs';
import { freshSeconds } from '../store/pageProps';
import { httpClient } from '../platform/testing/httpClient';
import { ratio, tableOf } from './table';

const run = promisify(execFile);

const connections = 64;
const rounds = 3;
const measuredSeconds = 3;

/** Time in which a site makes a page again with its data, and the delay between two requests for it. */
const [rebuiltWithinMs, requestAgainMs] = [60_000, 500];

/** Extensions of the files that nginx has compressed ahead. */
const extensions = { identity: '', gzip: '.gz' } as const;
type Encoding = keyof typeof extensions;

/** A page behind nginx, and its bytes as a file, with the rate of each round. */
interface Target {
  path: string;
  encoding: Encoding;
  bytes: number;
  file: string;
  page: Rate[];
  same: Rate[];
}

/** One run of requests at nginx. */
interface Rate {
  perSecond: number;
  /** What its workers took of the processor for one request, in microseconds; NaN where the system does not report it. */
  cpuMicroseconds: number;
}

/**
 * Pages behind nginx, compared with the same bytes as a file that the same nginx serves: requests a second, and what nginx takes
 * of the processor for each, which other programs on the machine hardly change. The pages are those that visitors get: the
 * build knows no services, so the sites first have to make them again with their data. Returns a line that names
 * what is missing where this machine cannot run a cluster.
 */
export async function clusterTable(): Promise<string> {
  const programs = findPrograms();
  if ('missing' in programs) return `${programs.missing}\n`;
  const wrk = findProgram('wrk');
  if (!wrk) return 'The cluster is measured with wrk, which is missing here (Debian: apt-get install wrk).\n';
  const ports = await freePorts({ sites: 2, platforms: 1 });
  const folder = `.data/bench-cluster-${ports.site}`;
  const cluster = await startCluster(programs, ports, { folder, isTest: true });
  try {
    const encodings: Encoding[] = ['identity', 'gzip'];
    const targets: Target[] = [];
    for (const path of ['/', '/fr-FR/rewards']) {
      for (const site of cluster.sites) await untilComplete(site.url + path);
      for (const encoding of encodings) targets.push(await targetOf(cluster, join(folder, 'files'), path, encoding));
    }
    const rate = (address: string, encoding: Encoding) => rateOf(wrk, cluster, address, encoding);
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, encoding, file, page, same } of targets) {
        page.push(await rate(path, encoding));
        same.push(await rate(file, encoding));
      }
    }
    return tableOf(
      `Requests a second behind nginx over ${connections} connections with TLS, the best of ${rounds} rounds each`,
      ['page', 'encoding', 'bytes', 'a second', 'as a file', 'ratio', 'CPU', 'as a file', 'ratio'],
      targets.map(({ path, encoding, bytes, page, same }) => [
        path,
        encoding,
        String(bytes),
        mostOf(page).toFixed(0),
        mostOf(same).toFixed(0),
        ratio(mostOf(page), mostOf(same)),
        `${leastOf(page).toFixed(0)} µs`,
        `${leastOf(same).toFixed(0)} µs`,
        ratio(leastOf(same), leastOf(page)),
      ]),
    );
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Requests a page of a site until it has its data: caches may keep such a page for `freshSeconds`, and one that was built without
 * services for less.
 */
async function untilComplete(url: string): Promise<void> {
  const deadline = performance.now() + rebuiltWithinMs;
  do {
    const response = await fetch(url);
    await response.arrayBuffer();
    const isFresh = response.headers.get('cache-control')?.includes(`s-maxage=${freshSeconds},`);
    if (isFresh && response.headers.get('x-nextjs-cache') !== 'STALE') return;
    await setTimeout(requestAgainMs);
  } while (performance.now() < deadline);
  throw new Error(`${url} was not made again with its data within ${rebuiltWithinMs / 1000} seconds.`);
}

/** Reads a page, which nginx keeps from then on, and writes what it got among the files of nginx. */
async function targetOf(cluster: Cluster, files: string, path: string, encoding: Encoding): Promise<Target> {
  const body = await readBytes(cluster, path, encoding);
  const file = `/_next/static/bench/${path === '/' ? 'home' : path.replaceAll('/', '-')}.txt`;
  mkdirSync(join(files, file, '..'), { recursive: true });
  writeFileSync(join(files, file) + extensions[encoding], body);
  const same = await readBytes(cluster, file, encoding);
  if (!same.equals(body)) throw new Error(`The file of ${path} has other bytes than the page.`);
  return { path, encoding, bytes: body.length, file, page: [], same: [] };
}

async function readBytes({ siteUrl, certificate }: Cluster, path: string, encoding: Encoding): Promise<Buffer> {
  const client = httpClient({ certificate: readFileSync(certificate) });
  const { status, headers, body } = await client.send(siteUrl + path, { headers: { 'Accept-Encoding': encoding } });
  client.close();
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  if ((headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${path} is not sent as ${encoding}.`);
  return body;
}

const mostOf = (rates: readonly Rate[]) => Math.max(...rates.map(({ perSecond }) => perSecond));
const leastOf = (rates: readonly Rate[]) => Math.min(...rates.map(({ cpuMicroseconds }) => cpuMicroseconds));

/** Throws where a request failed. */
async function rateOf(wrk: string, { siteUrl, nginx }: Cluster, path: string, encoding: Encoding): Promise<Rate> {
  const args = `-t 1 -c ${connections} -d ${measuredSeconds}s`.split(' ');
  const before = cpuOfWorkers(nginx);
  const { stdout: output } = await run(wrk, [...args, '-H', `Accept-Encoding: ${encoding}`, siteUrl + path]);
  const used = cpuOfWorkers(nginx) - before;
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]);
  const requests = Number(/\b(\d+) requests in/.exec(output)?.[1]);
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(output)) throw new Error(`${path} was not measured: ${output}`);
  return { perSecond, cpuMicroseconds: used / requests };
}

/** Microseconds of the processor that the children of nginx have used; NaN on a system without /proc. */
function cpuOfWorkers({ pid }: ChildProcess): number {
  const place = `/proc/${pid ?? 0}/task/${pid ?? 0}/children`;
  if (!existsSync(place)) return NaN;
  const workers = readFileSync(place, 'utf8').split(' ').filter(Boolean);
  const nanoseconds = workers.map((worker) => Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}
