import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { listen, stop } from '../../platform/support/ports';
import { transactionIdHeader } from '../../platform/support/transactionId';
import { freePort } from '../../platform/testing/freePort';
import { bundleProgram } from '../../platform/testing/platformBundle';
import { startTraceCollector } from '../../platform/testing/traceCollector';

jest.setTimeout(60_000);

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sentId = '53fad6ec-776e-4267-b03a-d7456653f32d';

/** A server in the place of Next's: it calls the services and another server, and names the page that answers as Next does. */
const site = `
const { createServer } = require('http');
const { channel } = require('node:diagnostics_channel');
const { trace } = require('@opentelemetry/api');
createServer(async (request, response) => {
  if (request.url.startsWith('/news/')) {
    trace.getActiveSpan().setAttribute('http.route', '/news/[newsId]');
    await Promise.all([fetch(process.env.SERVICES_URL + '/v1/spaces/news?newsId=open-road'), fetch(process.env.OTHER_URL)]);
    response.setHeader('x-nextjs-cache', 'HIT');
  }
  if (request.url === '/broken') {
    const error = new TypeError('no page', { cause: new Error('no services') });
    channel('club.site.request-error').publish(error);
    console.error(' \\u001b[31m⨯\\u001b[39m', error);
    console.error('Failed to handle request for /news/open-road?to=someone');
  }
  if (request.url === '/slow') return;
  response.writeHead(request.url.startsWith('/missing') ? 404 : 200).end('page');
}).listen(process.env.PORT);
`;

// Beside the packages, which the site requires.
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync('.build/preload-');
const preload = join(folder, 'preload.cjs');
beforeAll(async () => {
  await bundleProgram('deploy/site/preload.ts', preload, { packages: 'external' });
  writeFileSync(join(folder, 'site.cjs'), site);
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => stop(server)));
});

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

const line = z.looseObject({ level: z.string(), route: z.string().optional(), transactionId: z.string() });

/** Runs `visit` on a site whose process has loaded the preload, ends it, and returns what it wrote and what the servers got. */
async function visitSite(variables: Record<string, string>, visit: (url: string) => Promise<void>) {
  const received: Record<'services' | 'other', { id: unknown; traceparent: unknown }[]> = { services: [], other: [] };
  const upstream = (name: keyof typeof received) =>
    serve(({ headers }, response) => {
      received[name].push({ id: headers[transactionIdHeader.toLowerCase()], traceparent: headers.traceparent });
      response.end('{}');
    });
  const [SERVICES_URL, OTHER_URL] = [await upstream('services'), await upstream('other')];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = runNode(
    ['--require', `./${preload}`, join(folder, 'site.cjs')],
    { LOG_LEVEL: 'debug', ...variables, PORT: String(port), SERVICES_URL, OTHER_URL },
    ['ignore', 'ignore', 'pipe'],
  );
  let written = '';
  child.stderr?.on('data', (chunk) => (written += String(chunk)));
  try {
    await untilHealthy(`${url}/api/health`, child, { output: () => written });
    await visit(url);
  } finally {
    await stopProcesses([child]);
  }
  const lines = written
    .split('\n')
    .filter(Boolean)
    .map((text) => line.parse(JSON.parse(text)));
  return { received, lines, written, code: await exitOf(child) };
}

it('writes a line with the page of a request, its id and what the cache found, and nothing that a visitor typed', async () => {
  const { lines, written } = await visitSite({}, async (url) => {
    await fetch(`${url}/news/open-road?to=someone`, { headers: { [transactionIdHeader]: sentId } });
    await fetch(`${url}/missing?to=someone`);
    await fetch(`${url}/_next/data/b1/fr-FR/news/someone.json`);
    await fetch(`${url}/static/icon.svg`);
  });
  expect(lines.find(({ transactionId }) => transactionId === sentId)).toMatchObject({
    ...{ level: 'info', server: 'site', transactionId: sentId },
    ...{ method: 'GET', route: '/news/[newsId]', status: 200, cache: 'HIT' },
  });
  const missing = lines.find(({ status }) => status === 404);
  expect(missing?.route).toBe('unknown');
  expect(missing?.transactionId).toMatch(guid);
  expect(lines.map(({ route }) => route)).toEqual(expect.arrayContaining(['/_next/data', '/static']));
  expect(written).not.toMatch(/someone|open-road/);
});

it('writes a line for a client that went away, and one for an error, however often Next writes it, with the id of its request', async () => {
  const { lines, written } = await visitSite({}, async (url) => {
    await fetch(`${url}/broken`, { headers: { [transactionIdHeader]: sentId } });
    await fetch(`${url}/slow`, { signal: AbortSignal.timeout(200) }).catch(() => undefined);
  });
  expect(lines).toContainEqual(expect.objectContaining({ route: 'unknown', status: 499 }));
  const [error, text, ...more] = lines.filter(({ level }) => level === 'error');
  expect(error).toMatchObject({ name: 'TypeError', message: 'no page', transactionId: sentId });
  expect(error).toMatchObject({ cause: { name: 'Error', message: 'no services' } });
  expect(text).toMatchObject({ message: 'Failed to handle request for …', transactionId: sentId });
  expect(more).toEqual([]);
  expect(written).not.toMatch(/someone|open-road/);
});

it('passes the id of a request on to the services, no trace without a collector, and nothing to another server', async () => {
  const { received } = await visitSite({}, async (url) => {
    await fetch(`${url}/news/open-road`, { headers: { [transactionIdHeader]: sentId } });
  });
  expect(received).toEqual({
    services: [{ id: sentId, traceparent: undefined }],
    other: [{ id: undefined, traceparent: undefined }],
  });
});

it('sends a request and its call of the services as one trace, without addresses, and no health check', async () => {
  const collector = await startTraceCollector();
  const { received } = await visitSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, async (url) => {
    await fetch(`${url}/news/open-road?to=someone`, { headers: { [transactionIdHeader]: sentId } });
  });
  await collector.close();
  expect(collector.spans).toHaveLength(2);
  const request = collector.spans.find(({ parentSpanId }) => !parentSpanId);
  expect(request).toMatchObject({
    server: 'site',
    name: 'GET /news/[newsId]',
    attributes: { 'http.route': '/news/[newsId]', 'club.transaction_id': sentId, 'http.request.method': 'GET' },
  });
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(call?.name).toBe('GET');
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': 'localhost',
    'http.response.status_code': 200,
  });
  expect(received.services).toEqual([
    { id: sentId, traceparent: `00-${request?.traceId ?? ''}-${call?.spanId ?? ''}-01` },
  ]);
  expect(collector.bodies.join('')).not.toMatch(/someone|open-road/);
});

it('writes a line for each request where one trace in many is sent', async () => {
  const sampling = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  const collector = await startTraceCollector();
  const { lines } = await visitSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...sampling }, async (url) => {
    await fetch(`${url}/news/open-road`);
  });
  await collector.close();
  expect(collector.spans).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ route: '/news/[newsId]', status: 200 }));
});

it('counts requests and errors, but not those of the collector of metrics', async () => {
  const metricsPort = await freePort();
  let metrics = '';
  await visitSite({ METRICS_PORT: String(metricsPort) }, async (url) => {
    await fetch(`${url}/news/open-road`);
    await fetch(`${url}/broken`);
    const read = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text());
    await read();
    metrics = await read();
  });
  expect(metrics).toContain('club_request_seconds_count{method="GET",route="/news/[newsId]",status="200"} 1');
  expect(metrics).toContain('club_page_cache_total{result="HIT"} 1');
  expect(metrics).toContain('club_errors_total 1');
  expect(metrics).not.toContain('/metrics');
});

it('ends with one sentence for a setting that it cannot use', async () => {
  const child = runNode(['--require', `./${preload}`, join(folder, 'site.cjs')], { METRICS_PORT: 'x' }, [
    ...(['ignore', 'ignore'] as const),
    'pipe',
  ]);
  let written = '';
  child.stderr?.on('data', (chunk) => (written += String(chunk)));
  expect(await exitOf(child)).toBe(1);
  expect(written).toBe('METRICS_PORT is "x"; set it to a port, a whole number from 1 to 65535.\n');
});
