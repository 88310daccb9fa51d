import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Environment } from '../../services/http/environment';
import { headerRules } from './headerRules';
import { settledLater } from './settledLater';

const standInHost = 'settings.invalid';

const unused = /^(cache|diagnostics|standalone|trace|trace-build|types)$/;

/**
 * Copies a build that was made with `SETTINGS_AT_START=1` to a folder, with the settings of one environment in the place of the
 * stand-ins. A script whose content depends on settings gets a name of its own, and so do those that load it, because browsers
 * keep scripts by name for ever. Throws if a stand-in is left.
 */
export function applySettings(build: string, served: string, environment: Environment): void {
  mkdirSync(served, { recursive: true });
  // The folder itself may be a mounted one.
  for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true });
  cpSync(build, served, { recursive: true, filter: (path) => !unused.test(relative(build, path)) });
  const files = textsUnder(served);
  const change = settle(environment, renamedScripts(served, files, versionOf(environment)));
  for (const [file, text] of files) {
    const changed = basename(file) === 'routes-manifest.json' ? withHeaders(text, environment) : text;
    const settled = change(changed);
    if (settled.includes(standInHost)) throw new Error(`${file} has a stand-in for a setting after its start.`);
    if (settled !== text) writeFileSync(file, settled);
  }
  for (const file of files.keys()) {
    const renamed = change(basename(file));
    if (renamed !== basename(file)) renameSync(file, join(file, '..', renamed));
  }
}

const versionOf = (environment: Environment) =>
  createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 8);

function textsUnder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(js|json|html|rsc|txt)$/.test(file) && statSync(file).isFile());
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** The new names of the browser's scripts that have settings, or the name of such a script, in them. */
function renamedScripts(served: string, files: ReadonlyMap<string, string>, version: string): Map<string, string> {
  const scripts = [...files].filter(([file]) => file.startsWith(join(served, 'static')) && file.endsWith('.js'));
  const renamed = new Map<string, string>();
  let found = [standInHost];
  while (found.length > 0) {
    const added = scripts.filter(
      ([file, text]) => !renamed.has(basename(file)) && found.some((part) => text.includes(part)),
    );
    found = added.map(([file]) => basename(file));
    // Next finds its two manifests by these names, in a folder that is named for the build.
    for (const name of found) renamed.set(name, /^_/.test(name) ? name : name.replace(/\.js$/, `-${version}.js`));
  }
  return renamed;
}

function settle(environment: Environment, scripts: ReadonlyMap<string, string>): (text: string) => string {
  const standIns = [JSON.stringify(settledLater), JSON.stringify(environment)] as const;
  const quoted = standIns.map((json) => JSON.stringify(json).slice(1, -1));
  const names = [...scripts.keys()].map((name) => name.replace(/[.$]/g, '\\$&'));
  const anyScript = names.length > 0 ? new RegExp(`(?<![\\w~-])(?:${names.join('|')})`, 'g') : /(?!)/g;
  return (text) =>
    text
      .replaceAll(standIns[0], () => standIns[1])
      .replaceAll(quoted[0] ?? '', () => quoted[1] ?? '')
      .replaceAll(settledLater.servicesUrl, () => environment.servicesUrl)
      .replaceAll(settledLater.siteUrl, () => environment.siteUrl)
      .replaceAll(settledLater.tagsUrl, () => environment.tagsUrl)
      .replaceAll(settledLater.publisherUrl, () => environment.publisherUrl)
      .replace(/https:\/\/([\w-]+)\.publisher\.settings\.invalid/g, (_, site: string) =>
        environment.publisherUrl.replace('{site}', site),
      )
      .replace(anyScript, (name) => scripts.get(name) ?? name);
}

/** Some depend on more than addresses. */
function withHeaders(manifest: string, environment: Environment): string {
  const rules = headerRules(environment, false);
  return headerRules(settledLater, false).reduce(
    (text, { headers }, index) => {
      const json = JSON.stringify(headers);
      if (!text.includes(json)) throw new Error('The build has the headers of another version.');
      return text.replaceAll(json, () => JSON.stringify(rules[index]?.headers));
    },
    JSON.stringify(JSON.parse(manifest)),
  );
}
