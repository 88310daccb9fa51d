import { readArguments } from '../../platform/support/readArguments';
import { runCommand } from '../../platform/support/runCommand';
import { backUp, restore } from './backup';

const usage = 'npm run backup -- --file club.dump, npm run restore -- --file club.dump, with DATABASE_URL.';

/** `npm run backup` and `npm run restore`: the database of DATABASE_URL to a file, and a file to an empty database. */
function main([command, ...args]: string[]): string[] {
  const { file } = readArguments(args, { file: { type: 'string' } }, usage);
  const databaseUrl = process.env.DATABASE_URL;
  if (!file || !databaseUrl) throw new Error(`A file and DATABASE_URL are needed. Use it so: ${usage}`);
  if (command === 'restore') {
    restore(databaseUrl, file);
    return [`The database has what ${file} has.`];
  }
  backUp(databaseUrl, file);
  return [`${file} has the database. Restore it into an empty database of the same or a newer PostgreSQL.`];
}

runCommand(() => Promise.resolve().then(() => main(process.argv.slice(2))));
