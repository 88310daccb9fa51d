import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts, startCluster, type Cluster } from '../deploy/cluster/cluster';
import { findProgram, findPrograms } from '../deploy/cluster/programs';
import { freshSeconds } from '../store/pageProps';
import { httpClient } from '../platform/testing/httpClient';
import { ratio, tableOf } from './table';

const connections = 64;
const rounds = 3;
const measuredSeconds = 3;

/** Time in which a site makes a page again with its data, and the delay between two requests for it. */
const [rebuiltWithinMs, requestAgainMs] = [60_000, 500];

type Encoding = 'identity' | 'gzip';

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
  const ports = await freePorts();
  const folder = `.data/bench-cluster-${ports.site}`;
  const cluster = await startCluster(programs, ports, { folder, isTest: true });
  try {
    const targets: Awaited<ReturnType<typeof targetOf>>[] = [];
    for (const path of ['/', '/fr-FR/rewards']) {
      for (const site of cluster.sites) await untilComplete(site.url + path);
      for (const encoding of ['identity', 'gzip'] as const)
        targets.push(await targetOf(cluster, join(folder, 'files'), path, encoding));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, encoding, file, pageRates, fileRates } of targets) {
        pageRates.push(rateOf(wrk, cluster, path, encoding));
        fileRates.push(rateOf(wrk, cluster, file, encoding));
      }
    }
    return tableOf(
      `Requests a second behind nginx over ${connections} connections with TLS, the best of ${rounds} rounds each`,
      ['page', 'encoding', 'bytes', 'a second', 'as a file', 'ratio', 'CPU', 'as a file', 'ratio'],
      targets.map(({ path, encoding, bytes, pageRates, fileRates }) => {
        const [page, file] = [bestOf(pageRates), bestOf(fileRates)];
        return [
          path,
          encoding,
          String(bytes),
          page.perSecond.toFixed(0),
          file.perSecond.toFixed(0),
          ratio(page.perSecond, file.perSecond),
          `${page.cpuMicroseconds.toFixed(0)} µs`,
          `${file.cpuMicroseconds.toFixed(0)} µs`,
          ratio(file.cpuMicroseconds, page.cpuMicroseconds),
        ];
      }),
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

/** Reads a page, which nginx keeps from then on, and writes the same bytes as a file that the same nginx serves. */
async function targetOf(cluster: Cluster, files: string, path: string, encoding: Encoding) {
  const body = await readBytes(cluster, path, encoding);
  const file = `/_next/static/bench/${path === '/' ? 'home' : path.replaceAll('/', '-')}.txt`;
  mkdirSync(join(files, file, '..'), { recursive: true });
  // The extension is that of files that are compressed ahead.
  writeFileSync(join(files, file) + (encoding === 'gzip' ? '.gz' : ''), body);
  if (!(await readBytes(cluster, file, encoding)).equals(body))
    throw new Error(`The file of ${path} has other bytes than the page.`);
  return { path, encoding, bytes: body.length, file, pageRates: new Array<Rate>(), fileRates: new Array<Rate>() };
}

async function readBytes({ siteUrl, certificate }: Cluster, path: string, encoding: Encoding): Promise<Buffer> {
  const client = httpClient({ certificate: readFileSync(certificate) });
  const { status, headers, body } = await client.send(siteUrl + path, { headers: { 'Accept-Encoding': encoding } });
  client.close();
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  if ((headers['content-encoding'] ?? 'identity') !== encoding) throw new Error(`${path} is not sent as ${encoding}.`);
  return body;
}

const bestOf = (rates: readonly Rate[]): Rate => ({
  perSecond: Math.max(...rates.map(({ perSecond }) => perSecond)),
  cpuMicroseconds: Math.min(...rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
});

/** Throws where a request failed. */
function rateOf(wrk: string, { siteUrl, nginx }: Cluster, path: string, encoding: Encoding): Rate {
  const args = `-t 1 -c ${connections} -d ${measuredSeconds}s`.split(' ');
  const before = cpuOfWorkers(nginx);
  const request = ['-H', `Accept-Encoding: ${encoding}`, siteUrl + path];
  const output = execFileSync(wrk, [...args, ...request], { encoding: 'utf8' });
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
