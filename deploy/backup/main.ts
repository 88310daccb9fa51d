import { writeFileSync } from 'node:fs';
import { readArguments, text } from '../../platform/support/readArguments';
import { runCommand } from '../../platform/support/runCommand';
import { backUp, restore } from './backup';

const usage =
  'npm run backup -- --file club.dump [--metrics club.prom], npm run restore -- --file club.dump, with DATABASE_URL.';

/**
 * `npm run backup` and `npm run restore`: the database of DATABASE_URL to a file, and a file to an empty database. `--metrics` is a
 * file that the node exporter's collector of text files reads: when the last backup was complete.
 */
function main([command, ...args]: string[]): string[] {
  const { file, metrics } = readArguments(args, { file: text, metrics: text }, usage);
  const databaseUrl = process.env.DATABASE_URL;
  if (!file || !databaseUrl) throw new Error(`A file and DATABASE_URL are needed. Use it so: ${usage}`);
  if (command === 'restore') {
    restore(databaseUrl, file);
    return [`The database has what ${file} has.`];
  }
  backUp(databaseUrl, file);
  if (metrics) writeFileSync(metrics, `club_backup_timestamp_seconds ${Math.floor(Date.now() / 1000)}\n`);
  return [`${file} has the database. Restore it into an empty database of the same or a newer PostgreSQL.`];
}

void runCommand(() => main(process.argv.slice(2)));
