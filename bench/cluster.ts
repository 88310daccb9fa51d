import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../deploy/cluster/cluster';
import { findProgram, findPrograms, nginxPlaces } from '../deploy/cluster/programs';
import { freePort } from '../platform/testing/freePort';
import { ratio, tableOf } from './table';

const connections = 64;
const rounds = 5;
const measuredSeconds = 3;

/** Extensions of the files that nginx has compressed ahead. */
const extensions = { identity: '', gzip: '.gz', br: '.br' } as const;
type Encoding = keyof typeof extensions;

/** A page behind nginx, and its bytes as a file, with the rate of each round. */
interface Target {
  path: string;
  encoding: Encoding;
  bytes: number;
  file: string;
  page: number[];
  same: number[];
}

/**
 * Requests a second of pages behind nginx, and of the same bytes as a file that the same nginx serves. Returns a line that says
 * what is missing where this machine cannot run a cluster.
 */
export async function clusterTable(): Promise<string> {
  const programs = findPrograms();
  if ('missing' in programs) return `${programs.missing}\n`;
  const wrk = findProgram('wrk');
  if (!wrk) return 'The cluster is measured with wrk, which is missing here (Debian: apt-get install wrk).\n';
  const ports = {
    site: await freePort(),
    services: await freePort(),
    sites: [await freePort(), await freePort()],
    platforms: [await freePort()],
  };
  // Next serves only what is inside the project.
  const folder = `.data/bench-cluster-${ports.site}`;
  const cluster = await startCluster(programs, ports, { folder, isTest: true });
  try {
    const encodings: Encoding[] = [
      'identity',
      'gzip',
      ...(nginxPlaces(programs.nginx).brotliModule ? ['br' as const] : []),
    ];
    const targets: Target[] = [];
    for (const path of ['/', '/fr-FR/rewards'])
      for (const encoding of encodings) targets.push(await targetOf(cluster, join(folder, 'files'), path, encoding));
    const rate = (address: string, encoding: Encoding) => requestsPerSecond(wrk, cluster.siteUrl + address, encoding);
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, encoding, file, page, same } of targets) {
        page.push(await rate(path, encoding));
        same.push(await rate(file, encoding));
      }
    }
    return tableOf(
      `Requests a second behind nginx over ${connections} connections with TLS, the best of ${rounds} rounds each`,
      ['page', 'encoding', 'bytes', 'a second', 'the same bytes as a file', 'ratio'],
      targets.map(({ path, encoding, bytes, page, same }) => [
        path,
        encoding,
        String(bytes),
        Math.max(...page).toFixed(0),
        Math.max(...same).toFixed(0),
        ratio(Math.max(...page), Math.max(...same)),
      ]),
    );
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
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

const readBytes = ({ siteUrl, certificate }: Cluster, path: string, encoding: Encoding) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { ca: readFileSync(certificate), headers: { 'Accept-Encoding': encoding } };
    request(siteUrl + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => resolve(Buffer.concat(chunks)));
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      if ((response.headers['content-encoding'] ?? 'identity') !== encoding)
        reject(new Error(`${path} is not sent as ${encoding}.`));
    })
      .on('error', reject)
      .end();
  });

/** Throws where a request failed. */
async function requestsPerSecond(wrk: string, url: string, encoding: Encoding): Promise<number> {
  const args = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${measuredSeconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
  ];
  const child = spawn(wrk, [...args, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await new Promise((resolve) => child.once('close', resolve));
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1];
  if (rate === undefined || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url} was not measured: ${output}`);
  return Number(rate);
}
