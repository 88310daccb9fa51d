import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nginxPlaces, type Programs } from './programs';

export interface ClusterPorts {
  /** Where nginx serves the site and the services. */
  site: number;
  services: number;
  sites: readonly number[];
  platforms: readonly number[];
}

/** A certificate for localhost that this machine makes for itself, kept so that a browser has to accept it only once. */
export function writeCertificate({ openssl }: Programs, folder: string) {
  const [certificate, key] = [resolve(folder, 'localhost.crt'), resolve(folder, 'localhost.key')];
  if (existsSync(certificate)) return { certificate, key };
  mkdirSync(folder, { recursive: true });
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const subject = ['-subj', '/CN=localhost', '-addext', names, '-addext', 'basicConstraints=critical,CA:TRUE'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '365'];
  execFileSync(openssl, [...args, ...subject, '-out', certificate, '-keyout', key], { stdio: 'pipe' });
  return { certificate, key };
}

/** Throws for a name without a value. */
const fillIn = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template needs a value for ${name}.`);
    return value;
  });

const serversOf = (ports: readonly number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n    ');

/** Writes its configuration, and starts it in the foreground; SIGHUP reads the configuration again, SIGQUIT ends it. */
export function startNginx(
  { nginx }: Programs,
  folder: string,
  ports: ClusterPorts,
  { certificate, key }: ReturnType<typeof writeCertificate>,
): ChildProcess {
  const { types, brotliModule } = nginxPlaces(nginx);
  const within = (name: string) => resolve(folder, name);
  for (const name of ['cache', 'temporary', 'files']) mkdirSync(within(name), { recursive: true });
  const club = fillIn(readFileSync('deploy/nginx/club.conf.template', 'utf8'), {
    SITE_ORIGIN: `https://localhost:${ports.site}`,
    CACHE_FOLDER: within('cache'),
    FILES_FOLDER: within('files'),
    SITE_SERVERS: serversOf(ports.sites),
    PLATFORM_SERVERS: serversOf(ports.platforms),
    SITE_LISTEN: `${ports.site} ssl http2`,
    SERVICES_LISTEN: `${ports.services} ssl http2`,
    SITE_NAME: 'localhost',
    SERVICES_NAME: 'localhost',
    TLS: `ssl_certificate ${certificate};\n    ssl_certificate_key ${key};\n    ssl_session_cache shared:tls:1m;`,
    TRUSTED_PROXIES: '',
    ACCESS_LOG: within('access.log'),
    BROTLI: brotliModule ? 'brotli_static on;' : '',
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${within(`temporary/${kind}`)};`)
    .join(' ');
  writeFileSync(within('club.conf'), club);
  writeFileSync(
    within('nginx.conf'),
    [
      ...(brotliModule ? [`load_module ${brotliModule};`] : []),
      // As root, nginx would serve as a user who cannot read this folder everywhere.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 2;',
      `pid ${within('nginx.pid')};`,
      'error_log stderr crit;',
      'events { worker_connections 4096; }',
      `http { include ${types}; access_log off; ${temporary} include ${within('club.conf')}; }`,
      '',
    ].join('\n'),
  );
  return spawn(nginx, ['-p', resolve(folder), '-c', within('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
