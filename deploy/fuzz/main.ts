import fc from 'fast-check';
import { checkResponse } from '../../platform/fuzz/checkResponse';
import { forAll } from '../../platform/fuzz/forAll';
import { operationRequests } from '../../platform/fuzz/operationRequests';
import { pageRequests } from '../../platform/fuzz/pageRequests';
import type { FuzzRequest } from '../../platform/fuzz/request';
import { demoTicket } from '../../platform/testing/accounts';
import { testAppId } from '../../platform/testing/client';
import { startWithCalls } from '../../platform/testing/documentedCalls';
import { freePort } from '../../platform/testing/freePort';
import { httpClient } from '../../platform/testing/httpClient';
import { startPlatformProcess, type PlatformProcess } from '../../platform/testing/platformProcess';
import { testOrigin } from '../../platform/testing/startPlatform';
import { readOptions, type FuzzOptions } from './options';
import { readBuild, siteRequests } from './siteRequests';
import { timedSender } from './timedSender';
import { print, runCommand } from '../../platform/support/runCommand';

/**
 * `npm run fuzz`: sends random requests to a platform of its own with demo players, or to a running site, and ends with an
 * error at the first response that no request may get. Prints the slowest.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { site } = options;
  if (site) await tryAll(siteRequests(await readBuild(site)), { options, origin: site });
  else await tryPlatform(options);
}

async function tryPlatform(options: FuzzOptions): Promise<void> {
  const { club, calls } = await startWithCalls();
  await club.close();
  const metricsPort = await freePort();
  // Requests come from many addresses, because the platform limits some by address.
  const platform = await startPlatformProcess({
    variables: { BEHIND_PROXY: '1', METRICS_PORT: String(metricsPort) },
  });
  try {
    const sites = { appId: testAppId, ownOrigin: platform.url, siteOrigin: testOrigin };
    const requests = fc.oneof(
      { weight: 5, arbitrary: operationRequests(calls, testAppId) },
      { weight: 1, arbitrary: pageRequests(sites) },
    );
    await tryAll(requests, {
      options,
      origin: platform.url,
      readTicket: ticketReader(platform),
      readErrors: () => platform.errorOutput(),
    });
    print(await heldUpLoop(metricsPort));
  } finally {
    await platform.stop();
  }
}

/** How long the event loop of the platform was held up; any longer than 100 ms, one player's call makes others wait. */
async function heldUpLoop(metricsPort: number): Promise<string> {
  const metrics = await fetch(`http://localhost:${metricsPort}/metrics`).then((response) => response.text());
  const [p99 = NaN, most = NaN] = ['p99', 'max'].map((name) =>
    Math.round(1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.+)$`, 'm').exec(metrics)?.[1])),
  );
  return `The event loop was held up for ${p99} ms (p99) and ${most} ms (most)${most > 100 ? '; more than 100 ms are too long' : ''}.`;
}

interface Target {
  options: FuzzOptions;
  origin: string;
  readTicket?: () => Promise<string>;
  /** What the server has written to stderr: an unexpected error, even if its response hides it. */
  readErrors?: () => string;
}

async function tryAll(
  requests: fc.Arbitrary<FuzzRequest>,
  { options, origin, readTicket = () => Promise.resolve(''), readErrors = () => '' }: Target,
) {
  const client = httpClient({ connections: 1 });
  const { send, report } = timedSender(client.send);
  const repeat = ({ seed, path }: { seed: number; path: string }) =>
    `npm run fuzz -- --runs ${options.runs} --seed=${seed} --path=${path}${options.site ? ` --site ${options.site}` : ''}`;
  const check = async (request: FuzzRequest) => {
    const before = readErrors().length;
    const violation = await checkResponse({ send, origin }, request, readTicket);
    return violation ?? (readErrors().slice(before) || undefined);
  };
  try {
    await forAll(requests, check, { ...options, repeat });
    print(`${options.runs} cases passed.`);
  } finally {
    print(report());
    client.close();
  }
}

/** Reads tickets of a demo player: a new one for each twenty requests, because some requests end the session. */
function ticketReader({ call }: PlatformProcess): () => Promise<string> {
  let ticket = '';
  let uses = 0;
  return async () => {
    if (uses % 20 === 0) ticket = await demoTicket(call, 'northwind@meridian.example');
    uses += 1;
    return ticket;
  };
}

void runCommand(main);
