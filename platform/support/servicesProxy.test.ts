import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './ports';
import { freePort } from '../testing/freePort';
import { startServicesProxy } from './servicesProxy';

const siteUrl = 'http://localhost:3000';
const received: { request: IncomingMessage; body: string }[] = [];
const services = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received.push({ request, body });
    response.writeHead(201, { 'Set-Cookie': 'a=b; Domain=uat.example; Path=/', 'Ubi-TransactionId': 't' });
    response.end('{"units":30}');
  });
});
let proxyUrl = '';
let stop = () => {};

beforeAll(async () => {
  const [servicesPort, port] = [await freePort(), await freePort()];
  await listen(services, servicesPort, '127.0.0.1');
  const proxy = startServicesProxy({ port, servicesUrl: `http://127.0.0.1:${servicesPort}`, siteUrl });
  proxyUrl = `http://127.0.0.1:${port}`;
  stop = () => proxy.close();
});
afterAll(() => {
  stop();
  services.close();
});

it('passes a call on without the page’s origin, and answers with what the services say', async () => {
  const response = await fetch(`${proxyUrl}/v1/spend?of=30`, {
    method: 'POST',
    headers: { Origin: siteUrl, 'Ubi-AppId': 'app' },
    body: '{"units":30}',
  });

  expect(received[0]).toMatchObject({ request: { method: 'POST', url: '/v1/spend?of=30' }, body: '{"units":30}' });
  expect(received[0]?.request.headers).toMatchObject({ 'ubi-appid': 'app' });
  expect(received[0]?.request.headers).not.toHaveProperty('origin');
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ units: 30 });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteUrl);
  expect(response.headers.getSetCookie()).toEqual(['a=b; Path=/']);
});

it('answers the browser’s question itself', async () => {
  const response = await fetch(`${proxyUrl}/v1/spend`, {
    method: 'OPTIONS',
    headers: { Origin: siteUrl, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'ubi-appid' },
  });

  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteUrl);
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('ubi-appid');
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
});
