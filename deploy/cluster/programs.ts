import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../../platform/testing/postgresServer';

export interface Programs {
  nginx: string;
  openssl: string;
}

/** Debian keeps nginx out of the path of ordinary users. */
const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The machine's own PostgreSQL, whatever server DATABASE_URL names: the cluster kills its own. */
export const ownPostgres = () => findPostgres({ PATH: process.env.PATH });

export const findProgram = (name: string, ...first: readonly string[]): string | undefined =>
  [...first, ...places].map((place) => join(place, name)).find((path) => existsSync(path));

/** `missing` names what is missing and how it is installed. */
export function findPrograms(): Programs | { missing: string } {
  const nginx = findProgram('nginx');
  const openssl = findProgram('openssl');
  const hasPostgres = !('missing' in ownPostgres());
  if (nginx && openssl && hasPostgres) return { nginx, openssl };
  const packages = [!nginx && 'nginx-light', !hasPostgres && 'postgresql', !openssl && 'openssl'].filter(Boolean);
  return {
    missing: `A cluster needs programs of the system that are missing here. Install them (Debian: apt-get install --no-install-recommends ${packages.join(' ')}).`,
  };
}

/** Where this nginx has its types of files and its modules; its own defaults differ between systems. */
export function nginxPlaces(nginx: string): { types: string; brotliModule: string | null } {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1];
  const module = join(argument('modules-path') ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so');
  return {
    types: join(argument('conf-path') ?? '/etc/nginx/nginx.conf', '../mime.types'),
    brotliModule: existsSync(module) ? module : null,
  };
}
