import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as read from '../../services/http/parse';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';

const root = join(__dirname, '../..');

export const workerFile = join(root, 'static/worker/worker.js');

const readOfflineTexts = read.fields((field) => ({
  title: field('shell.offline.title', read.string),
  text: field('offline.unseen', read.string),
  retry: field('ui.tryAgain', read.string),
}));

const textsOf = (locale: string) =>
  readOfflineTexts(JSON.parse(readFileSync(join(root, 'static/lang', `${locale}.json`), 'utf8')));

/** Those of package.json, by the names that esbuild has for them. */
function oldestBrowsers(): string[] {
  const { browserslist } = readManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
}

const readManifest = read.object({ browserslist: read.list(read.string) });

/** The service worker with the libraries that it imports, for the oldest supported browsers, as one script. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'worker.js')],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: oldestBrowsers(),
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_TEXTS: JSON.stringify(Object.fromEntries(supportedLocales.map((locale) => [locale, textsOf(locale)]))),
      DEFAULT_LOCALE: JSON.stringify(defaultLocale),
    },
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The service worker has no script.');
  return script.text;
}
