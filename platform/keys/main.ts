import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { changeKeys } from './keys';
import { readOptions } from './options';

/** `npm run keys`: lists, makes and revokes the keys of games' servers. */
runCommand(() => changeKeys(readOptions(process.argv.slice(2)), readSettings(process.env), systemClock));
