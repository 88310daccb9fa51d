import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { testAppId } from '../../platform/testing/client';
import { transactionIdHeader } from '../../platform/support/transactionId';
import type { HttpResponse, Send } from '../../platform/testing/httpClient';
import { expectEqual } from './checkDrain';
import type { Cluster } from './cluster';
import { findProgram, nginxPlaces } from './programs';

/** Addresses in the root that have no page, with a part of what they answer. */
const rootAddresses = {
  '/favicon.ico': 'PNG',
  '/robots.txt': 'Sitemap: ',
  '/sitemap.xml': '<sitemapindex',
  '/sitemap-en-US.xml': '<urlset',
  '/rules-en-US.atom': '<feed',
  '/static/logged-in': 'signed in',
  '/health': '"ok"',
  '/ready': '"ok"',
};

/** What nginx keeps, compresses and passes on. Returns a line for each; throws a sentence if one does not hold. */
export async function checkProxy(cluster: Cluster, send: Send): Promise<string[]> {
  const page = (path: string, headers: Record<string, string> = {}) => send(cluster.siteUrl + path, { headers });
  const call = (path: string, headers: Record<string, string> = {}) =>
    send(cluster.servicesUrl + path, { headers: { 'Ubi-AppId': testAppId, ...headers } });

  await page('/units');
  expectPageTransaction(await page('/units'));
  expectCache(await page('/units'), 'HIT', 'a page that was read before');
  expectCache(await page('/units?nav=0&utm_source=test'), 'HIT', 'the same page with a query');
  const zipped = await page('/units', { 'Accept-Encoding': 'gzip, br' });
  expectHeader(zipped, 'content-encoding', 'gzip');
  expectCache(zipped, 'HIT', 'the same page compressed');
  expectStatus(await page('/units', { 'Accept-Encoding': 'gzip', 'If-None-Match': zipped.headers.etag ?? '' }), 304);
  expectCache(await page('/units', { Authorization: 'Ubi_v1 t=none' }), 'BYPASS', 'a request with a ticket');
  expectStatus(await page('/rewards/?nav=0'), 308);
  expectHeader(await page('/rewards/?nav=0'), 'location', '/rewards?nav=0');
  expectStatus(await page('/no-such-page'), 404);

  const build = /"buildId":"([^"]+)"/.exec((await page('/news')).text())?.[1] ?? '';
  expectStatus(await page(`/_next/data/${build}/en-US/news.json`), 200);
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec((await page('/')).text())?.[1] ?? '';
  const file = await page(script, { 'Accept-Encoding': 'gzip' });
  expectStatus(file, 200);
  expectHeader(file, 'content-encoding', 'gzip');
  expectHeader(file, 'cache-control', 'public, max-age=31536000, immutable');
  expectHeader(file, 'x-cache', undefined);
  const isWithBrotli = nginxPlaces(findProgram('nginx') ?? 'nginx').brotliModule !== null;
  if (isWithBrotli) expectHeader(await page(script, { 'Accept-Encoding': 'br, gzip' }), 'content-encoding', 'br');

  const sample = await call('/v1/spaces/club/rewards/sample?limit=1');
  const picture = /"imageUrl":"([^"]+)"/.exec(sample.text())?.[1] ?? '';
  const accepted = { headers: { Accept: 'image/avif,image/webp,*/*' } };
  expectStatus(await send(picture, accepted), 200);
  expectCache(await send(picture, accepted), 'HIT', 'a picture that was read before');
  expectCache(await send(`${picture}?invented=${Date.now()}`, accepted), 'HIT', 'the same picture with a query');

  await expectOneTransaction(cluster, call);
  const rejected = await call('/v3/users/me', { Authorization: 'Ubi_v1 t=none' });
  expectStatus(rejected, 401);
  expectHeader(rejected, 'cache-control', 'no-store');
  expectHeader(rejected, 'x-cache', undefined);
  const forged = await call('/v2/profiles/me/iplocation', {
    'X-Visitor-Country': 'JP',
    'X-Forwarded-For': '203.0.113.9',
  });
  if (forged.text().includes('"JP"')) throw new Error('A visitor chose the country that only a proxy may name.');
  // A caller that chooses its address would get around the limits for one network.
  const address = await call('/outbox', { 'X-Forwarded-For': '203.0.113.9' });
  expectStatus(address, 404);

  for (const [address, content] of Object.entries(rootAddresses)) {
    const found = await page(address);
    expectStatus(found, 200);
    if (!found.text().includes(content)) throw new Error(`${address} answers ${found.text().slice(0, 200)}`);
  }
  for (const dots of ['.', '..', '%2e%2e'])
    expectStatus(await page(`/_next/data/${build}/en-US/news/${dots}.json`), 404);
  await expectHttp2(cluster);
  return [
    'pages are kept by path, once, for those who accept gzip and those who do not; nothing with a ticket is kept',
    `files are compressed ahead${isWithBrotli ? ', in Brotli too' : '; Brotli needs libnginx-mod-http-brotli-static'}`,
    'one transaction id in the response, its error and the log of nginx, which has no address of a request',
    'a visitor cannot choose an address or a country',
    'HTTP/2',
  ];
}

/** The id of a page is that of its own request, also where the page comes from the cache. */
function expectPageTransaction(kept: HttpResponse): void {
  const id = String(kept.headers[transactionIdHeader.toLowerCase()]);
  expectHeader(kept, 'server-timing', `transaction;desc="${id}"`);
}

async function expectOneTransaction(
  { accessLog }: Cluster,
  call: (path: string, headers: Record<string, string>) => Promise<HttpResponse>,
): Promise<void> {
  const { headers, text } = await call('/v3/users/me?mail=someone@northlight.example', {
    Authorization: 'Ubi_v1 t=none',
  });
  const id = String(headers[transactionIdHeader.toLowerCase()]);
  if (!text().includes(`"transactionId":"${id}"`)) throw new Error('A response and its error have different ids.');
  const log = readFileSync(accessLog, 'utf8');
  const line = log.split('\n').find((each) => each.includes(id));
  if (!line || !/"status":401,/.test(line)) throw new Error('The log of nginx has no line with the id of a response.');
  if (/someone|\/v3/.test(log)) throw new Error('The log of nginx has the address of a request.');
}

const expectCache = ({ headers }: HttpResponse, wanted: string, what: string) =>
  expectEqual(`The X-Cache of ${what}`, headers['x-cache'], wanted);

const expectStatus = ({ status, text }: HttpResponse, wanted: number) => {
  if (status !== wanted) throw new Error(`Status ${status} instead of ${wanted}: ${text().slice(0, 200)}`);
};

const expectHeader = ({ headers }: HttpResponse, name: string, wanted: string | undefined) =>
  expectEqual(name, headers[name], wanted);

const expectHttp2 = ({ siteUrl, certificate }: Cluster) =>
  new Promise<void>((resolve, reject) => {
    const session = connect(siteUrl, { ca: readFileSync(certificate) });
    session.on('error', reject);
    const stream = session.request({ ':path': '/' });
    stream.on('error', reject);
    stream.on('response', ({ ':status': status }) => {
      session.close();
      if (status === 200) resolve();
      else reject(new Error(`Over HTTP/2, the home page has the status ${String(status)}.`));
    });
    stream.resume();
  });
