import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './freePort';

/** Where a PostgreSQL for tests comes from, or why there is none. */
export type PostgresSource = { url: string } | { binaries: string } | { missing: string };

/** A PostgreSQL server, with any number of empty databases. */
export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, as a power cut would; only for one that was started here. */
  crash(): Promise<void>;
  /** Starts it on the same port and data. */
  restart(): Promise<void>;
  /** Drops the databases, stops what was started and removes its files. */
  close(): Promise<void>;
}

/** The server named by DATABASE_URL, else the machine's own binaries: Debian's place, macOS's, the PATH. */
export function findPostgres(variables: Record<string, string | undefined> = process.env): PostgresSource {
  if (variables.DATABASE_URL) return { url: variables.DATABASE_URL };
  const folders = [...versionsIn('/usr/lib/postgresql'), ...versionsIn('/opt/homebrew/opt'), ...pathOf(variables)];
  const binaries = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (binaries) return { binaries };
  return {
    missing:
      'PostgreSQL is not proved here: this machine has no PostgreSQL binaries. Install them (Debian: apt-get install postgresql) or set DATABASE_URL to a server that may be filled.',
  };
}

/**
 * A throw-away server on a free port of the loopback, or the one that DATABASE_URL names.
 * `source` is where it comes from. `isDurable` keeps it from losing anything in a crash, at the cost of speed. Throws a sentence where there is none.
 */
export async function startPostgres({ isDurable = false, source = findPostgres() } = {}): Promise<PostgresServer> {
  if ('missing' in source) throw new Error(source.missing);
  return 'url' in source ? namedServer(source.url) : ownServer(source.binaries, isDurable);
}

function namedServer(url: string): PostgresServer {
  const made: string[] = [];
  const reject = () => Promise.reject(new Error('A server that DATABASE_URL names must not be crashed by a test.'));
  return {
    createDatabase: async () => {
      const database = await createDatabase(url);
      made.push(new URL(database).pathname.slice(1));
      return database;
    },
    crash: reject,
    restart: reject,
    close: async () => {
      for (const name of made) await execute(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function ownServer(binaries: string, isDurable: boolean): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'club-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...as, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'shared_buffers=32MB'],
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((option) => ['-c', option]);
  const args = [join(binaries, 'postgres'), '-D', data, '-p', String(port), ...options];

  let server: ChildProcess;
  const start = async () => {
    const [command = '', ...rest] = endsWithUs(args);
    server = spawn(command, rest, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    server.stderr?.on('data', (chunk) => (output = `${output}${String(chunk)}`.slice(-2000)));
    await untilReady(url, () => (server.exitCode === null ? null : output));
  };
  await start();
  return {
    createDatabase: () => createDatabase(url),
    // Its immediate shutdown: no process finishes its statement, and the next start recovers from the log.
    crash: () => end(server, 'SIGQUIT'),
    restart: start,
    close: async () => {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on a server, empty or as a copy of another one, and returns its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `club_test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

const end = (child: ChildProcess, signal: 'SIGQUIT' | 'SIGINT') =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.kill(signal);
  });

const versionsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^(postgresql@)?\d+$/.test(name))
        .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
        .map((name) => join(folder, name, 'bin'))
    : [];

const pathOf = ({ PATH = '' }: Record<string, string | undefined>) => PATH.split(delimiter).filter(Boolean);

/** PostgreSQL does not run as root; then it runs as the user that Debian creates for it, or as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].flatMap((name) => lines.filter((each) => each.startsWith(`${name}:`)))[0] ?? '';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** On Linux, the server ends with this process, even if that is killed. */
const endsWithUs = (args: string[]) =>
  spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0 ? ['setpriv', '--pdeathsig', 'INT', ...args] : args;

async function untilReady(url: string, whyItEnded: () => string | null): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const error = await execute(url, 'select 1').then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) return;
    const output = whyItEnded();
    if (output !== null) throw new Error(`PostgreSQL ended before it answered: ${output.trim()}`);
    if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within 30 seconds.', { cause: error });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs statements on a connection of their own, as one transaction and without a time limit. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
