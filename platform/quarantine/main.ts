import { withDatabase } from '../db/withDatabase';
import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { readOptions } from './options';
import { handleQuarantine } from './quarantine';

/** `npm run quarantine`: lists, releases and drops events that one player cannot have played. */
runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return withDatabase(readSettings(process.env), (db) => handleQuarantine(db, options, systemClock.now()));
});
