import { gunzipSync } from 'node:zlib';
import { createPreparedBodies } from './preparedBodies';

it('prepares a content once', async () => {
  const prepare = createPreparedBodies(1000);
  const first = prepare('a page');
  expect(prepare('a page')).toBe(first);
  expect(await prepare('a page').in('gzip')).toBe(await first.in('gzip'));
  expect(gunzipSync(await first.in('gzip')).toString()).toBe('a page');
});

it('keeps the bytes of a content that is sent as it is', async () => {
  const page = createPreparedBodies(1000)('<p>★ Units</p>');
  expect((await page.in(null)).toString()).toBe('<p>★ Units</p>');
  expect(await page.in(null)).toBe(await page.in(null));
});

it('gives another content another ETag', () => {
  const prepare = createPreparedBodies(1000);
  expect(prepare('one').etag).not.toBe(prepare('two').etag);
});

it('removes the content used least recently where there is too much of it', () => {
  const prepare = createPreparedBodies(20);
  const [first, second] = [prepare('one '.repeat(2)), prepare('two '.repeat(2))];
  prepare('one '.repeat(2));
  prepare('three '.repeat(2));
  expect(prepare('one '.repeat(2))).toBe(first);
  expect(prepare('two '.repeat(2))).not.toBe(second);
});

it('finds a file by its name and version', () => {
  const prepare = createPreparedBodies(1000);
  const first = prepare(Buffer.from('a script'), '/script.js "1"');
  expect(prepare(Buffer.from('a script'), '/script.js "1"')).toBe(first);
  expect(prepare(Buffer.from('another'), '/script.js "2"')).not.toBe(first);
});
