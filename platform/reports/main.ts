import { withDatabase } from '../db/withDatabase';
import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { readOptions } from './options';
import { handleReports } from './reports';

/** `npm run reports`: lists the reports of players, and closes those about one player. */
runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return withDatabase(readSettings(process.env), (db) => handleReports(db, options, systemClock.now()));
});
