import { z } from 'zod';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

let club: TestPlatform;
let page = '';
beforeAll(async () => {
  club = await startPlatform();
  page = z.string().parse((await club.request('/docs')).body);
}, startUpMs);
afterAll(() => club.close());

const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, value = '']) => value);

it('runs scripts of its own origin alone, none of them inline', async () => {
  const { headers } = await club.request('/docs', { headers: { 'Ubi-AppId': '' } });
  const policy = headers.get('Content-Security-Policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]));
  expect(page).not.toMatch(/<script>|\sstyle=|\son\w+=|https?:/);
});

it('starts with the document of its own origin and without a validator elsewhere', async () => {
  const { body } = await club.request(all(/src="([^"]+start\.js)"/g)[0] ?? '');
  expect(body).toContain('"url":"/openapi.json"');
  expect(body).toContain('"validatorUrl":null');
});

it('serves its assets as immutable', async () => {
  const files = all(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await club.request(file);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await club.request('/docs/assets/any/none.css')).status).toBe(404);
});
