import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { findProgram, ownPostgres } from '../cluster/programs';

/**
 * Writes a database to a file in the format of pg_dump: one consistent state, compressed, while the platform goes on. The file
 * gets its name when it is complete. Throws what pg_dump reports.
 */
export function backUp(databaseUrl: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists; name a new file.`);
  const draft = `${file}.partly`;
  try {
    run(databaseUrl, 'pg_dump', ['--format', 'custom', '--no-owner', '--no-privileges', '--file', draft]);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Fills an empty database from such a file, in one transaction: after an error it is as empty as before. Throws what
 * pg_restore reports, also if the database has tables.
 */
export function restore(databaseUrl: string, file: string): void {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  run(databaseUrl, 'pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file]);
}

function run(databaseUrl: string, name: string, args: string[]): void {
  const source = ownPostgres();
  const program = findProgram(name, ...('binaries' in source ? [source.binaries] : []));
  if (!program) throw new Error(`${name} is missing. Install it (Debian: apt-get install postgresql-client).`);
  const address = new URL(databaseUrl);
  // Other users of the machine can read arguments, but not variables.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const { status, stderr, error } = spawnSync(program, ['--dbname', address.href, ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr.trim()}`);
}
