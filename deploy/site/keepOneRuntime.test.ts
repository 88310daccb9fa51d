import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { keepOneRuntime, withoutRuntime } from './keepOneRuntime';

/** As Turbopack writes it: the runtime takes over what was pushed before, and ends where one runs already. */
const scriptThatRuns = (module: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,{otherChunks:[],runtimeModuleIds:["${module}"]}]),` +
  `(()=>{var r=globalThis.TURBOPACK;if(!Array.isArray(r))return;` +
  `var push=e=>{out.push(...e[1].runtimeModuleIds)};globalThis.TURBOPACK={push};r.forEach(push)})();`;

const app = scriptThatRuns('app');
const page = scriptThatRuns('page');

test.each([
  ['after the runtime', [app, withoutRuntime(page)], ['app', 'page']],
  ['before the runtime', [withoutRuntime(page), app], ['page', 'app']],
])('a page without a runtime of its own starts %s', (_when, scripts, expected) => {
  const out: string[] = [];
  runInNewContext(scripts.join('\n'), { out });
  expect(out).toEqual(expected);
});

test('only the runtime is taken out', () => {
  expect(withoutRuntime(page)).toBe(`${page.slice(0, page.indexOf(',(()=>'))};`);
  for (const other of ['self.__BUILD_MANIFEST={a:()=>1};', 'TURBOPACK.push([0,12,(e=>{})]);'])
    expect(withoutRuntime(other)).toBe(other);
});

describe('in a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  test("the app's scripts keep the runtime", () => {
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/app.js'), app);
    writeFileSync(join(folder, 'static/page.js'), page);
    const pages = { '/_app': ['static/app.js'], '/': ['static/app.js', 'static/page.js'] };
    writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ pages }));

    keepOneRuntime(folder);

    expect(read('static/app.js')).toBe(app);
    expect(read('static/page.js')).toBe(withoutRuntime(page));
  });

  test('a manifest without pages is an error', () => {
    writeFileSync(join(folder, 'build-manifest.json'), '{}');
    expect(() => keepOneRuntime(folder)).toThrow('The manifest of the build has no pages.');
  });
});
