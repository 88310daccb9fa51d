import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readEnvironment } from '../../services/http/environment';
import { applySettings } from './applySettings';
import { headerRules } from './headerRules';
import { settledLater } from './settledLater';

const folder = mkdtempSync(join(tmpdir(), 'club-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const json = JSON.stringify(settledLater);
const files = {
  'static/chunks/brand.js': `f('${json}')`,
  'static/chunks/page.js': 'load("static/chunks/brand.js","static/chunks/react.js")',
  'static/chunks/react.js': 'react()',
  'static/chunks/links.js': 'open("https://{site}.publisher.settings.invalid")',
  'static/id/_buildManifest.js': '["static/chunks/page.js"]',
  'server/pages/index.html': [
    '<link href="https://site.settings.invalid/fr-FR">',
    '<a href="https://store.publisher.settings.invalid/games">',
    '<script src="/_next/static/chunks/page.js"></script><script src="/_next/static/chunks/react.js"></script>',
  ].join(''),
  'required-server-files.json': JSON.stringify(
    { env: { SITE_ENVIRONMENT: json, PUBLISHER_ADDRESS: settledLater.publisherUrl } },
    null,
    2,
  ),
  'routes-manifest.json': JSON.stringify({ headers: headerRules(settledLater, false) }, null, 2),
  'cache/large.bin': 'x',
};

function givenBuild(more: Record<string, string> = {}): string {
  const build = mkdtempSync(join(folder, 'build-'));
  for (const [name, content] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  return build;
}

function served(variables: Record<string, string>, build = givenBuild()) {
  const target = mkdtempSync(join(folder, 'served-'));
  const environment = readEnvironment(variables);
  applySettings(build, target, environment);
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' });
  const read = (start: string) => {
    const name = names.find((each) => each.startsWith(start) && /\.\w+$/.test(each));
    return name === undefined ? null : { name, text: readFileSync(join(target, name), 'utf8') };
  };
  return { environment, names, read };
}

const live = {
  CLUB_ENVIRONMENT: 'LIVE',
  SITE_URL: 'https://club.example',
  SERVICES_URL: 'https://services.example',
  PUBLISHER_URL: 'https://example.test/sites/{site}',
};

it('gives pages, scripts and Next itself the settings of the environment', () => {
  const { environment, read } = served(live);
  expect(read('static/chunks/brand')?.text).toBe(`f('${JSON.stringify(environment)}')`);
  const links = read('static/chunks/links');
  expect(links?.text).toBe('open("https://example.test/sites/{site}")');
  expect(links?.name).not.toBe('static/chunks/links.js');
  expect(read('server/pages/index')?.text).toMatch(
    /href="https:\/\/club\.example\/fr-FR".*href="https:\/\/example\.test\/sites\/store\/games"/,
  );
  expect(JSON.parse(read('required-server-files')?.text ?? '')).toEqual({
    env: { SITE_ENVIRONMENT: JSON.stringify(environment), PUBLISHER_ADDRESS: environment.publisherUrl },
  });
});

it.each([live, { SITE_URL: 'http://localhost:3000', EMBEDDERS: 'https://app.example' }])(
  'sends the headers that a build of that environment has: %p',
  (variables) => {
    const { environment, read } = served(variables);
    expect(JSON.parse(read('routes-manifest')?.text ?? '')).toEqual({ headers: headerRules(environment, false) });
  },
);

it('names scripts for the settings that they or those that they load have, because browsers keep scripts for ever', () => {
  const [first, second, same] = [served(live), served({ ...live, APP_ID: settledLater.genomeId }), served(live)];
  const nameOf = (club: typeof first, name: string) => club.read(`static/chunks/${name}`)?.name;
  for (const name of ['brand', 'page']) {
    expect(nameOf(first, name)).toBe(nameOf(same, name));
    expect(nameOf(first, name)).not.toBe(nameOf(second, name));
  }
  expect(nameOf(first, 'react')).toBe('static/chunks/react.js');
  expect(first.read('static/id')).toEqual({
    name: 'static/id/_buildManifest.js',
    text: `["${nameOf(first, 'page') ?? ''}"]`,
  });
  expect(first.read('server/pages/index')?.text).toContain(`src="/_next/${nameOf(first, 'page') ?? ''}"`);
});

it('leaves out what only builds need, and what was served before', () => {
  expect(served(live).names).not.toContain('cache');
});

it('does not serve a build in which a stand-in is left', () => {
  const build = givenBuild({ 'server/other.js': 'fetch("https://other.settings.invalid")' });
  expect(() => served(live, build)).toThrow('has a stand-in for a setting after its start');
});
