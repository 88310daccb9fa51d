import { withDatabase } from '../db/withDatabase';
import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { changeKeys } from './keys';
import { readOptions } from './options';

/** `npm run keys`: lists, makes and revokes the keys of games' servers. */
runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return withDatabase(readSettings(process.env), (db) => changeKeys(db, options, systemClock.now()));
});
