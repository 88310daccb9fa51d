import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { EndedRequest } from '../../platform/support/logger';
import { listen, stop } from '../../platform/support/ports';
import { startTracing, traceparentHeader } from '../../platform/support/tracing';
import { transactionIdHeader } from '../../platform/support/transactionId';
import { startTraceCollector } from '../../platform/testing/traceCollector';
import { reportRequests } from './reportRequests';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sentId = '53fad6ec-776e-4267-b03a-d7456653f32d';

const servers: Server[] = [];
let stopReporting = () => {};
afterEach(async () => {
  stopReporting();
  await Promise.all(servers.splice(0).map((server) => stop(server)));
});

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

/** A site that calls the services and another server for each request. */
async function startSite() {
  const received: Record<string, unknown[]> = { services: [], other: [] };
  const traceparents: Record<string, unknown[]> = { services: [], other: [] };
  const upstream = (name: string) =>
    serve((request, response) => {
      received[name]?.push(request.headers[transactionIdHeader.toLowerCase()]);
      traceparents[name]?.push(request.headers[traceparentHeader]);
      response.end('{}');
    });
  const [servicesUrl, otherUrl] = await Promise.all([upstream('services'), upstream('other')]);
  const url = await serve((request, response) => {
    void (async () => {
      await Promise.all([fetch(`${servicesUrl}/news`), fetch(`${otherUrl}/news`)]);
      response.writeHead(request.url === '/missing' ? 404 : 200).end('page');
    })();
  });
  const ended: EndedRequest[] = [];
  const reported = new Promise<void>((resolve) => {
    stopReporting = reportRequests({
      routeOf: (path) => (path === '/missing' ? 'unknown' : '/news/[newsId]'),
      servicesUrl,
      requestEnded: (request) => {
        if (!request.route.includes('news') && request.route !== 'unknown') return;
        ended.push(request);
        resolve();
      },
    });
  });
  return { url, received, traceparents, ended, reported };
}

it('passes the id of a request on to the services, and to no other server', async () => {
  const site = await startSite();
  await fetch(`${site.url}/news/7`, { headers: { [transactionIdHeader]: sentId } });
  expect(site.received.services).toEqual([sentId]);
  expect(site.received.other).toEqual([undefined]);
});

it.each([
  ['/news/7?to=someone', { method: 'GET', route: '/news/[newsId]', status: 200 }],
  ['/missing', { method: 'GET', route: 'unknown', status: 404 }],
])('reports %s with its route and status, and a new id', async (path, expected) => {
  const site = await startSite();
  await (await fetch(site.url + path)).text();
  await site.reported;
  const own = site.ended.find(({ status, route }) => status === expected.status && route === expected.route);
  expect(own).toMatchObject(expected);
  expect(own?.transactionId).toMatch(guid);
});

it('makes a request and its call of the services two spans of one trace, and passes that on to no other server', async () => {
  const collector = await startTraceCollector();
  const stopTracing = await startTracing('site', collector.exporter);
  const site = await startSite();
  await (await fetch(`${site.url}/news/7?to=someone`, { headers: { [transactionIdHeader]: sentId } })).text();
  // The site's own, and those of the two servers that it calls, which run in this process too.
  while (site.ended.length < 3) await setTimeout(5);
  await stopTracing();
  await collector.close();

  const request = collector.spans.find(
    ({ parentSpanId, attributes }) => !parentSpanId && attributes['club.transaction_id'] === sentId,
  );
  expect(request).toMatchObject({ server: 'site', name: 'GET /news/[newsId]' });
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': 'localhost',
    'http.response.status_code': 200,
  });
  expect(site.traceparents).toEqual({
    services: [`00-${request?.traceId ?? ''}-${call?.spanId ?? ''}-01`],
    other: [undefined],
  });
  expect(collector.bodies.join('')).not.toMatch(/someone|news\/7/);
});
