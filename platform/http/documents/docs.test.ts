import { z } from 'zod';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { operationsOf } from '../../app';
import { errorTable } from '../kernel/errors';

let club: TestPlatform;
let page = '';
beforeAll(async () => {
  club = await startPlatform();
  page = z.string().parse((await club.request('/docs')).body);
}, startUpMs);
afterAll(() => club.close());

const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, value = '']) => value);

it('has a heading and an anchor for every operation', () => {
  for (const { definition } of operationsOf(club.platform)) {
    expect(page).toContain(`<article class="call" id="${definition.id}"`);
    expect(page).toContain(`href="#${definition.id}"`);
  }
});

it('lists every error of the table', () => {
  const { body } = /id="errors".*?<tbody>(?<body>.*?)<\/tbody>/s.exec(page)?.groups ?? {};
  for (const { message } of Object.values(errorTable)) expect(body).toContain(message);
});

it('has working links and unique ids', () => {
  const ids = all(/\sid="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all(/href="#([^"]+)"/g)));
});

it('needs no script, and allows none', async () => {
  const { headers } = await club.request('/docs', { headers: { 'Ubi-AppId': '' } });
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('serves its assets as immutable', async () => {
  const files = all(/href="(\/docs\/assets\/[^"]+)"/g);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await club.request(file);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await club.request('/docs/assets/any/none.css')).status).toBe(404);
});
