import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen, stop } from '../platform/support/ports';
import { pageScale } from './pageWeight';

const scriptSource = randomBytes(2000).toString('hex');
const files: Record<string, string> = {
  '/page': `<html><head>
    <link rel="stylesheet" href="/page.css"><link rel="icon" href="/icon.svg">
    <script src="/page.js"></script><script nomodule src="/old.js"></script><script>run()</script>
  </head></html>`,
  '/page.js': scriptSource,
  '/page.css': 'p { margin: 0 }',
};
const requested: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requested.push(path);
  response.writeHead(path in files ? 200 : 404).end(files[path]);
});
let origin = '';
beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => stop(server));

test('weighs the HTML, and the scripts and stylesheets that it names', async () => {
  expect(await pageScale(origin)('/page')).toEqual({
    html: files['/page']?.length,
    htmlGzip: gzipSync(files['/page'] ?? '').length,
    scripts: gzipSync(scriptSource).length,
    styles: gzipSync('p { margin: 0 }').length,
  });
});

test('fetches a script that two pages share once', async () => {
  const weigh = pageScale(origin);
  requested.length = 0;
  await weigh('/page');
  await weigh('/page');
  expect(requested.filter((path) => path === '/page.js')).toHaveLength(1);
});

test('throws for a page that is missing', async () => {
  await expect(pageScale(origin)('/missing')).rejects.toThrow('/missing answered 404.');
});
