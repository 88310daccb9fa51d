import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from '../../support/once';

const folder = join(__dirname, '../../content/pictures');

const types = new Map([
  ['avif', 'image/avif'],
  ['mp3', 'audio/mpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
]);

/** Names below the folder. None leaves it, because the only dot is that of the extension. */
const fileName = /^(?:[\w-]+\/)+[\w-]+\.([a-z0-9]+)$/;

const versions = new Map<string, string>();

/**
 * A hash of a picture's file, such as `rewards/moongate/lake-chart.avif`; undefined if there is none. It is short, because a page
 * has dozens of them, and no compression makes them smaller.
 */
export function versionOf(name: string): string | undefined {
  const known = versions.get(name);
  if (known !== undefined || typeOf(name) === undefined) return known;
  const file = join(folder, name);
  if (!existsSync(file)) return undefined;
  const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  versions.set(name, version);
  return version;
}

/** The files in `news`, listed once, because a list of news asks for each article. */
export const newsFiles = once((): ReadonlySet<string> => {
  const news = join(folder, 'news');
  return new Set(existsSync(news) ? readdirSync(news) : []);
});

/** The path of a picture on the platform. It has the version, so that it may be cached forever. */
export const picturePath = (name: string) => `/pictures/${versionOf(name) ?? 'none'}/${name}`;

/** A picture that has a version. */
export const readPicture = async (name: string) => new Uint8Array(await readFile(join(folder, name)));

/** The media type of a picture, or of a sample of music; undefined for a name that is none. */
export const typeOf = (name: string) => types.get(fileName.exec(name)?.[1] ?? '');
