import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOf } from './routeOf';

const folder = mkdtempSync(join(tmpdir(), 'club-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names the page of an address, in any language, and leaves out what a visitor typed', () => {
  const manifest = {
    staticRoutes: [
      { page: '/', regex: '^/(?:/)?$' },
      { page: '/news', regex: '^/news(?:/)?$' },
    ],
    dynamicRoutes: [{ page: '/news/[newsId]', regex: '^/news/([^/]+?)(?:/)?$' }],
  };
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  const routeOf = routesOf(folder);
  const routes = {
    '/': '/',
    '/?mail=someone@northlight.example': '/',
    '/fr-FR': '/',
    '/FR-fr/news': '/news',
    '/news/open-road?nav=0': '/news/[newsId]',
    '/_next/data/b1/fr-FR/news/open-road.json?newsId=open-road': '/_next/data/news/[newsId]',
    '/_next/data/b1/en-US.json': '/_next/data/',
    '/_next/data/b1/index.json': '/_next/data/',
    '/_next/static/chunks/a1.js': '/_next/static',
    '/static/lang/fr-FR.json': '/static',
    '/ready': '/ready',
    '/someone@northlight.example': 'unknown',
    '//someone/news': 'unknown',
  };
  expect(Object.fromEntries(Object.keys(routes).map((url) => [url, routeOf(url)]))).toEqual(routes);
});
