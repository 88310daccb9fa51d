import { withDatabase } from '../db/withDatabase';
import { readSettings } from '../settings';
import { runCommand } from '../support/runCommand';
import { handleEmails } from './handleEmails';
import { readOptions } from './options';

/** `npm run emails`: lists accounts that their e-mail address does not find, and gives an address to an account. */
runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return withDatabase(readSettings(process.env), (db) => handleEmails(db, options));
});
