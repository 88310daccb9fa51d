import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browserslist } from '../../package.json';
import * as read from '../../services/http/parse';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';

const root = join(__dirname, '../..');

export const workerFile = join(root, 'static/worker/worker.js');

const readOfflineTexts = read.fields((field) => ({
  title: field('shell.offline.title', read.string),
  text: field('offline.unseen', read.string),
  retry: field('ui.tryAgain', read.string),
}));

const reloadScript =
  "setInterval(() => fetch('', { method: 'HEAD' }).then(() => location.reload(), () => undefined), 5000);";

const textsOf = (locale: string) =>
  readOfflineTexts(JSON.parse(readFileSync(join(root, 'static/lang', `${locale}.json`), 'utf8')));

/** The service worker with the libraries that it imports, for the oldest supported browsers, as one script. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'worker.js')],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    // By the names that esbuild has for them.
    target: browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_TEXTS: JSON.stringify(Object.fromEntries(supportedLocales.map((locale) => [locale, textsOf(locale)]))),
      DEFAULT_LOCALE: JSON.stringify(defaultLocale),
      RELOAD_SCRIPT: JSON.stringify(reloadScript),
      RELOAD_SCRIPT_HASH: JSON.stringify(createHash('sha256').update(reloadScript).digest('base64')),
    },
  });
  return outputFiles.map(({ text }) => text).join('');
}
